/** The texts between the customer and a line. */
import { announce, element, fill, make, when } from './dom.js';
import { customer, line, onBecome } from './identity.js';
import { onState, state } from './state.js';

/** As long as the emulator waits for a webhook's answer. */
const webhookTimeoutMs = 15_000;
const badStatuses = new Set(['undelivered', 'failed']);
let seenMessages = null;

export const currentThread = () =>
  state.threads.find((thread) => thread.customer === customer() && thread.businessNumber === line());

/** What the sender would know: for the customer the webhook's answer, for the business the delivery. */
export function messageState(message) {
  if (message.direction === 'inbound') {
    const isUnderWay = message.notes.length === 0 && Date.now() - Date.parse(message.at) < webhookTimeoutMs;
    return isUnderWay ? 'sending…' : message.notes.join(' ') || 'received';
  }
  return message.errorCode ? `${message.status} (${message.errorCode})` : message.status;
}

export const isBad = (message) =>
  message.direction === 'inbound'
    ? message.notes.some((note) => !/answered 2\d\d\.$/.test(note))
    : badStatuses.has(message.status);

function renderThread() {
  const thread = currentThread();
  const messages = thread?.messages ?? [];
  element('opted-out').hidden = !thread?.isOptedOut;
  const fresh = messages.filter((message) => seenMessages && !seenMessages.has(message.sid));
  const rows = messages.map((message) => {
    const isMine = message.direction === 'inbound';
    const bubble = make('div', { className: 'bubble' });
    for (const source of message.media) {
      const type = /^data:([^;,]+)/.exec(source)?.[1] ?? 'image/*';
      bubble.append(
        type.startsWith('image/')
          ? make('img', { src: source, alt: 'Attached photo' })
          : make('p', { text: `Attached file (${type})` }),
      );
    }
    bubble.append(message.body);
    const classes = [isMine ? 'mine' : 'theirs', fresh.includes(message) ? 'fresh' : ''].join(' ').trim();
    return make(
      'li',
      { className: classes },
      make('span', { className: 'hidden', text: isMine ? 'You: ' : 'The business: ' }),
      bubble,
      make('div', {
        className: isBad(message) ? 'state bad' : 'state',
        text: `${when(message.at)} · ${messageState(message)}`,
      }),
    );
  });
  const empty = make('li', { className: 'empty', text: 'No texts yet. Write the first one.' });
  fill(element('thread'), rows.length > 0 ? rows : [empty], { stickToEnd: true });

  const reply = fresh.findLast((message) => message.direction !== 'inbound');
  if (reply) announce(`The business: ${reply.body}`);
  seenMessages = new Set(state.threads.flatMap(({ messages: all }) => all.map((message) => message.sid)));
}

onState(renderThread);
onBecome(() => {
  seenMessages = null;
});
