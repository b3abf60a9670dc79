import { isPhoneNumber } from '../../../supabase/functions/_shared/phone';
import { business } from '../../content/business';

/** The number shown wherever an E.164 number is asked for. */
export const exampleNumber = business.phone.e164;

const invalidNumber = `Please enter a valid phone number (e.g., ${exampleNumber})`;

/** What is wrong with a number, null when it may be saved. */
export function phoneNumberProblem(input: string, whenEmpty: string): string | null {
  if (input.trim() === '') return whenEmpty;
  return isPhoneNumber(input) ? null : invalidNumber;
}
