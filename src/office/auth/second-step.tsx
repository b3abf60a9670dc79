import { confirmSecondFactor } from './sessions';
import { ActionButton } from '../shared/action-button';
import { showToast } from '../shared/toast';
import { useSignOut } from './access';
import { type Entries, EntryForm, type FormTask } from './entry-form';

/** The code without the spaces that some apps show. */
const codeIn = ({ code = '' }: Entries): string => code.replace(/\s/g, '');

export const codeFields = [
  {
    name: 'code',
    label: 'Code',
    type: 'text',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    autoFocus: true,
  },
] as const;

type CodeTask = { button: string; done: string; failed: string; onDone?: () => Promise<void> };

/** A form task that checks a code of the authenticator app. */
export const codeTask = (factorId: string, { button, done, failed, onDone }: CodeTask): FormTask => ({
  button,
  check: (entries) =>
    /^\d{6}$/.test(codeIn(entries))
      ? null
      : { field: 'code', sentence: 'Please enter the 6-digit code from your app' },
  async run(entries) {
    await confirmSecondFactor(factorId, codeIn(entries));
    showToast.success(done);
    await onDone?.();
  },
  failed: { field: 'code', sentence: failed },
});

/** Asks for the code of the authenticator app after a correct password. */
export function SecondStep({ factorId }: { factorId: string }) {
  const signingOut = useSignOut();
  return (
    <div className="space-y-4">
      <EntryForm
        title="Second step"
        fields={codeFields}
        busy="Checking…"
        task={codeTask(factorId, {
          button: 'Confirm',
          done: 'Logged in successfully',
          failed: 'An error occurred during login',
        })}
      >
        <p>Open your authenticator app and enter the code it shows for this office.</p>
      </EntryForm>
      <ActionButton action={signingOut} busy="Signing out…" look="link">
        Use another account
      </ActionButton>
    </div>
  );
}
