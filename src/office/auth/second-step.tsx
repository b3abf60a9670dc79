import { showToast } from '../shared/toast';
import { confirmSecondFactor } from '../api/mutations';
import { signOut, signOutFailure } from './access';
import { SingleFieldForm } from './single-field-form';

/** Six digits, with any spaces that the app shows between them. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, '');

export const codeProblem = (typed: string): string | null =>
  /^\d{6}$/.test(codeOf(typed)) ? null : 'Please enter the 6 digits that your app shows';

export const codeField = {
  label: 'Code',
  type: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
} as const;

/** Asks for the code of the authenticator app after a correct password. */
export function SecondStep({ factorId }: { factorId: string }) {
  async function submit(typed: string) {
    await confirmSecondFactor(factorId, codeOf(typed));
    showToast.success('Logged in successfully');
  }

  async function leave() {
    if (!(await signOut())) showToast.error(signOutFailure);
  }

  return (
    <div className="space-y-4">
      <SingleFieldForm
        title="Second step"
        field={codeField}
        button="Confirm"
        busy="Checking…"
        check={codeProblem}
        submit={submit}
        failure="An error occurred during login"
      >
        <p>Open your authenticator app and enter the code it shows for this office.</p>
      </SingleFieldForm>
      <button type="button" className="link min-h-11 cursor-pointer" onClick={() => void leave()}>
        Use another account
      </button>
    </div>
  );
}
