/** The tour beside the phone: a button for each thing that a customer can do. */
import { announce, element, make } from './dom.js';
import { become, line } from './identity.js';
import { onState, post, reason, refresh, state } from './state.js';

const tourist = '+14055550190';
const switchedOff = '+19185550166';
const mechanic = '+19185550177';

/** One of the site's drawings as a JPEG, as a phone would send it. */
async function photoOf(drawing) {
  const image = new Image();
  image.src = `/drawings/${drawing}.svg`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.8);
}

const textFrom = (from, body, media = []) => post('text', { from, to: line(), body, media });
const callAs = (fields) => post('call', { from: tourist, to: line(), ...fields });

/** `office` names tabs of the office. An action's `outcome` says what came of it, from the answer if need be. */
const tour = [
  {
    title: 'Connect the number',
    hint: () =>
      `Under Settings, save ${line()} and press Set up. Under Call Forwarding, forward calls to ${mechanic}.`,
    office: ['settings', 'call-forwarding'],
    isDone: () =>
      state.numbers.some(({ phoneNumber, voiceUrl }) => phoneNumber === line() && voiceUrl !== ''),
  },
  {
    title: 'A customer texts two pictures',
    hint: () => 'Answer them under Messages: your reply arrives on this phone.',
    office: ['messages'],
    actions: [
      {
        label: 'Send two pictures',
        customer: tourist,
        run: async () =>
          textFrom(
            tourist,
            'Track came off our excavator at 41st and Yale. The engine sounds wrong too.',
            await Promise.all(['excavator', 'engine'].map(photoOf)),
          ),
        outcome: 'Sent. The conversation is at the top of the list, with two pictures.',
      },
    ],
  },
  {
    title: 'The customer says STOP, then START',
    hint: () => 'The office can’t write to somebody who said STOP, and says why.',
    office: ['messages'],
    actions: [
      {
        label: 'Text STOP',
        customer: tourist,
        run: () => textFrom(tourist, 'STOP'),
        outcome: 'Texts to this customer are locked now.',
      },
      {
        label: 'Text START',
        customer: tourist,
        run: () => textFrom(tourist, 'START'),
        outcome: 'Texts to this customer are allowed again.',
      },
    ],
  },
  {
    title: 'A phone that is switched off',
    hint: () => 'Answer it: the text fails, says why, and can be tried again.',
    office: ['messages'],
    actions: [
      {
        label: 'Text from that phone',
        customer: switchedOff,
        run: () => textFrom(switchedOff, 'Can you come today? My battery is about to die.'),
        outcome: 'Sent, and the phone is off now: answer it.',
      },
    ],
  },
  {
    title: 'A call that is answered',
    hint: () => 'It rings at the number you set, whose display shows the customer’s own.',
    office: ['call-analytics'],
    actions: [
      {
        label: 'Call, answered',
        customer: tourist,
        run: () => callAs({ outcome: 'answered', seconds: 75 }),
        outcome: 'They talked for 75 seconds.',
      },
    ],
  },
  {
    title: 'The office calls a customer',
    hint: () =>
      `Press Call in a conversation: ${mechanic} rings first, and 1 is pressed there for you. What happened, below, shows it.`,
    office: ['messages', 'call-analytics'],
    actions: [
      {
        label: 'Voicemail picks up',
        run: () => post('called', { manner: 'voicemail' }),
        outcome: 'From now on a voicemail picks up there: nobody presses 1, and the customer is not called.',
      },
      {
        label: 'A person picks up',
        run: () => post('called', { manner: 'presses-1' }),
        outcome: 'From now on a person picks up there and presses 1.',
      },
    ],
  },
  {
    title: 'A missed call',
    hint: () => 'Nobody answers, and the caller hangs up. Settings can have such callers texted back.',
    office: ['call-analytics', 'settings'],
    actions: [
      {
        label: 'Call, missed',
        customer: tourist,
        run: () => callAs({ outcome: 'no-answer', voicemail: 'gives-up' }),
        outcome: 'Nobody took the call.',
      },
    ],
  },
  {
    title: 'The mechanic’s phone is off',
    hint: () =>
      'Its own voicemail picks up, and can’t press 1: the call is missed all the same. A second phone rings next once you add one.',
    office: ['call-forwarding', 'call-analytics'],
    actions: [
      {
        label: 'Call a phone that is off',
        customer: tourist,
        run: () => callAs({ outcome: ['own-voicemail', 'answered'], voicemail: 'gives-up' }),
        outcome: ({ call: { legs } }) =>
          legs.length > 1
            ? 'The second phone took the call.'
            : 'No other phone was there: the call was missed.',
      },
    ],
  },
  {
    title: 'A voicemail',
    hint: () => 'Switch voicemail on under Settings first. The message is played under Call Analytics.',
    office: ['settings', 'call-analytics'],
    actions: [
      {
        label: 'Call and leave a message',
        customer: tourist,
        run: () => callAs({ outcome: 'no-answer', voicemail: 'speaks', messageSeconds: 9 }),
        outcome: ({ call: { recordings = [] } }) =>
          recordings.length > 0
            ? 'Nobody answered, and a message was left.'
            : 'Nobody answered, and no message was taken: voicemail is off.',
      },
    ],
  },
  {
    title: 'Twilio is down',
    hint: () => 'Send a text meanwhile: the office says so and keeps what you wrote.',
    office: ['messages', 'settings'],
    actions: [
      {
        label: 'Let Twilio fail',
        run: () => post('outage', { isDown: true }),
        outcome: 'Twilio answers every request with an error now.',
      },
      {
        label: 'Let it work again',
        run: () => post('outage', { isDown: false }),
        outcome: 'Twilio works again. Press Refresh or Retry in the office.',
      },
    ],
  },
];

const tabNames = {
  settings: 'Settings',
  messages: 'Messages',
  'call-forwarding': 'Call Forwarding',
  'call-analytics': 'Call Analytics',
};

async function play(step, action, outcome) {
  if (step.isBusy) return;
  step.isBusy = true;
  outcome.textContent = 'Playing…';
  try {
    if (action.customer) become(action.customer);
    const answer = await action.run();
    await refresh();
    step.mark.hidden = false;
    outcome.textContent = typeof action.outcome === 'string' ? action.outcome : action.outcome(answer);
  } catch (error) {
    outcome.textContent = reason(error);
  }
  step.isBusy = false;
  announce(outcome.textContent);
}

for (const step of tour) {
  const outcome = make('p', { className: 'outcome' });
  const row = make('p', { className: 'moves' });
  for (const action of step.actions ?? []) {
    const button = make('button', { type: 'button', text: action.label });
    button.addEventListener('click', () => void play(step, action, outcome));
    row.append(button);
  }
  for (const tab of step.office) {
    row.append(
      make('a', { href: `/admin/dashboard?tab=${tab}`, target: 'office', text: `Open ${tabNames[tab]}` }),
    );
  }
  step.hintLine = make('p', { className: 'hint' });
  step.mark = make('span', { className: 'mark', text: 'Done' });
  step.mark.hidden = true;
  const title = make('h3', { text: step.title }, step.mark);
  element('tour').append(make('li', {}, title, step.hintLine, row, outcome));
}

/** What the steps say depends on the line that was chosen. */
onState(() => {
  for (const step of tour) {
    step.hintLine.textContent = step.hint();
    if (step.isDone?.()) step.mark.hidden = false;
  }
  element('outage').hidden = !state.isDown;
});
