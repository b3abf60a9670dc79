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
    hint: 'So we can ask a question before we quote. Phone or e-mail, one is enough.',
  },
  email: { label: 'E-mail', hint: 'Phone or e-mail, one is enough.' },
};

export const unknownZip = 'Not a ZIP code within 160 miles. Check the digits, or call us.';

export const policiesNote = 'Read the [SMS Policy](/sms-policy) and the [Privacy Policy](/privacy).';

export const pictureNote = (atMost: number) =>
  `Up to ${atMost}, if you like: the damage, the plate, a warning light. We remove their location data.`;

export const pictureProblems = {
  notReady: 'A picture isn’t ready. Wait a moment, or remove it in step 1.',
  lost: 'Not received. Send them once more when we answer.',
};

export const downNow = {
  before: `**Down now? Call** ${phoneText}. Emergencies by phone only, 24/7.`,
  chosen: 'Down now? A call is the fastest way.',
};

/** The texts for requests that failed or may have failed. */
export const failures = {
  notSent: 'Not sent',
  notConfirmed: 'We couldn’t confirm that it arrived',
  noAnswer:
    'No answer came back. Check your connection and send it again, or call: a second copy does no harm.',
  outOfOrder: 'Our side could not take it just now. Try again in a moment.',
  tooMany: (wait: string) => `Too many requests came from your connection. Try again in ${wait}.`,
  nothingLost: 'Nothing you typed is lost.',
};

export const receipt = {
  heading: 'Request received',
  stuck: `Stuck on the road, or not safe where it is? Don’t wait for an answer. Call ${phoneText} at any hour.`,
  read: (office: { open: boolean; text: string }) =>
    `${office.text}. ${office.open ? 'We read urgent requests first.' : 'We read yours then.'}`,
  answer: (address: string) => `We answer to ${address} with questions or a price.`,
  booking: 'Nothing is booked until you say yes.',
  calling: 'Calling about it? Give us the phone number or e-mail you sent, and we’ll find it.',
};
