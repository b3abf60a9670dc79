/** What happened between the customer and the business, newest first. */
import { callsOfCustomer, callsOfOffice } from './call.js';
import { element, fill, make, when } from './dom.js';
import { customer } from './identity.js';
import { onState } from './state.js';
import { currentThread, isBad, messageState } from './thread.js';

const openDetails = new Set();

function logEntries() {
  const messages = (currentThread()?.messages ?? []).map((message, index) => ({
    at: message.at,
    order: index,
    kind: message.direction === 'inbound' ? 'text in' : 'text out',
    text: message.body || 'a photo',
    notes: message.direction === 'inbound' ? message.notes : [messageState(message), ...message.notes],
    isBad: isBad(message),
  }));
  const steps = [...callsOfCustomer(), ...callsOfOffice()].flatMap((call) => [
    ...(call.steps.length === 0 ? [pastCall(call)] : []),
    ...call.steps.map((step, index) => ({
      ...step,
      order: index,
      key: `${call.sid} ${index}`,
      isBad: step.kind === 'error' || step.kind === 'miss',
    })),
  ]);
  return [...messages, ...steps].sort(
    (left, right) => right.at.localeCompare(left.at) || right.order - left.order,
  );
}

const pastCall = ({ at, from, to, status, duration }) => ({
  at,
  order: 0,
  kind: 'call',
  text: `${from} called ${to}: ${status}${duration ? `, ${duration} s` : ''}`,
});

function renderLog() {
  element('log-of').textContent = `with ${customer()}`;
  const rows = logEntries().map(({ at, kind, text, notes = [], detail, key, isBad: bad }) => {
    const cell = make('div', {}, make('p', { text }));
    if (notes.length > 0) {
      cell.append(make('p', { className: bad ? 'notes bad' : 'notes', text: notes.join(' ') }));
    }
    if (detail) {
      const details = make(
        'details',
        {},
        make('summary', { text: 'The answer' }),
        make('pre', { text: detail }),
      );
      details.open = openDetails.has(key);
      details.addEventListener('toggle', () => openDetails[details.open ? 'add' : 'delete'](key));
      cell.append(details);
    }
    return make(
      'li',
      { className: bad ? 'bad' : '' },
      make('time', { text: when(at), datetime: at }),
      make('span', { className: 'kind', text: kind }),
      cell,
    );
  });
  const empty = make('li', { className: 'empty', text: 'Nothing yet: send a text or call.' });
  fill(element('log'), rows.length > 0 ? rows : [empty]);
}

onState(renderLog);
