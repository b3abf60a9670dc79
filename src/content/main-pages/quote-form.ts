/** The texts of the quote form. Messages about invalid fields are in `_shared/quote.ts`. */
import { phoneText } from '../business';

export const stepNames = { 1: 'Machine and problem', 2: 'Location and contact' };

/** By field name, in the order of the form. */
export const questions = {
  equipment: {
    label: 'Equipment',
    hint: 'Truck, excavator, scissor lift. Add the model if you have it.',
  },
  brand: { label: 'Brand (optional)', hint: 'Any brand, listed or not.' },
  description: {
    label: 'What happened',
    hint: 'What it does or won’t do, codes and warning lights, miles or hours.',
  },
  canMove: { label: 'Can it move? (optional)', hint: '' },
  urgency: { label: 'How urgent?', hint: '' },
  zip: { label: 'ZIP code', hint: 'Where the machine is.' },
  name: { label: 'Name', hint: '' },
  phone: {
    label: 'Phone',
    hint: 'Phone or email: one is enough. We may have a question before we quote.',
  },
  email: { label: 'Email', hint: '' },
};

export const unknownZip = 'That’s not a ZIP code near us. Check the digits, or call us.';

export const policiesNote = 'Read the [SMS Policy](/sms-policy) and the [Privacy Policy](/privacy).';

export const pictureNote = (atMost: number) =>
  `Up to ${atMost}, if you like: the damage, the data plate, a warning light. We remove the location stored in them.`;

export const pictureProblems = {
  notReady: 'One of your pictures isn’t ready. Wait a moment, or remove it in step 1.',
  lost: 'They didn’t come through. Send them again when we get back to you.',
};

export const downNow = {
  before: `**Need help today? Call** ${phoneText}, 24/7. A form sent at night waits for office hours.`,
  chosen: 'Down now? Call us. Nobody reads this form at night.',
};

/** The texts for requests that failed or may have failed. */
export const failures = {
  notSent: 'Not sent',
  notConfirmed: 'We couldn’t confirm that it arrived',
  noAnswer:
    'We didn’t hear back from our server. Check your signal and send it again, or call. It’s fine if we get it twice.',
  outOfOrder: 'Something went wrong on our end. Try again in a minute, or call.',
  nothingLost: 'Nothing you typed is lost.',
};

export const receipt = {
  heading: 'Request received',
  stuck: `In danger or in a traffic lane? Call 911 first. Stuck on the road? Don’t wait for an answer. Call ${phoneText} at any hour.`,
  read: (office: { open: boolean; text: string }) =>
    `${office.text}. ${office.open ? 'We read urgent requests first.' : 'We’ll read yours then.'}`,
  answer: (address: string) => `We’ll get back to you at ${address} with questions or a price.`,
  booking: 'Nothing is booked until you say yes.',
  calling: 'Calling about it? Give us the phone number or email you sent, and we’ll find it.',
};
