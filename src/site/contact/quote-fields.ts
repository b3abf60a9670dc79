import type { ComponentProps } from 'react';
import {
  canMoveChoices,
  quoteKinds,
  quoteLimits,
  type QuoteKind,
  serviceChoices,
  urgencyChoices,
} from '#functions/domain/quote';
import { business } from '../../content/business';
import type { FormWords, Question, QuestionName } from '../../content/main-pages/quote-form';
import type { Proof } from '../../content/proof';

export type Step = 1 | 2;

/** Empty until the visitor has answered the first question. */
export type ChosenKind = QuoteKind | '';

/** What the first question was answered with. */
export const readKind = ({ kind }: Readonly<Record<string, string>>): ChosenKind =>
  quoteKinds.find((one) => one === kind) ?? '';

type Input = Pick<
  ComponentProps<'input'>,
  'type' | 'required' | 'inputMode' | 'autoComplete' | 'min' | 'max'
>;

type Asked = Input & {
  name: QuestionName;
  step: Step;
  /** The kinds of request that ask for it. */
  kinds: readonly QuoteKind[];
  /** Radio buttons instead of a text field. */
  choices?: readonly { value: string; label: string }[];
};

/** The services that a visitor can ask for. The annual inspection of lifts only once the owner confirms that we do it. */
export const listServiceChoices = ({ offers }: Proof) =>
  serviceChoices.filter(({ value }) => value !== 'lift_annual' || offers.aerialAnnualInspections);

const urgencies = urgencyChoices.map((value) => ({ value, label: value }));

const repair = ['repair'] as const;
const planned = ['planned'] as const;
const work = ['repair', 'planned'] as const;
const all = ['repair', 'planned', 'question'] as const;

/** The fields of the form, in order. */
const asked: readonly Asked[] = [
  { name: 'service', step: 1, kinds: planned, required: true, choices: listServiceChoices(business.proof) },
  { name: 'units', step: 1, kinds: planned, required: true, inputMode: 'numeric', autoComplete: 'off' },
  { name: 'equipment', step: 1, kinds: work, required: true, autoComplete: 'off' },
  { name: 'brand', step: 1, kinds: repair, autoComplete: 'off' },
  { name: 'preferred', step: 1, kinds: planned },
  { name: 'description', step: 1, kinds: all, required: true },
  { name: 'canMove', step: 1, kinds: repair, choices: canMoveChoices },
  { name: 'urgency', step: 1, kinds: repair, required: true, choices: urgencies },
  { name: 'place', step: 2, kinds: work, required: true, autoComplete: 'off' },
  { name: 'name', step: 2, kinds: all, required: true, autoComplete: 'name' },
  { name: 'company', step: 2, kinds: planned, autoComplete: 'organization' },
  { name: 'phone', step: 2, kinds: all, type: 'tel', autoComplete: 'tel' },
  { name: 'email', step: 2, kinds: all, type: 'email', autoComplete: 'email' },
];

export type QuoteField = ReturnType<typeof listFields>[number];

/** Marks a field that may stay empty, in the label. */
const optional = / \((?:optional|opcional)\)$/;

/** A label as a name in a sentence. */
export const shortenLabel = (label: string) => label.replace(optional, '').replaceAll(/[¿?]/g, '');

/** The fields in the words of a kind. Before the first answer they are those of a repair. */
export const listFields = (kind: ChosenKind, words: FormWords) =>
  asked.map(({ name, step, kinds, choices, required = false, ...input }) => {
    const question: Question = { ...words.questions[name], ...words.questionsByKind[kind || 'repair'][name] };
    const isOptional = optional.test(question.label);
    // A row of its own, or what would leave its row half empty.
    const isWide =
      ['service', 'description', 'place'].includes(name) || (name === 'name' && kind !== 'planned');
    return {
      name,
      step,
      kinds,
      choices: choices?.map(({ value, label }) => ({ value, label: words.choices[value] ?? label })),
      isWide,
      input: { ...input, required: required && !isOptional },
      ...question,
    };
  });

/** Whether a kind of request asks for a field. */
export const isAsked = (name: string, kind: QuoteKind): boolean =>
  asked.some((field) => field.name === name && field.kinds.includes(kind));

/** The step that asks for a field. */
export const findStep = (name: string): Step => asked.find((field) => field.name === name)?.step ?? 1;

/** The most characters of a field. */
export const findLimit = (name: string): number | undefined =>
  Object.entries(quoteLimits).find(([limited]) => limited === name)?.[1];

/** The id of a field's input, which the summary of problems links to. */
export const makeFieldId = (name: string): string => `quote-${name}`;

/** Whether the machine is down right now, so that the visitor should call. */
export const isDownNow = (urgency: string | undefined): boolean => urgency === urgencyChoices[0];
