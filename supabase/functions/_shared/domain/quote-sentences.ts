/** What is wrong with a quote request, as the form and the function say it. The form loads this file, so it stays small. */
import { formatLongDay } from './business-hours.ts';

export const quoteSentences = {
  notText: 'Please send this as text.',
  tooLong: (limit: number) => `Please shorten this to ${limit} characters.`,
  kind: 'Please choose what it is about.',
  units: (most: number) => `Please enter how many machines, 1 to ${most}.`,
  service: 'Please choose a service.',
  language: 'Please choose a language.',
  preferred: (most: number) => `Please name up to ${most} days.`,
  coordinates: 'Please send the position again.',
  name: 'Please enter your name.',
  place: 'Please tell us where the machine is. The nearest town is enough.',
  equipment: 'What kind of machine is it? Truck, excavator, scissor lift?',
  description: 'Please tell us what it’s doing, or what happened.',
  question: 'Please write your question.',
  urgency: 'Please choose how soon you need us.',
  contact: 'Please enter a phone number or an email address. One is enough.',
  phone: 'Please enter a phone number with area code, such as (918) 555-0142.',
  email: 'Please enter an email address such as name@company.com.',
  zip: 'Please enter a 5-digit ZIP code.',
  canMove: 'Please choose Yes, No or Not sure.',
  consent: 'Please check the box or leave it empty.',
  consentNumber: 'Please enter the phone number to text, or uncheck the box.',
  dayOver: (day: string) => `${formatLongDay(day)} is over. Please choose another day.`,
  dayClosed: (day: string) => `We are closed on ${formatLongDay(day)}. Please choose another day.`,
};

export type QuoteSentences = typeof quoteSentences;
