// The phone's script: plain browser JavaScript, inlined into the page by phone-page.ts. The tour's comes after it.
const element = (id) => document.getElementById(id);
const pollMs = 1000;
const pollInCallMs = 200;
/** As long as the emulator waits for a webhook's answer. */
const webhookTimeoutMs = 15_000;
/** Twilio takes so much, and so many, with one text. */
const maxAttachedBytes = 5_000_000;
const maxAttached = 10;
const badStatuses = new Set(['undelivered', 'failed']);

let state = null;
let attached = [];
let isCalling = false;
let callStart = '';
let seenMessages = null;
let announcedSteps = 0;
const openDetails = new Set();

function make(tag, { text, className, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  if (className) node.className = className;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** Replaces a list's rows but keeps the reader's place: a list read at its end stays at its end. */
function fill(list, rows, { stickToEnd = false } = {}) {
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const place = list.scrollTop;
  list.replaceChildren(...rows);
  list.scrollTop = stickToEnd && isAtEnd ? list.scrollHeight : place;
}

const clockTime = (iso) =>
  new Date(iso).toLocaleTimeString([], {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });
const isToday = (iso) => new Date(iso).toDateString() === new Date().toDateString();
const when = (iso) =>
  isToday(iso) ? clockTime(iso) : new Date(iso).toLocaleDateString([], { month: 'short', day: 'numeric' });
const customer = () => element('customer').value.replace(/[\s()-]/g, '');
const line = () => element('line').value;
const showProblem = (text) => {
  element('problem').textContent = text;
};
const announce = (text) => {
  element('live').textContent = text;
};

async function post(action, fields) {
  const response = await fetch(`/__phone/api/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

function reason(error) {
  return error instanceof TypeError ? 'The local stack does not answer: is it still running?' : error.message;
}

async function refresh() {
  const response = await fetch(`/__phone/api/state?known=${state?.version ?? ''}`);
  if (response.status === 204) return;
  state = await response.json();
  render();
  if (state.violations > 0) await showViolations();
}

async function showViolations() {
  const { violations } = await (await fetch('/__phone/api/violations')).json();
  fill(
    element('violation-list'),
    violations
      .slice(-10)
      .reverse()
      .map(({ side, method, path, problem }) =>
        make('li', { text: `${side} of ${method} ${path}: ${problem}` }),
      ),
  );
}

function render() {
  renderLines();
  renderThread();
  renderHeard();
  renderLog();
  globalThis.renderTour();
}

const pathOf = (url) =>
  URL.canParse(url) && new URL(url).host === location.host ? new URL(url).pathname : url;

function renderLines() {
  const select = element('line');
  const chosen = select.value || state.numbers[0]?.phoneNumber;
  select.replaceChildren(
    ...state.numbers.map(({ phoneNumber, friendlyName }) =>
      make('option', { text: `${phoneNumber}  ${friendlyName}`, value: phoneNumber }),
    ),
  );
  if (chosen) select.value = chosen;

  const customers = [...new Set(state.threads.map((thread) => thread.customer))];
  element('customers').replaceChildren(...customers.map((number) => make('option', { value: number })));
  if (element('customer').value === '') {
    element('customer').value = localStorage.getItem('customer') ?? customers.at(-1) ?? '+19185550123';
  }

  const hook = (term, url, unset) => [
    make('dt', { text: term }),
    url ? make('dd', { text: pathOf(url) }) : make('dd', { text: unset, className: 'unset' }),
  ];
  element('lines').replaceChildren(
    ...state.numbers.map(({ phoneNumber, friendlyName, smsUrl, voiceUrl, voiceApplicationSid }) =>
      make(
        'li',
        {},
        make('div', {}, make('strong', { text: phoneNumber }), make('small', { text: friendlyName })),
        make(
          'dl',
          {},
          ...hook('texts', smsUrl, 'no webhook'),
          ...(voiceApplicationSid
            ? hook('calls', '', `${voiceApplicationSid} overrides the webhook`)
            : hook('calls', voiceUrl, 'no webhook: set call forwarding')),
        ),
      ),
    ),
  );

  const stamp = element('stamp');
  stamp.textContent =
    state.violations === 0 ? 'Twilio contract kept' : `${state.violations} contract violations`;
  stamp.classList.toggle('bad', state.violations > 0);
  element('violations').hidden = state.violations === 0;

  if (element('troubled').childElementCount > 0) return;
  element('troubled').replaceChildren(
    ...state.troubledNumbers.map(({ phoneNumber, explanation }) => {
      const button = make('button', { text: phoneNumber, type: 'button' });
      button.addEventListener('click', () => become(phoneNumber));
      return make('li', {}, button, make('span', { text: explanation }));
    }),
  );
}

const currentThread = () =>
  state.threads.find((thread) => thread.customer === customer() && thread.businessNumber === line());

/** What the sender would know: for the customer the webhook's answer, for the business the delivery. */
function messageState(message) {
  if (message.direction === 'inbound') {
    const isUnderWay = message.notes.length === 0 && Date.now() - Date.parse(message.at) < webhookTimeoutMs;
    return isUnderWay ? 'sending…' : message.notes.join(' ') || 'received';
  }
  return message.errorCode ? `${message.status} (${message.errorCode})` : message.status;
}

const isBad = (message) =>
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

const callsOfCustomer = () =>
  state.calls.filter((call) => call.from === customer() || (call.from === 'anonymous' && call.to === line()));

function renderHeard() {
  const call = callsOfCustomer().findLast((candidate) => candidate.at >= callStart);
  if (!callStart || !call) return element('heard').replaceChildren();
  fill(
    element('heard'),
    call.steps
      .filter(({ kind }) => kind !== 'webhook')
      .map(({ kind, text }) => make('li', { className: kind, text: kind === 'say' ? `“${text}”` : text })),
    { stickToEnd: true },
  );
  element('heard').scrollTop = element('heard').scrollHeight;
  const step = call.steps.at(-1);
  if (step && call.steps.length !== announcedSteps) announce(step.text);
  announcedSteps = call.steps.length;
}

function logEntries() {
  const messages = (currentThread()?.messages ?? []).map((message, index) => ({
    at: message.at,
    order: index,
    kind: message.direction === 'inbound' ? 'text in' : 'text out',
    text: message.body || 'a photo',
    notes: message.direction === 'inbound' ? message.notes : [messageState(message), ...message.notes],
    isBad: isBad(message),
  }));
  const steps = callsOfCustomer().flatMap((call) => [
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

function become(number) {
  element('customer').value = number;
  localStorage.setItem('customer', number);
  callStart = '';
  seenMessages = null;
  showProblem('');
  if (state) render();
  element('thread').scrollTop = element('thread').scrollHeight;
}

async function sendText(body) {
  const media = attached.map(({ source }) => source);
  if (body.trim() === '' && media.length === 0) return;
  const send = document.querySelector('.send');
  send.disabled = true;
  showProblem('');
  try {
    const sending = post('text', { from: customer(), to: line(), body, media });
    element('body').value = '';
    attach([]);
    await refresh();
    element('thread').scrollTop = element('thread').scrollHeight;
    const { webhook } = await sending;
    if (webhook?.problem) showProblem(webhook.problem);
    await refresh();
  } catch (error) {
    showProblem(reason(error));
    if (element('body').value === '') element('body').value = body;
  } finally {
    send.disabled = false;
  }
}

/** The files that go out with the next text: their names, and their bytes as `data:` addresses. */
function attach(files) {
  attached = files;
  element('attached').hidden = files.length === 0;
  element('attached').textContent = `Attached: ${files.map(({ name }) => name).join(', ')}`;
  if (files.length === 0) element('photo').value = '';
}

const dataAddress = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve({ name: file.name, source: reader.result }));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

/** Says what a call has rung: the numbers, or what the caller heard when there were none. */
function ringing({ legs, steps }) {
  if (legs.length > 0) {
    return legs.map(({ to, shownCallerId }) => `${to} rings, its display shows ${shownCallerId}.`).join(' ');
  }
  const heard = steps.filter(({ kind }) => kind === 'say').map(({ text }) => `“${text}”`);
  return heard.length > 0 ? `Nothing rings. The caller hears ${heard.join(' ')}` : 'Nothing rings.';
}

/** `planned` is how the others behave; answers the call as it was, or nothing when it couldn't be made. */
async function call(planned) {
  const button = element('call');
  element('rings').textContent = '';
  element('test-call').disabled = true;
  button.disabled = true;
  button.textContent = 'In the call…';
  isCalling = true;
  callStart = new Date(Date.now() - 50).toISOString();
  announcedSteps = 0;
  showProblem('');
  try {
    const from = element('withheld').checked ? 'anonymous' : customer();
    const answer = await post('call', { from, to: line(), ...planned });
    await refresh();
    return answer.call;
  } catch (error) {
    showProblem(reason(error));
  } finally {
    isCalling = false;
    element('test-call').disabled = false;
    button.disabled = false;
    button.textContent = 'Call';
  }
}

const tabs = [...document.querySelectorAll('[role=tab]')];
function choose(tab) {
  for (const candidate of tabs) {
    const isChosen = candidate === tab;
    candidate.setAttribute('aria-selected', String(isChosen));
    candidate.tabIndex = isChosen ? 0 : -1;
    element(candidate.getAttribute('aria-controls')).hidden = !isChosen;
  }
}
for (const [index, tab] of tabs.entries()) {
  tab.addEventListener('click', () => choose(tab));
  tab.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = tabs[(index + 1) % tabs.length];
    choose(next);
    next.focus();
  });
}

element('who').addEventListener('submit', (event) => event.preventDefault());
element('customer').addEventListener('change', () => become(customer()));
element('line').addEventListener('change', () => become(customer()));
element('newcomer').addEventListener('click', () => {
  const taken = new Set(state?.threads.map((thread) => thread.customer));
  const free = Array.from({ length: 100 }, (_, index) => `+1405555${String(100 + index).padStart(4, '0')}`);
  become(free.find((number) => !taken.has(number)) ?? free[0]);
});
element('composer').addEventListener('submit', (event) => {
  event.preventDefault();
  void sendText(element('body').value);
});
element('body').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  void sendText(element('body').value);
});
for (const button of document.querySelectorAll('[data-word]')) {
  button.addEventListener('click', () => void sendText(button.dataset.word));
}
element('photo').addEventListener('change', () => {
  const files = [...element('photo').files];
  if (files.length > maxAttached || files.reduce((sum, { size }) => sum + size, 0) > maxAttachedBytes) {
    attach([]);
    return showProblem('Choose up to 10 photos or files, 5 MB in all.');
  }
  Promise.all(files.map(dataAddress)).then(attach, (error) => showProblem(reason(error)));
});
element('dialer').addEventListener('change', () => {
  const isAnswered = document.querySelector('input[name=outcome]:checked').value === 'answered';
  element('talk').hidden = !isAnswered;
  element('message').hidden = isAnswered;
});
element('dialer').addEventListener('submit', (event) => {
  event.preventDefault();
  void call({
    outcome: document.querySelector('input[name=outcome]:checked').value,
    seconds: Number(element('seconds').value),
    voicemail: element('voicemail').value,
  });
});
element('test-call').addEventListener('click', async () => {
  const made = await call({ outcome: 'answered', seconds: 5, voicemail: 'gives-up' });
  if (made) element('rings').textContent = ringing(made);
});

async function poll() {
  try {
    if (!document.hidden) await refresh();
    if (element('problem').textContent.startsWith('The local stack')) showProblem('');
  } catch (error) {
    showProblem(reason(error));
  }
  setTimeout(() => void poll(), isCalling ? pollInCallMs : pollMs);
}
void poll();
