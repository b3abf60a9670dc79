import { useMutation } from '@tanstack/react-query';
import { LogOut, ShieldCheck, ShieldOff } from 'lucide-react';
import { BlobImage } from '../../ui/blob-image';
import { enrollSecondFactor, removeSecondFactor } from '../auth/sessions';
import { loginKey, useAccess, useSignOut } from '../auth/access';
import { secondFactorOf } from '../auth/login';
import { CodeForm } from '../auth/second-step';
import { ActionButton } from '../shared/action-button';
import { Panel } from '../shared/panel';

/** The login settings of the signed-in person. */
export function LoginSettings() {
  const { user } = useAccess();
  const factor = secondFactorOf(user);
  const signingOut = useSignOut('global');
  return (
    <Panel id="your-login" title="Your login">
      <p className="mt-1 wrap-anywhere">{user?.email}</p>
      {factor ? <RemoveSecondFactor factorId={factor.id} /> : <AddSecondFactor />}
      <p className="mt-6 max-w-measure">
        Sign out everywhere if you lost a phone or used somebody else’s computer. Other devices lose access
        within an hour.
      </p>
      <ActionButton action={signingOut} busy="Signing out…" Icon={LogOut} className="mt-2">
        Sign out everywhere
      </ActionButton>
    </Panel>
  );
}

function RemoveSecondFactor({ factorId }: { factorId: string }) {
  const drop = useMutation({
    mutationFn: () => removeSecondFactor(factorId),
    meta: {
      done: 'The second step is off',
      failed: 'The second step could not be turned off',
      reloads: [loginKey],
    },
  });
  return (
    <>
      <p className="mt-4 max-w-measure">Logging in asks for a code from your authenticator app.</p>
      <ActionButton action={drop} busy="Turning off…" Icon={ShieldOff} className="mt-2">
        Turn off the second step
      </ActionButton>
    </>
  );
}

/** Sets up an authenticator app as the second step. */
function AddSecondFactor() {
  const enrollment = useMutation({
    mutationFn: enrollSecondFactor,
    meta: { failed: 'The second step could not be set up' },
  });
  if (enrollment.data) {
    const { factorId, qrCode, secret } = enrollment.data;
    return (
      <div className="mt-4">
        <CodeForm
          factorId={factorId}
          title="Set up the second step"
          button="Turn on"
          done="The second step is on"
        >
          <p>Scan this with an authenticator app, then enter the code it shows.</p>
          <BlobImage blob={qrCode} alt="QR code for the app" className="size-48" />
          <p className="wrap-anywhere">
            Or type this key into the app: <code className="font-sans font-semibold">{secret}</code>
          </p>
        </CodeForm>
      </div>
    );
  }
  return (
    <>
      <p className="mt-4 max-w-measure">
        A second step asks for a code from an authenticator app in addition to the password, so a stolen
        password is not enough.
      </p>
      <ActionButton action={enrollment} busy="Setting up…" Icon={ShieldCheck} className="mt-2">
        Add a second step
      </ActionButton>
    </>
  );
}
