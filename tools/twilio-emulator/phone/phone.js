/** The phone's page: polls the emulator and renders its state. Plain browser JavaScript, like tour.js. */
import { steps, tourist } from './tour.js';

const pollMs = 500;
const shownAlerts = 6;
const shownSteps = 200;

const element = (id) => document.getElementById(id);
const make = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};
const time = (iso) => make('time', { dateTime: iso }, `${new Date(iso).toLocaleString()} `);
const note = (text) => make('p', {}, make('small', {}, text));

/** The emulator's last reported state, and the alerts on the page. */
let state = null;
let alertsShown = '[]';

const customer = () => element('customer').value.replace(/[\s()-]/g, '');
const line = () => element('line').value;

async function post(action, fields) {
  const response = await fetch(`/__phone/api/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const answer = await response.json();
  if (!response.ok) {
    throw new Error(answer.error);
  }
  return answer;
}

/** Sends the site's form, as a visitor would. */
async function request(fields) {
  const response = await fetch('/functions/v1/request-quote', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!response.ok) {
    throw new Error((await response.json()).error);
  }
}

function text(from, body, media = []) {
  element('customer').value = from;
  return post('text', { from, to: line(), body, media });
}
const call = (fields) => post('call', { from: tourist, to: line(), ...fields });

/** What the sender would know: the webhook's answer for the customer, the delivery for the business. */
const describeStatus = ({ direction, status, errorCode, notes }) =>
  [direction === 'inbound' ? '' : `${status}${errorCode ? ` (${errorCode})` : ''}`, ...notes].join(' ');

function makeBubble(message) {
  const isMine = message.direction === 'inbound';
  const pictures = message.media.map(({ source }) => make('img', { src: source, alt: 'Attached photo' }));
  return make(
    'li',
    { className: isMine ? 'mine' : '' },
    make('div', { className: 'bubble' }, ...pictures, message.body),
    note(`${new Date(message.createdAt).toLocaleTimeString()} ${describeStatus(message)}`),
  );
}

function makeStep({ at, kind, text: words, detail }) {
  const answer = detail && make('details', {}, make('summary', {}, 'The answer'), make('pre', {}, detail));
  return make('li', {}, time(at), make('strong', {}, `${kind} `), words, answer ?? '');
}

/** Renders a list. It stays scrolled to its end if it was there. */
function fill(list, rows) {
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.replaceChildren(...rows);
  if (isAtEnd) {
    list.scrollTop = list.scrollHeight;
  }
}

function draw() {
  const { numbers, messages, calls, optOuts, violations, isDown, troubledNumbers } = state;
  if (line() === '') {
    element('line').replaceChildren(
      ...numbers.map(({ phoneNumber, friendlyName }) =>
        make('option', { value: phoneNumber }, `${phoneNumber} ${friendlyName}`),
      ),
    );
  }
  const known = new Map(messages.map(({ from, to, direction }) => [direction === 'inbound' ? from : to, '']));
  for (const [number, { explanation }] of Object.entries(troubledNumbers)) {
    known.set(number, explanation);
  }
  element('customers').replaceChildren(
    ...[...known].map(([value, label]) => make('option', { value, label: label || value })),
  );
  const isOurs = ({ from, to }) => [from, to].includes(customer()) && [from, to].includes(line());
  const thread = messages.filter(isOurs).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const locked = optOuts.includes(`${line()} ${customer()}`) ? [note('You said STOP.')] : [];
  fill(element('thread'), [...thread.map(makeBubble), ...locked.map((words) => make('li', {}, words))]);
  const happened = calls.flatMap((one) => one.steps).sort((a, b) => b.at.localeCompare(a.at));
  element('log').replaceChildren(...happened.slice(0, shownSteps).map(makeStep));
  element('outage').hidden = !isDown;
  element('stamp').textContent =
    violations.length === 0 ? 'Twilio contract kept' : `${violations.length} contract violations`;
  element('violations').replaceChildren(
    ...violations.map(({ side, method, path, problem }) =>
      make('li', {}, `${side} of ${method} ${path}: ${problem}`),
    ),
  );
  element('connected').hidden = !numbers.some(
    ({ phoneNumber, voiceUrl }) => phoneNumber === line() && voiceUrl !== '',
  );
}

async function refresh() {
  const response = await fetch(`/__phone/api/state?known=${state?.version ?? ''}`);
  if (response.status === 204) {
    return;
  }
  state = await response.json();
  draw();
}

/** The admin's phone: the alerts that the stack's push service delivered and decrypted. */
async function refreshAlerts() {
  const response = await fetch('/__push/delivered');
  const { delivered } = await response.json();
  const alerts = delivered.filter(({ device }) => device === 'demo-phone').slice(0, shownAlerts);
  // Drawing the same again would take the focus from a link.
  if (JSON.stringify(alerts) === alertsShown) {
    return;
  }
  alertsShown = JSON.stringify(alerts);
  element('alerts').replaceChildren(
    ...alerts.map(({ at, alert }) =>
      make(
        'li',
        {},
        time(at),
        make('a', { href: alert.url, target: 'office' }, alert.title),
        make('p', {}, alert.body),
      ),
    ),
  );
}

/** Submits a form. On failure it shows the error and keeps what was typed. */
function onSubmit(form, work) {
  element(form).addEventListener('submit', async (event) => {
    event.preventDefault();
    event.submitter.disabled = true;
    element('problem').textContent = '';
    await work().catch((error) => (element('problem').textContent = error.message));
    event.submitter.disabled = false;
  });
}

const dataAddress = (file) =>
  new Promise((resolve, reject) => {
    const reader = Object.assign(new FileReader(), { onerror: () => reject(reader.error) });
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(file);
  });

onSubmit('composer', async () => {
  const media = await Promise.all([...element('photo').files].map(dataAddress));
  await text(customer(), element('body').value, media);
  element('composer').reset();
});
onSubmit('dialer', () =>
  call({
    from: element('withheld').checked ? 'anonymous' : customer(),
    outcome: [element('outcome').value, element('next').value],
    ...(element('transcript').value && { transcript: element('transcript').value }),
  }),
);
for (const id of ['customer', 'line']) {
  element(id).addEventListener('change', draw);
}
element('customer').value = tourist;

for (const { title, hint, office, actions } of steps) {
  const problem = make('p', { className: 'problem', role: 'alert' });
  const isConnecting = Object.keys(actions).length === 0;
  const mark = make(
    'span',
    { className: 'stamp', id: isConnecting ? 'connected' : '', hidden: true },
    isConnecting ? 'Done' : 'Played',
  );
  const play = async (act) => {
    problem.textContent = '';
    try {
      await act({ text, call, post, request });
      mark.hidden = false;
    } catch (error) {
      problem.textContent = error.message;
    }
  };
  const buttons = Object.entries(actions).map(([label, act]) =>
    make('button', { type: 'button', onclick: () => void play(act) }, label),
  );
  const links = office.map((tab) => {
    const href = `/admin/dashboard?tab=${tab.toLowerCase().replace(' ', '-')}`;
    return make('a', { href, target: 'office' }, `Open ${tab}`);
  });
  const moves = make('p', { className: 'moves' }, ...buttons, ...links);
  element('tour').append(
    make('li', {}, make('h3', {}, `${title} `, mark), make('p', {}, hint), moves, problem),
  );
}

const goneMessage = 'The local stack does not answer: is it still running?';

async function poll() {
  try {
    if (!document.hidden) {
      await Promise.all([refresh(), refreshAlerts()]);
    }
    if (element('problem').textContent === goneMessage) {
      element('problem').textContent = '';
    }
  } catch {
    element('problem').textContent = goneMessage;
  }
  setTimeout(() => void poll(), pollMs);
}
void poll();
