/** The texts of the quote form. Messages about invalid fields are in `_shared/domain/quote-sentences.ts`. */
import { business, phoneText } from '../business';
import type { Proof } from '../proof';

export type Question = {
  label: string;
  /** The rest of a long label. */
  detail?: string;
  hint?: string;
};

export type QuestionName =
  | 'service'
  | 'units'
  | 'equipment'
  | 'brand'
  | 'description'
  | 'canMove'
  | 'urgency'
  | 'preferred'
  | 'place'
  | 'company'
  | 'name'
  | 'phone'
  | 'email';

/** What a request may be. */
export type FormKind = 'repair' | 'planned' | 'question';

/** The form's texts in one language. */
export type FormWords = {
  /** What screen readers call the form. */
  form: string;
  /** The names of the steps, by what is needed. */
  steps: Readonly<Record<FormKind, Readonly<Record<1 | 2, string>>>>;
  kindQuestion: string;
  /** The first question's answers. */
  kinds: Readonly<Record<FormKind, { label: string; hint: string }>>;
  /** In the order of the form. */
  questions: Readonly<Record<QuestionName, Question>>;
  /** Where a kind of request asks in other words. */
  questionsByKind: Readonly<Record<FormKind, Readonly<Partial<Record<QuestionName, Question>>>>>;
  /** Another language's labels of the choices, by what is sent. The English ones are in `_shared/domain/quote.ts`. */
  choices: Readonly<Record<string, string>>;
  tooLong: (length: number, limit: number) => string;
  retry: string;
  back: string;
  call: string;
  orCall: string;
  /** Until the parts of the form that load later are there. */
  parts: { loading: string; failed: string };
  kindMissing: string;
  buttons: { next: string; send: string; sending: string };
  policies: string;
  /** Shown when Cloudflare's check can't load, such as behind an ad blocker. */
  checkBlocked: string;
  downNow: { before: string; chosen: string };
};

const { offers }: Proof = business.proof;

export const formWords: FormWords = {
  form: 'Quote request',
  steps: {
    repair: { 1: 'Step 1 of 2: Machine and problem', 2: 'Step 2 of 2: Location and contact' },
    planned: { 1: 'Step 1 of 2: Work and days', 2: 'Step 2 of 2: Location and contact' },
    question: { 1: 'Your question', 2: 'How we reach you' },
  },
  kindQuestion: 'What do you need?',
  kinds: {
    repair: { label: 'Something is broken', hint: 'A truck, lift or machine that needs repair.' },
    planned: {
      label: 'Planned service or an inspection',
      hint: `Maintenance${offers.aerialAnnualInspections ? ', DOT or lift' : ' or DOT'} inspection, on a day that suits you.`,
    },
    question: { label: 'A question', hint: 'Prices, parts, or whether we do it at all.' },
  },
  questions: {
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
  },
  questionsByKind: {
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
  },
  choices: {},
  tooLong: (length, limit) =>
    `${length.toLocaleString('en-US')} characters, and ${limit.toLocaleString('en-US')} fit. Please shorten it.`,
  retry: 'Try again',
  back: 'Back',
  call: 'Call',
  orCall: 'Or call',
  parts: {
    loading: 'Loading…',
    failed:
      'Part of this form didn’t load. Check your signal and try again, or call. Nothing you typed is lost.',
  },
  kindMissing: 'Please choose what you need.',
  buttons: {
    next: 'Next: location and contact',
    send: 'Send request',
    sending: 'Sending…',
  },
  policies: 'Read the [SMS Policy](/sms-policy) and the [Privacy Policy](/privacy).',
  checkBlocked:
    'The check against robots couldn’t load. Send your request anyway. It may take us longer to see it, so call if it’s urgent.',
  downNow: {
    before: `**Need help today? Call** ${phoneText}, 24/7.`,
    chosen: 'Down now? Call us, at any hour.',
  },
};
