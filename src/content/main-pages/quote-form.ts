/** The texts of the quote form. Messages about invalid fields are in `_shared/domain/check-quote.ts`. */
import { phoneText } from '../business';

/** The names of the steps, by what is needed. */
export const stepNames = {
  repair: { 1: 'Step 1 of 2: Machine and problem', 2: 'Step 2 of 2: Location and contact' },
  planned: { 1: 'Step 1 of 2: Work and days', 2: 'Step 2 of 2: Location and contact' },
  question: { 1: 'Your question', 2: 'How we reach you' },
} as const;

type Kind = keyof typeof stepNames;

export const kindQuestion = 'What do you need?';

/** The first question's answers, in order. */
export const kindChoices: readonly { value: Kind; label: string; hint: string }[] = [
  { value: 'repair', label: 'Something is broken', hint: 'A truck, lift or machine that needs repair.' },
  {
    value: 'planned',
    label: 'Planned service or an inspection',
    hint: 'Maintenance, DOT or lift inspection, on a day that suits you.',
  },
  { value: 'question', label: 'A question', hint: 'Prices, parts, or whether we do it at all.' },
];

export type Question = {
  label: string;
  /** The rest of a long label. */
  detail?: string;
  hint?: string;
};

/** By field name, in the order of the form. */
export const questions = {
  service: { label: 'Which service?' },
  units: { label: 'How many units?' },
  equipment: {
    label: 'Equipment',
    hint: 'Truck, excavator, scissor lift. Add the model if you have it.',
  },
  brand: { label: 'Brand (optional)', hint: 'Any brand, listed or not.' },
  description: {
    label: 'What happened',
    hint: 'What it does or won’t do, codes and warning lights, miles or hours.',
  },
  canMove: { label: 'Can it move? (optional)' },
  urgency: { label: 'How urgent?' },
  preferred: { label: 'Days that suit you (optional)' },
  place: { label: 'Where is the machine?', detail: 'Address, town, ZIP, or highway and mile' },
  company: { label: 'Company (optional)' },
  name: { label: 'Name' },
  phone: {
    label: 'Phone',
    hint: 'Phone or email: one is enough. We may have a question before we quote.',
  },
  email: { label: 'Email' },
} as const satisfies Record<string, Question>;

/** Where a kind of request asks in other words. */
export const questionsByKind: Readonly<
  Record<Kind, Readonly<Partial<Record<keyof typeof questions, Question>>>>
> = {
  repair: {},
  planned: {
    equipment: {
      label: 'Which ones? (optional)',
      hint: 'Makes, models or unit numbers: 3 Cascadia, units 12 to 14.',
    },
    description: {
      label: 'Anything else? (optional)',
      hint: 'Miles or hours, known faults, the code of a gate.',
    },
  },
  question: {
    description: { label: 'Your question', hint: 'About a price, a part, a machine or a place.' },
    phone: { label: 'Phone', hint: 'Phone or email: one is enough.' },
  },
};

export const tooLong = (length: number, limit: number) =>
  `${length.toLocaleString('en-US')} characters, and ${limit.toLocaleString('en-US')} fit. Please shorten it.`;

export const retry = 'Try again';

/** Until the parts of the form that load later are there. */
export const parts = {
  loading: 'Loading…',
  failed:
    'Part of this form didn’t load. Check your signal and try again, or call. Nothing you typed is lost.',
};

export const kindMissing = 'Please choose what you need.';

export const sendLabels = {
  next: 'Next: location and contact',
  send: 'Send request',
  sending: 'Sending…',
};

export const policiesNote = 'Read the [SMS Policy](/sms-policy) and the [Privacy Policy](/privacy).';

/** Shown when Cloudflare's check can't load, such as behind an ad blocker. */
export const checkBlocked =
  'The check against robots couldn’t load. Send your request anyway. It may take us longer to see it, so call if it’s urgent.';

export const downNow = {
  before: `**Need help today? Call** ${phoneText}, 24/7.`,
  chosen: 'Down now? Call us, at any hour.',
};

/** Such as "We answer requests Monday from 7 AM." */
export const answered = (when: string) => `We answer requests ${when}.`;
