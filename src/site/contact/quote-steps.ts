import { urgencyChoices } from '../../../supabase/functions/_shared/quote';

export type Step = 1 | 2;

/** The steps by what they ask for. */
export const stepNames: Readonly<Record<Step, string>> = {
  1: 'Machine and problem',
  2: 'Location and contact',
};

const inSecondStep: ReadonlySet<string> = new Set(['zip', 'name', 'phone', 'email', 'smsConsent']);

/** The step that asks for a field. */
export const stepOf = (field: string): Step => (inSecondStep.has(field) ? 2 : 1);

/** Whether the machine is down right now, which is a matter for the phone. */
export const isDownNow = (urgency: string | undefined): boolean => urgency === urgencyChoices[0];
