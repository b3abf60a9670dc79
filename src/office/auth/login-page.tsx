import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHeader } from '../../ui/page-header';
import { useHydrated } from '../../ui/use-hydrated';
import { supabase } from '../api/client';
import { isStaff, findSecondFactor } from '../api/login';
import { OfficeHead } from '../shared/office-head';
import { findOfficeStart } from '../shared/use-office-address';
import { isSpentLink, useAccess } from './access';
import { AccessForms, NewPassword } from './access-forms';
import { useInvitation } from './invitation';
import { InvitationStep } from './invitation-step';
import { readMailedLink, MailedLinkStep } from './mailed-link';
import { recovery } from './recovery';
import { SecondStep } from './second-step';

/**
 * The access screen. It sends people with a session on to the dashboard, which checks their role, except those with a
 * step left: of the login, a mailed link or an invitation.
 *
 * @param loadDashboard loads the dashboard's code, which the next step needs
 */
export function LoginPage({ loadDashboard }: { loadDashboard: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const { state, user } = useAccess();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const isRecovering = recovery.useValue();
  const invitation = useInvitation();
  const mailedLink = readMailedLink(hash);
  const hasStepLeft = isRecovering || invitation !== null || mailedLink !== null;

  useEffect(() => {
    // While somebody types, so that the dashboard opens sooner. The visit reports a failure.
    loadDashboard().catch(() => undefined);
  }, [loadDashboard]);
  useEffect(() => {
    if (hasStepLeft) {
      return;
    }
    if (isStaff(state) || state === 'no-role' || state === 'role-unverified' || state === 'failed') {
      void navigate(findOfficeStart(), { replace: true });
    }
  }, [state, hasStepLeft, navigate]);

  const openDashboard = useEffectEvent((userId: string) => {
    // While it checks, a renewed login isn't a new one.
    if (state === 'checking' || userId === user?.id || hasStepLeft) {
      return;
    }
    void navigate(findOfficeStart(), { replace: true });
  });
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event, session) => {
      if (session && event !== 'INITIAL_SESSION' && event !== 'PASSWORD_RECOVERY') {
        openDashboard(session.user.id);
      }
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
        {mailedLink && isHydrated ? (
          <MailedLinkStep link={mailedLink} isInvited={invitation !== null} />
        ) : (
          <CurrentStep state={state} user={user} isRecovering={isRecovering} invitation={invitation} />
        )}
      </div>
    </>
  );
}

type CurrentStepProps = Pick<ReturnType<typeof useAccess>, 'state' | 'user'> & {
  isRecovering: boolean;
  invitation: string | null;
};

/** The form for the current login step. */
function CurrentStep({ state, user, isRecovering, invitation }: CurrentStepProps) {
  const email = user?.email ?? 'Somebody';
  const factor = findSecondFactor(user);
  if (state === 'second-step' && factor) {
    return <SecondStep factorId={factor.id} />;
  }
  if (invitation !== null && user) {
    return <InvitationStep email={email} userId={user.id} hasAccess={isStaff(state)} secret={invitation} />;
  }
  if (isRecovering && user) {
    return <NewPassword email={email} />;
  }
  return (
    <>
      {invitation !== null && (state === 'signed-out' || state === 'signed-out-here') ? (
        <p role="status" className="mb-4 max-w-lg border-l-4 border-ink bg-white p-4">
          You are invited to the office. Log in with the invited email address. If you have no password yet,
          enter that address and press “Forgot your password?”: the link in our email goes on from here.
        </p>
      ) : null}
      <AccessForms />
    </>
  );
}
