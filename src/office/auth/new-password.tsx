import { setPassword } from './sessions';
import { showToast } from '../shared/toast';
import { EntryForm } from './entry-form';
import { passwordHint, passwordProblem } from './password-rules';
import { endRecovery } from './recovery';

const fields = [
  {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: passwordHint,
  },
];

/** The form that a password-reset link opens. */
export function NewPassword({ email }: { email: string }) {
  return (
    <EntryForm
      title="Set a new password"
      fields={fields}
      busy="Saving…"
      task={{
        button: 'Save password',
        check: passwordProblem,
        async run({ password = '' }) {
          await setPassword(password);
          showToast.success('Your new password is saved.');
          endRecovery();
        },
        failed: { field: 'password', sentence: 'The password could not be saved. Please try again.' },
      }}
    >
      <p className="wrap-anywhere">For {email}. Your other devices will be signed out.</p>
    </EntryForm>
  );
}
