import { isPhoneNumber } from '../../../supabase/functions/_shared/phone';
import { business } from '../../content/business';

/** The example in every field for a phone number. */
export const exampleNumber = business.phone.e164;

const invalidNumber = `Please enter a valid phone number (e.g., ${exampleNumber})`;

/** Says what is wrong with a number. Null when it is valid. */
export function phoneNumberProblem(input: string, whenEmpty: string): string | null {
  if (input.trim() === '') return whenEmpty;
  return isPhoneNumber(input) ? null : invalidNumber;
}
