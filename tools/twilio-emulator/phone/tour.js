/** The steps of the tour: a button for each thing that a customer can do. */

export const tourist = '+14055550190';
const fleetOwner = '+19185550194';
const switchedOff = '+19185550166';
const mechanic = '+19185550177';

/** One of the site's drawings as a JPEG, as a phone would send it. */
async function drawPhoto(drawing) {
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
 * `office` names tabs of the office. An action plays a customer (`text`, `call`), a visitor of the site (`request`), or asks
 * the emulator (`post`).
 */
export const steps = [
  {
    title: 'Connect the number',
    hint: 'Under Settings, save your number and press Set up.',
    office: ['Settings'],
    actions: {},
  },
  {
    title: 'A customer texts two pictures',
    hint: 'The conversation is at the top of Messages. Your answer arrives on this phone.',
    office: ['Messages'],
    actions: {
      'Send two pictures': async ({ text }) => {
        const words = 'Track came off our excavator at 41st and Yale. The engine sounds wrong too.';
        return text(tourist, words, await Promise.all(['excavator', 'engine'].map(drawPhoto)));
      },
    },
  },
  {
    title: 'From request to review',
    hint: 'The request is a job, beside its conversation. Text an estimate from there and let the customer say YES: the job is approved. Then give it a visit, text the confirmation, and go on to "On my way", "Done" and the review. Each text arrives on this phone.',
    office: ['Messages'],
    actions: {
      'Request five DOT inspections': ({ request }) =>
        request({
          kind: 'planned',
          service: 'dot_annual',
          units: 5,
          name: 'Pat Reyes',
          company: 'Osage Freight',
          phone: fleetOwner,
          place: '2900 N Harvard Ave, Tulsa',
          description: 'Five day cabs, parked side by side.',
          smsConsent: true,
          page: '/contact',
        }),
      'Text YES': ({ text }) => text(fleetOwner, 'YES'),
    },
  },
  {
    title: 'The customer says STOP, then START',
    hint: 'The office can’t write to somebody who said STOP, and says why.',
    office: ['Messages'],
    actions: {
      'Text STOP': ({ text }) => text(tourist, 'STOP'),
      'Text START': ({ text }) => text(tourist, 'START'),
    },
  },
  {
    title: 'A phone that is switched off',
    hint: 'Answer it: the text fails, says why, and can be tried again.',
    office: ['Messages'],
    actions: {
      'Text from that phone': ({ text }) =>
        text(switchedOff, 'Can you come today? My battery is about to die.'),
    },
  },
  {
    title: 'A customer calls',
    hint: `First, under Call Forwarding, forward calls to ${mechanic}: that phone rings, and a second one if you add it. Under Settings, missed callers can be texted back or leave a voicemail, which is played under Call Analytics.`,
    office: ['Call Analytics', 'Call Forwarding', 'Settings'],
    actions: {
      'Call, answered': ({ call }) => call({ outcome: 'answered', seconds: 75 }),
      'Call, missed': ({ call }) => call({ outcome: 'no-answer', messageSeconds: 0 }),
      'Call a phone that is off': ({ call }) =>
        call({ outcome: ['own-voicemail', 'answered'], messageSeconds: 0 }),
      'Call and leave a message': ({ call }) => call({ outcome: 'no-answer', messageSeconds: 9 }),
    },
  },
  {
    title: 'The office calls a customer',
    hint: `Press Call in a conversation: ${mechanic} rings first. Choose who picks up there from now on: a person presses 1, a voicemail doesn’t, and then the customer is not called.`,
    office: ['Messages', 'Call Analytics'],
    actions: {
      'A person picks up': ({ post }) => post('called', { pressesOne: true }),
      'Voicemail picks up': ({ post }) => post('called', { pressesOne: false }),
    },
  },
  {
    title: 'Twilio is down',
    hint: 'Send a text meanwhile: the office says so and keeps what you wrote. Then press Refresh or Retry there.',
    office: ['Messages', 'Settings'],
    actions: {
      'Let Twilio fail': ({ post }) => post('outage', { isDown: true }),
      'Let it work again': ({ post }) => post('outage', { isDown: false }),
    },
  },
];
