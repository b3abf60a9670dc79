import { showToast } from '../shared/toast';
import { setPassword } from '../api/mutations';
import { passwordHint, passwordProblem } from './password-rules';
import { endRecovery } from './recovery';
import { SingleFieldForm } from './single-field-form';

/** The form that the link of a password reset opens. */
export function NewPassword({ email }: { email: string }) {
  async function submit(password: string) {
    await setPassword(password);
    showToast.success('Your new password is saved.');
    endRecovery();
  }

  return (
    <SingleFieldForm
      title="Set a new password"
      field={{
        ...{ label: 'New password', type: 'password', autoComplete: 'new-password' },
        hint: passwordHint,
      }}
      button="Save password"
      busy="Saving…"
      check={passwordProblem}
      submit={submit}
      failure="The password could not be saved. Please try again."
    >
      <p className="wrap-anywhere">For {email}. Other devices are signed out.</p>
    </SingleFieldForm>
  );
}
