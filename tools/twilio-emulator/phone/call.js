/** Calling a line: what the caller hears, and the form that says how the others behave. */
import { announce, element, fill, make, showProblem } from './dom.js';
import { customer, line, onBecome } from './identity.js';
import { onState, post, reason, refresh, state } from './state.js';

export let isCalling = false;
let callStart = '';
let announcedSteps = 0;

export const callsOfCustomer = () =>
  state.calls.filter((call) => call.from === customer() || (call.from === 'anonymous' && call.to === line()));

const legStates = {
  ringing: 'rings',
  'in-progress': 'picked up',
  completed: 'was picked up',
  'no-answer': 'nobody answered',
  canceled: 'stopped ringing',
  busy: 'is busy',
  failed: 'can’t be reached',
};

/** Shows each phone that the call rings: its state, and what it hears. */
function renderPhones({ legs }) {
  element('phones').replaceChildren(
    ...legs.map(({ to, status, steps }) => {
      const heard = steps.findLast(({ kind }) => kind === 'say');
      const row = make('li', { className: status }, make('strong', { text: to }));
      row.append(` ${legStates[status] ?? status}${heard ? `, hears “${heard.text}”` : ''}`);
      return row;
    }),
  );
}
/** Tells whether the call reached the customer or only the owner's phone, which rings first. */
export const callsOfOffice = () =>
  state.calls.filter((call) => call.direction !== 'inbound' && call.from === line());

function renderHeard() {
  const call = callsOfCustomer().findLast((candidate) => candidate.at >= callStart);
  if (!callStart || !call) {
    element('phones').replaceChildren();
    return element('heard').replaceChildren();
  }
  renderPhones(call);
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

/** What the first phone does, then the other phones. */
function outcomes() {
  const first = element('outcome').value;
  return [first, element('next').value || first];
}
element('dialer').addEventListener('change', () => {
  const [first, next] = outcomes();
  element('talk').hidden = first !== 'answered' && next !== 'answered';
  element('message').hidden = first === 'answered';
});
element('dialer').addEventListener('submit', (event) => {
  event.preventDefault();
  void call({
    outcome: outcomes(),
    seconds: Number(element('seconds').value),
    voicemail: element('voicemail').value,
    words: element('words').value,
  });
});
element('test-call').addEventListener('click', async () => {
  const made = await call({ outcome: 'answered', seconds: 5, voicemail: 'gives-up' });
  if (made) element('rings').textContent = ringing(made);
});

onState(renderHeard);
onBecome(() => {
  callStart = '';
});
