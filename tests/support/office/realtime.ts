/**
 * Supabase Realtime at the network's edge: a WebSocket server that speaks as much of Phoenix's channels
 * as the client needs to hear broadcasts. It is there for every test; the office asks for it only
 * where the database says that it has it.
 */
import { ws, type WebSocketHandlerConnection } from 'msw';

type Join = { topic: string; token: unknown; isPrivate: unknown };
type Client = WebSocketHandlerConnection['client'];

type Realtime = {
  /** Every channel that was joined, oldest first. */
  joins: Join[];
  /** The channels that are joined now, by topic. */
  channels: Map<string, Client>;
};

const none = (): Realtime => ({ joins: [], channels: new Map() });

/** As the running test finds it. */
export const realtime = none();

export function resetRealtime(): void {
  Object.assign(realtime, none());
}

const link = ws.link('ws://localhost:3000/realtime/v1/websocket');

/** A message of the second version of the protocol. */
function parts(data: unknown): {
  joinRef: unknown;
  ref: unknown;
  topic: string;
  event: unknown;
  payload: unknown;
} {
  const message: unknown = JSON.parse(String(data));
  const fields: unknown[] = Array.isArray(message) ? message : [];
  const [joinRef, ref, topic, event, payload] = fields;
  return { joinRef, ref, topic: String(topic), event, payload };
}

function member(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (current, name) =>
      typeof current === 'object' && current !== null ? Reflect.get(current, name) : undefined,
    value,
  );
}

export const realtimeHandler = link.addEventListener('connection', ({ client }) => {
  client.addEventListener('message', ({ data }) => {
    const { joinRef, ref, topic, event, payload } = parts(data);
    const reply = (response: object) =>
      client.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]));
    if (event === 'phx_leave') realtime.channels.delete(topic);
    if (event !== 'phx_join') return reply({});
    const isPrivate = member(payload, 'config', 'private');
    realtime.joins.push({ topic, token: member(payload, 'access_token'), isPrivate });
    realtime.channels.set(topic, client);
    reply({ postgres_changes: [] });
  });
  client.addEventListener('close', () => {
    for (const [topic, other] of realtime.channels) if (other === client) realtime.channels.delete(topic);
  });
});

/** Tells every joined channel of a change, as the database's trigger does. */
export function broadcast(event: string, payload: object): void {
  for (const [topic, client] of realtime.channels)
    client.send(JSON.stringify([null, null, topic, 'broadcast', { type: 'broadcast', event, payload }]));
}
