import { business } from '../business';
import { listedHours } from '../listed-hours';

export const title = 'Call Us or Get a Repair Quote';

export const description =
  'Machine down? Call 24/7 for mobile truck and equipment repair within 120 miles of Tulsa. Planned work? Send the details and we’ll send you a quote.';

export const lead =
  'Anyone hurt, in danger or in a traffic lane? Call 911 first. Machine down? Call us at any hour. Planned work or a question? Use the form.';

export const sections = {
  quote: {
    id: 'quote',
    heading: 'Request a quote',
  },
  area: {
    heading: 'Do we cover your area?',
    lead: 'Type the ZIP code or town where the machine is.',
  },
  write: {
    heading: 'Text or email us instead',
    lead: 'Good for photos. Emergency? Call. Please don’t text while driving.',
  },
  ready: {
    heading: 'What to have ready when you call',
    lead: 'Don’t have it all? Call anyway. Each one you have makes the call shorter.',
  },
  questions: { heading: 'Questions about calls, texts and quotes' },
};

export const findTown = 'Find your town and its distance on the [service area page](/locations).';

export const hours = {
  title: 'Hours',
  measure: `${business.location.city} time`,
  fields: listedHours.map(({ label, display }) => ({ term: label, value: display })),
  note: 'We’re mobile. We come to you, and there’s no shop to visit.',
};

export const writingNotes = [
  `The email opens with our questions already in it. It goes to [${business.email}](mailto:${business.email}).`,
  'When you text us, we text back about your request. Message frequency varies. Message and data rates may apply. Reply **STOP** to end, **HELP** for help. Texting is never required for service. See the [SMS Policy](/sms-policy) and the [Privacy Policy](/privacy).',
];

/** What callers should have ready. */
export const readyToSay = [
  'Make, model and year, and the VIN or serial number from the plate',
  'Miles or engine hours',
  'Codes and warning lights, and what happened right before',
  'Where it is: address or road, direction and mile marker, gate code',
  'Whether our truck can park beside it, and on what: pavement, gravel or mud',
  'Whether it moves, and what it’s blocking',
  'Who can approve the work, and how we reach them',
];

export const questions = [
  {
    q: 'When do you read quote requests?',
    a: 'During office hours, and the urgent ones first. If the machine is down, don’t wait for us to read it: call.',
  },
  {
    q: 'Can I send photos?',
    a: 'Yes, with the form, by text or by email. Send the data plate, the dash with its warning lights and codes, and the leak or break. Your photos help us bring the right parts.',
  },
  {
    q: 'What do you do with my phone number?',
    a: 'We use it to get back to you about your machine, not to advertise. We don’t sell it, and we don’t share it for marketing. The details are in our privacy and SMS policies.',
  },
  {
    q: 'What if I reach your voicemail?',
    a: 'Leave a message with your number, where you are and what the machine is doing, or send a text. We’ll call you back, emergencies first.',
  },
];

const mailedQuestions = [
  'Name and company',
  'Phone or email to reach you',
  'Where the machine is: address, town, ZIP, or highway and mile',
  'Make, model, year',
  'VIN or serial number, miles or hours',
  'What happened, and any codes',
  'Can it move? (yes / no / not sure)',
  'How urgent? (down now / this week / planning ahead)',
];

/** A mailto link with our questions in the body. */
export const quoteMail = `mailto:${business.email}?subject=${encodeURIComponent('Service quote request')}&body=${encodeURIComponent(
  `${mailedQuestions.map((question) => `${question}: `).join('\r\n')}\r\n`,
)}`;
