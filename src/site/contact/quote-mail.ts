import { business } from '../../content/business';

/** The lines of the prepared e-mail. */
const quoteFields = [
  'Name and company',
  'Phone or e-mail to answer to',
  'ZIP code or place of the machine',
  'Make, model, year',
  'VIN or serial number, miles or hours',
  'What happened, with codes shown',
  'Can it move? (yes / no / not sure)',
  'How urgent? (stopped now / this week / plan)',
];

/** Opens an e-mail to us with the questions in it. */
export const quoteMail = `mailto:${business.email}?subject=${encodeURIComponent('Service quote request')}&body=${encodeURIComponent(
  `${quoteFields.map((field) => `${field}: `).join('\r\n')}\r\n`,
)}`;
