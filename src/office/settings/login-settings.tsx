import { useMutation } from '@tanstack/react-query';
import { LogOut, Mail, ShieldCheck, ShieldOff } from 'lucide-react';
import { BlobImage } from '../../ui/blob-image';
import { loginKey, findSecondFactor } from '../api/login';
import { useAccess, useSignOut } from '../auth/access';
import { CodeForm } from '../auth/second-step';
import { enrollSecondFactor, removeSecondFactor, sendPasswordReset } from '../auth/sessions';
import { Panel } from '../panels/panel';
import { ActionButton } from '../shared/action-button';
import { OwnName } from './own-name';

/** The name and the login of the signed-in person. */
export function LoginSettings() {
  const { user } = useAccess();
  const email = user?.email ?? '';
  const factor = findSecondFactor(user);
  const signingOut = useSignOut('global');
  return (
    <Panel id="your-login" title="Login and password">
      <p className="mt-1 wrap-anywhere text-slate">{email}</p>
      <OwnName />
      <section aria-labelledby="password" className={partLook}>
        <h3 id="password" className="text-base font-bold">
          Password
        </h3>
        <PasswordLink email={email} />
      </section>
      <section aria-labelledby="second-step" className={partLook}>
        <h3 id="second-step" className="text-base font-bold">
          Second step
        </h3>
        {factor ? <RemoveSecondFactor factorId={factor.id} /> : <AddSecondFactor />}
      </section>
      <section aria-labelledby="sign-out-everywhere" className={partLook}>
        <h3 id="sign-out-everywhere" className="text-base font-bold">
          Lost devices
        </h3>
        <p className="mt-1">
          Sign out everywhere if you lost a phone or used somebody else’s computer. Other devices lose access
          within an hour.
        </p>
        <ActionButton
          action={signingOut}
          busy="Signing out…"
          Icon={LogOut}
          className="mt-1 -ml-2.5 text-stop"
        >
          Sign out everywhere
        </ActionButton>
      </section>
    </Panel>
  );
}

const partLook = 'mt-6 border-t border-rule pt-5';

/** Auth asks for a login of the last day before it changes a password. A mailed link is one. */
function PasswordLink({ email }: { email: string }) {
  const mail = useMutation({
    mutationFn: () => sendPasswordReset(email),
    meta: { failed: 'The link could not be sent. Check the connection, then try again.' },
  });
  return (
    <>
      <p className="mt-1">You choose a new password on a page that we mail you a link to.</p>
      <ActionButton action={mail} busy="Sending…" Icon={Mail} className="mt-1 -ml-2.5">
        Email me a link
      </ActionButton>
      <p role="status" className="font-semibold wrap-anywhere empty:hidden">
        {mail.isSuccess ? `A link is on its way to ${email}.` : null}
      </p>
    </>
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
      <p className="mt-1">Logging in asks for a code from your authenticator app.</p>
      <ActionButton action={drop} busy="Turning off…" Icon={ShieldOff} className="mt-1 -ml-2.5">
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
      <p className="mt-1">
        A second step asks for a code from an authenticator app in addition to the password, so a stolen
        password is not enough.
      </p>
      <ActionButton action={enrollment} busy="Setting up…" Icon={ShieldCheck} className="mt-1 -ml-2.5">
        Add a second step
      </ActionButton>
    </>
  );
}
