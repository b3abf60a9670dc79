import type { Entries, FieldProblem } from './entry-form';

/** Spec section 9. */
const minimumPasswordLength = 6;

export const passwordHint = `At least ${minimumPasswordLength} characters`;

/** Says what is wrong with a new password; null when it is valid. */
export const passwordProblem = ({ password = '' }: Entries): FieldProblem | null =>
  password.length < minimumPasswordLength
    ? {
        field: 'password',
        sentence: `Password must be at least ${minimumPasswordLength} characters`,
        note: 'Please enter a longer password',
      }
    : null;
