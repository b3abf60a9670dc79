/** Texts about jobs: their templates, and what stands in for the fields. */
import { formatLongDay, formatTime } from './business-hours.ts';
import { businessName } from './business.ts';

/** Texts that the office sends about a job. `moved`: the visit has another time. */
export const jobTextKinds = ['estimate', 'confirmation', 'moved', 'on_the_way', 'done', 'review'] as const;

/** With the reminder of a visit, which is sent by itself. */
export const templateKinds = [...jobTextKinds, 'reminder'] as const;

export type TemplateKind = (typeof templateKinds)[number];

export type JobTextKind = (typeof jobTextKinds)[number];

/** In how many minutes a technician can be said to arrive. */
export const etaChoices = [15, 30, 45, 60] as const;

/** What a template may have in brackets. */
const templateFields = [
  'name',
  'company',
  'machine',
  'day',
  'window',
  'eta',
  'amount',
  'pay link',
  'review link',
  'business',
] as const;

export type TemplateField = (typeof templateFields)[number];

/** The words until the owner writes others. Plain characters, because a curly one doubles the number of segments. */
export const defaultTemplates: Readonly<Record<TemplateKind, string>> = {
  estimate: '[name], our estimate for [machine]: [amount]. Reply YES to approve it. - [business]',
  confirmation: '[name], you are booked: [day], [window], for [machine]. - [business]',
  moved: '[name], your visit has moved to [day], [window]. - [business]',
  on_the_way: '[name], we are on the way and should be there in about [eta]. - [business]',
  done: '[name], [machine] is done. Your total is [amount]. You can pay here: [pay link] - [business]',
  review: '[name], thank you for your business. A short review helps us a lot: [review link] - [business]',
  reminder: 'Reminder: [business] comes on [day], [window]. Write back if that does not work for you.',
};

/** What is known for the fields. Null or missing: it isn't known. */
export type TemplateValues = Partial<Record<TemplateField, string | null>>;

const fieldPattern = /\[([a-z]+(?: [a-z]+)?)\]/gi;

/** Puts the values in. A field without a value stays, so that somebody notices. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  template.replace(fieldPattern, (written, given: string) => {
    const field = templateFields.find((name) => name === given.toLowerCase());
    if (field === undefined) {
      return written;
    }
    return (field === 'business' ? businessName : values[field]) ?? written;
  });

/** The words in brackets that the text still has, each one once, without the brackets. */
export const listFields = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[([a-z]+(?: [a-z]+)*)\]/gi)].map(([, name = '']) => name.toLowerCase())),
];

/** Whether the text still has a [field]. */
export const hasField = (text: string): boolean => listFields(text).length > 0;

/** `125000` as `$1,250.00`. */
export const formatAmount = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** `09:00` and `11:30` as `9 AM to 11:30 AM`. */
const formatWindow = ({ from, to }: { from: string; to: string }): string =>
  `${formatTime(from)} to ${to === '00:00' ? 'midnight' : formatTime(to)}`;

/** The values that a visit gives. */
export const describeVisit = (visit: { day: string; from: string; to: string }): TemplateValues => ({
  day: formatLongDay(visit.day),
  window: formatWindow(visit),
});
