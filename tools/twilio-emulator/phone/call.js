/** Calling a line: what the caller hears, and the form that says how the others behave. */
import { announce, element, fill, make, showProblem } from './dom.js';
import { customer, line, onBecome } from './identity.js';
import { onState, post, reason, refresh, state } from './state.js';

export let isCalling = false;
let callStart = '';
let announcedSteps = 0;

export const callsOfCustomer = () =>
  state.calls.filter((call) => call.from === customer() || (call.from === 'anonymous' && call.to === line()));

/** Whether they reached the customer or only the phone that rings first. */
export const callsOfOffice = () =>
  state.calls.filter((call) => call.direction !== 'inbound' && call.from === line());

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

onState(renderHeard);
onBecome(() => {
  callStart = '';
});
