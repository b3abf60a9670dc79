/** The steps of the tour: a button for each thing that a customer can do. */

export const tourist = '+14055550190';
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

/**
 * `office` names tabs of the office. An action is its button's words, what it does (`text` and `call` play a
 * customer, `post` asks the emulator), and what came of it, which may depend on the answer.
 */
export const steps = [
  {
    title: 'Connect the number',
    hint: `Under Settings, save your number and press Set up. Under Call Forwarding, forward calls to ${mechanic}.`,
    office: ['Settings', 'Call Forwarding'],
    actions: [],
  },
  {
    title: 'A customer texts two pictures',
    hint: 'Answer them under Messages: your reply arrives on this phone.',
    office: ['Messages'],
    actions: [
      [
        'Send two pictures',
        async ({ text }) => {
          const words = 'Track came off our excavator at 41st and Yale. The engine sounds wrong too.';
          return text(tourist, words, await Promise.all(['excavator', 'engine'].map(photoOf)));
        },
        'Sent. The conversation is at the top of the list, with two pictures.',
      ],
    ],
  },
  {
    title: 'The customer says STOP, then START',
    hint: 'The office can’t write to somebody who said STOP, and says why.',
    office: ['Messages'],
    actions: [
      ['Text STOP', ({ text }) => text(tourist, 'STOP'), 'Texts to this customer are locked now.'],
      ['Text START', ({ text }) => text(tourist, 'START'), 'Texts to this customer are allowed again.'],
    ],
  },
  {
    title: 'A phone that is switched off',
    hint: 'Answer it: the text fails, says why, and can be tried again.',
    office: ['Messages'],
    actions: [
      [
        'Text from that phone',
        ({ text }) => text(switchedOff, 'Can you come today? My battery is about to die.'),
        'Sent, and the phone is off now: answer it.',
      ],
    ],
  },
  {
    title: 'A call that is answered',
    hint: 'It rings at the number you set, whose display shows the customer’s own.',
    office: ['Call Analytics'],
    actions: [
      [
        'Call, answered',
        ({ call }) => call({ outcome: 'answered', seconds: 75 }),
        'They talked for 75 seconds.',
      ],
    ],
  },
  {
    title: 'The office calls a customer',
    hint: `Press Call in a conversation: ${mechanic} rings first, and 1 is pressed there for you. What happened, below, shows it.`,
    office: ['Messages', 'Call Analytics'],
    actions: [
      [
        'Voicemail picks up',
        ({ post }) => post('called', { pressesOne: false }),
        'From now on a voicemail picks up there: nobody presses 1, and the customer is not called.',
      ],
      [
        'A person picks up',
        ({ post }) => post('called', { pressesOne: true }),
        'From now on a person picks up there and presses 1.',
      ],
    ],
  },
  {
    title: 'A missed call',
    hint: 'Nobody answers, and the caller hangs up. Settings can have such callers texted back.',
    office: ['Call Analytics', 'Settings'],
    actions: [
      [
        'Call, missed',
        ({ call }) => call({ outcome: 'no-answer', leavesMessage: false }),
        'Nobody took the call.',
      ],
    ],
  },
  {
    title: 'The mechanic’s phone is off',
    hint: 'Its own voicemail picks up, and can’t press 1: the call is missed all the same. A second phone rings next once you add one.',
    office: ['Call Forwarding', 'Call Analytics'],
    actions: [
      [
        'Call a phone that is off',
        ({ call }) => call({ outcome: ['own-voicemail', 'answered'], leavesMessage: false }),
        ({ call: { legs } }) =>
          legs.length > 1
            ? 'The second phone took the call.'
            : 'No other phone was there: the call was missed.',
      ],
    ],
  },
  {
    title: 'A voicemail',
    hint: 'Switch voicemail on under Settings first. The message is played under Call Analytics.',
    office: ['Settings', 'Call Analytics'],
    actions: [
      [
        'Call and leave a message',
        ({ call }) => call({ outcome: 'no-answer', messageSeconds: 9 }),
        ({ call: { recordings } }) =>
          recordings.length > 0
            ? 'Nobody answered, and a message was left.'
            : 'Nobody answered, and no message was taken: voicemail is off.',
      ],
    ],
  },
  {
    title: 'Twilio is down',
    hint: 'Send a text meanwhile: the office says so and keeps what you wrote.',
    office: ['Messages', 'Settings'],
    actions: [
      [
        'Let Twilio fail',
        ({ post }) => post('outage', { isDown: true }),
        'Twilio answers every request with an error now.',
      ],
      [
        'Let it work again',
        ({ post }) => post('outage', { isDown: false }),
        'Twilio works again. Press Refresh or Retry in the office.',
      ],
    ],
  },
];
