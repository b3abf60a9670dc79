/**
 * Supabase Realtime at the network edge: a WebSocket server with the part of the Phoenix channel protocol
 * that the client needs for broadcasts. The office connects only when the database names a topic.
 */
import { ws, type WebSocketHandlerConnection } from 'msw';
import * as v from 'valibot';

class Realtime {
  /** Every channel join, oldest first. */
  joins: { topic: string; token: unknown; isPrivate: unknown }[] = [];
  /** The clients that are joined now, by topic. */
  channels = new Map<string, WebSocketHandlerConnection['client']>();
}

/** The Realtime server of the running test. */
export const realtime = new Realtime();

export function resetRealtime(): void {
  Object.assign(realtime, new Realtime());
}

const link = ws.link('ws://localhost:3000/realtime/v1/websocket');

/** The parts of a message in version 2 of the protocol. */
const parts = v.tuple([v.unknown(), v.unknown(), v.string(), v.string(), v.unknown()]);
const message = v.pipe(v.string(), v.parseJson(), parts);
const joining = v.object({ access_token: v.unknown(), config: v.object({ private: v.unknown() }) });

export const realtimeHandler = link.addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) => {
    const [joinRef, ref, topic, event, payload] = v.parse(message, data);
    const reply = (response: object) =>
      client.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]));
    if (event === 'phx_leave') {
      realtime.channels.delete(topic);
    }
    if (event !== 'phx_join') {
      return reply({});
    }
    const { access_token: token, config } = v.parse(joining, payload);
    realtime.joins.push({ topic, token, isPrivate: config.private });
    realtime.channels.set(topic, client);
    reply({ postgres_changes: [] });
  });
  client.addEventListener('close', () => {
    for (const [topic, other] of realtime.channels) {
      if (other === client) {
        realtime.channels.delete(topic);
      }
    }
  });
});

/** Sends a change to every joined channel, as the database's trigger does. */
export function broadcast(event: string, payload: object): void {
  for (const [topic, client] of realtime.channels) {
    client.send(JSON.stringify([null, null, topic, 'broadcast', { type: 'broadcast', event, payload }]));
  }
}
