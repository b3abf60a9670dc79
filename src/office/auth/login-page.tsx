import { LogOut } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHeader } from '../../ui/page-header';
import { supabase } from '../api/client';
import { ActionButton } from '../shared/action-button';
import { officePaths } from '../../content/office-paths';
import { AccessForms, NewPassword } from './access-forms';
import { isSpentLink, useAccess, useSignOut } from './access';
import { isStaff, secondFactorOf } from './login';
import { recovery } from './recovery';
import { SecondStep } from './second-step';
import { OfficeHead } from '../office-head';

/**
 * The access screen. It sends people with a session on to the dashboard, except those without a role (the
 * dashboard would send them back) and those with a login step left.
 */
export function LoginPage() {
  const navigate = useNavigate();
  const { state, user } = useAccess();
  const { hash } = useLocation();
  const isRecovering = recovery.useValue();

  useEffect(() => {
    // While somebody types, so that the dashboard opens sooner. The visit reports a failure.
    import('../dashboard-page').catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isRecovering) return;
    if (isStaff(state) || state === 'role-unverified' || state === 'failed') {
      void navigate(officePaths.dashboard, { replace: true });
    }
  }, [state, isRecovering, navigate]);

  const openDashboard = useEffectEvent((userId: string) => {
    // While it checks, a renewed login isn't a new one.
    if (state === 'checking' || userId === user?.id || isRecovering) return;
    void navigate(officePaths.dashboard, { replace: true });
  });
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event, session) => {
      if (session && event !== 'INITIAL_SESSION' && event !== 'PASSWORD_RECOVERY')
        openDashboard(session.user.id);
    });
    return () => data.subscription.unsubscribe();
  }, []);

  return (
    <>
      <OfficeHead title="Admin Access" />
      <PageHeader title="Admin access" lead="For the people who answer the phone." />
      <div className="page-width py-8">
        {isSpentLink(hash) && state === 'signed-out' ? (
          <p role="alert" className="mb-4 max-w-lg border-l-4 border-stop bg-white p-4 font-semibold">
            This link has expired or was already used. Press “Forgot your password?” for a new one.
          </p>
        ) : null}
        <CurrentStep state={state} user={user} isRecovering={isRecovering} />
      </div>
    </>
  );
}

type CurrentStepProps = Pick<ReturnType<typeof useAccess>, 'state' | 'user'> & { isRecovering: boolean };

/** The form for the current login step. */
function CurrentStep({ state, user, isRecovering }: CurrentStepProps) {
  const email = user?.email ?? 'Somebody';
  const factor = secondFactorOf(user);
  if (state === 'second-step' && factor) return <SecondStep factorId={factor.id} />;
  if (isRecovering && user) return <NewPassword email={email} />;
  return state === 'no-role' ? <WrongAccount email={email} /> : <AccessForms />;
}

/** Signs out an account without a role, so that another can log in. */
function WrongAccount({ email }: { email: string }) {
  const signingOut = useSignOut();
  return (
    <section aria-labelledby="signed-in" className="max-w-lg space-y-4 border border-ink bg-white p-4 md:p-6">
      <h2 id="signed-in" className="text-xl wrap-anywhere">
        Signed in as {email}
      </h2>
      <p>
        This account has no access to the office. Ask an admin to invite you, or sign out and use another
        account.
      </p>
      <ActionButton action={signingOut} busy="Signing out…" Icon={LogOut} look="solid">
        Sign out
      </ActionButton>
    </section>
  );
}
