import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../shared/toast';
import { loginKey, secondFactorOf, signOut, signOutFailure, useAccess } from '../auth/access';
import { codeField, codeOf, codeProblem } from '../auth/second-step';
import { SingleFieldForm } from '../auth/single-field-form';
import { failureSentence } from '../api/client';
import { type Enrolment, confirmSecondFactor, dropSecondFactor, enrolSecondFactor } from '../api/mutations';
import { BlobImage } from '../../ui/blob-image';

/** The login settings of the signed-in person. */
export function LoginSettings() {
  const { user } = useAccess();
  return (
    <section aria-labelledby="your-login" className="border border-ink bg-white p-4 md:p-6">
      <h2 id="your-login">Your login</h2>
      <p className="mt-1 wrap-anywhere">{user?.email}</p>
      <SecondFactor />
      <SignOutEverywhere />
    </section>
  );
}

function SignOutEverywhere() {
  const leaving = useMutation({
    mutationFn: () => signOut('global'),
    // The access check notices the end of the session, so nothing else is needed here.
    onSuccess: (isOut) => {
      if (!isOut) showToast.error(signOutFailure);
    },
    onError: () => showToast.error(signOutFailure),
  });
  return (
    <>
      <p className="mt-6 max-w-measure">
        Lost a phone, or used somebody else’s computer? Other devices are out within the hour.
      </p>
      <button
        type="button"
        className="button button-outline mt-2"
        aria-disabled={leaving.isPending}
        onClick={() => {
          if (!leaving.isPending) leaving.mutate();
        }}
      >
        <LogOut aria-hidden="true" className="size-5" />
        {leaving.isPending ? 'Signing out…' : 'Sign out everywhere'}
      </button>
    </>
  );
}

/** Sets up an authenticator app as the second step, or removes it. */
function SecondFactor() {
  const queryClient = useQueryClient();
  const factor = secondFactorOf(useAccess().user);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: loginKey });
  const begin = useMutation({
    mutationFn: enrolSecondFactor,
    onSuccess: setEnrolment,
    onError: (error) => showToast.error(failureSentence(error, 'The second step could not be set up')),
  });
  const drop = useMutation({
    mutationFn: dropSecondFactor,
    onSuccess: async () => {
      showToast.success('The second step is off');
      await reload();
    },
    onError: (error) => showToast.error(failureSentence(error, 'The second step could not be turned off')),
  });

  if (factor) {
    return (
      <>
        <p className="mt-4 max-w-measure">Logging in asks for a code of your authenticator app.</p>
        <button
          type="button"
          className="button button-outline mt-2"
          aria-disabled={drop.isPending}
          onClick={() => {
            if (!drop.isPending) drop.mutate(factor.id);
          }}
        >
          <ShieldOff aria-hidden="true" className="size-5" />
          Turn off the second step
        </button>
      </>
    );
  }
  if (enrolment) {
    return (
      <Enrolling
        enrolment={enrolment}
        onDone={async () => {
          setEnrolment(null);
          await reload();
        }}
      />
    );
  }
  return (
    <>
      <p className="mt-4 max-w-measure">
        A second step asks for a code of an authenticator app besides the password. A stolen password is then
        not enough.
      </p>
      <button
        type="button"
        className="button button-outline mt-2"
        aria-disabled={begin.isPending}
        onClick={() => {
          if (!begin.isPending) begin.mutate();
        }}
      >
        <ShieldCheck aria-hidden="true" className="size-5" />
        Add a second step
      </button>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {begin.isSuccess && begin.data === null
          ? 'The login service of this installation has no second step.'
          : null}
      </p>
    </>
  );
}

type EnrollingProps = { enrolment: Enrolment; onDone: () => Promise<void> };

function Enrolling({ enrolment: { factorId, qrCode, secret }, onDone }: EnrollingProps) {
  return (
    <div className="mt-4">
      <SingleFieldForm
        title="Set up the second step"
        field={codeField}
        button="Turn on"
        busy="Checking…"
        check={codeProblem}
        submit={async (typed) => {
          await confirmSecondFactor(factorId, codeOf(typed));
          showToast.success('The second step is on');
          await onDone();
        }}
        failure="The code could not be checked. Please try again."
      >
        <p>Scan this with an authenticator app, then enter the code it shows.</p>
        <BlobImage blob={qrCode} alt="QR code for the app" className="size-48" onError={() => undefined} />
        <p className="wrap-anywhere">
          Or type this key into the app: <code className="font-sans font-semibold">{secret}</code>
        </p>
      </SingleFieldForm>
    </div>
  );
}
