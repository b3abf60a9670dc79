/** What an invitation's link opens for somebody who is signed in. */
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { BackendFailure, describeFailure, twilioManage } from '../api/client';
import { ActionButton } from '../shared/action-button';
import { Button } from '../shared/button';
import { Spinner } from '../shared/spinner';
import { useSignOut } from './access';
import { InvitedPassword } from './access-forms';
import { forgetInvitation } from './invitation';

/** Refusals that another try can't change. */
const finalStatuses = [400, 403, 410];

type InvitationStepProps = {
  /** Of the account that is signed in. */
  email: string;
  userId: string;
  /** Whether this account may use the office already. */
  hasAccess: boolean;
  secret: string;
};

/** Asks for the invited person's password, once it is clear that the invitation is open and for them. */
export function InvitationStep({ email, userId, hasAccess, secret }: InvitationStepProps) {
  const query = useQuery({
    queryKey: ['invitation', secret, userId],
    queryFn: () => twilioManage.call('lookAtInvitation', { secret }),
    staleTime: Infinity,
  });
  const { data, error } = query;
  if (error) {
    const isFinal =
      error instanceof BackendFailure && finalStatuses.some((status) => status === error.status);
    return (
      <Notice email={email} title={isFinal ? 'This invitation can’t be used' : 'One moment'}>
        <p role="alert">{describeFailure(error, 'The invitation could not be checked.')}</p>
        {isFinal ? null : (
          <Button look="solid" isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {query.isFetching ? 'Trying again…' : 'Try again'}
          </Button>
        )}
      </Notice>
    );
  }
  if (data === undefined) {
    return <Spinner label={query.isPaused ? 'Waiting for a connection…' : 'Checking the invitation…'} />;
  }
  if (data.outcome === 'for_other') {
    return (
      <Notice email={email} title="This invitation is for somebody else">
        <p className="wrap-anywhere">
          {`It was sent to ${data.email ?? 'another address'}. To use it, sign out, then log in with that address.`}
        </p>
      </Notice>
    );
  }
  return data.outcome === 'started' && hasAccess ? (
    <UsedInvitation />
  ) : (
    <InvitedPassword email={email} secret={secret} />
  );
}

/** Forgets an invitation that has done its work. The login page then opens the office. */
function UsedInvitation() {
  useEffect(forgetInvitation, []);
  return <Spinner label="The office is loading…" />;
}

type NoticeProps = { email: string; title: string; children: ReactNode };

/** Says why the invitation can't go on for this account, and offers another account. */
function Notice({ email, title, children }: NoticeProps) {
  const id = useId();
  const signingOut = useSignOut();
  return (
    <section aria-labelledby={id} className="max-w-lg space-y-4 border border-ink bg-white p-4 md:p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
      <p className="wrap-anywhere">{`You are signed in as ${email}.`}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ActionButton action={signingOut} busy="Signing out…" Icon={LogOut}>
          Sign out
        </ActionButton>
        <Button look="link" onClick={forgetInvitation}>
          Go on without the invitation
        </Button>
      </div>
    </section>
  );
}
