import type { ComponentProps } from 'react';
import { canMoveChoices, quoteLimits, urgencyChoices } from '#functions/quote';
import { questions, type stepNames } from '../../content/main-pages/quote-form';

export type Step = keyof typeof stepNames;

type Input = Pick<ComponentProps<'input'>, 'type' | 'required' | 'inputMode' | 'autoComplete' | 'maxLength'>;

type Asked = Input & {
  name: keyof typeof questions;
  step: Step;
  /** Radio buttons instead of a text field. */
  choices?: readonly { value: string; label: string }[];
};

const urgencies = urgencyChoices.map((value) => ({ value, label: value }));

/** The fields of the form, in order. */
const asked: readonly Asked[] = [
  { name: 'equipment', step: 1, required: true, autoComplete: 'off', maxLength: quoteLimits.equipment },
  { name: 'brand', step: 1, autoComplete: 'off', maxLength: quoteLimits.brand },
  { name: 'description', step: 1, required: true, maxLength: quoteLimits.description },
  { name: 'canMove', step: 1, choices: canMoveChoices },
  { name: 'urgency', step: 1, required: true, choices: urgencies },
  { name: 'zip', step: 2, required: true, inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 },
  { name: 'name', step: 2, required: true, autoComplete: 'name', maxLength: quoteLimits.name },
  { name: 'phone', step: 2, type: 'tel', autoComplete: 'tel', maxLength: quoteLimits.phone },
  { name: 'email', step: 2, type: 'email', autoComplete: 'email', maxLength: quoteLimits.email },
];

export const quoteFields = asked.map(({ name, step, choices, ...input }) => {
  return { name, step, choices, input, ...questions[name] };
});

/** The step that asks for a field. */
export const stepOf = (name: string): Step => quoteFields.find((field) => field.name === name)?.step ?? 1;

/** The id of a field's input, which the summary of problems links to. */
export const fieldId = (name: string): string => `quote-${name}`;

/** Whether the machine is down right now, so that the visitor should call. */
export const isDownNow = (urgency: string | undefined): boolean => urgency === urgencyChoices[0];
