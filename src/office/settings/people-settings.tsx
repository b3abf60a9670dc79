import { useMutation, useQuery } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { type Role, roles } from '#functions/contract/action';
import type { Person } from '#functions/contract/people';
import { officePaths } from '../../content/office-paths';
import { failureSentence, twilioManage } from '../api/client';
import { peopleQuery } from '../api/queries';
import { useAccess } from '../auth/access';
import { Choice } from '../forms/choice';
import { Field } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { Panel } from '../shared/panel';
import { QueryPanel } from '../shared/query-panel';
import { SubmitButton } from '../forms/submit-button';
import { ShortTimestamp } from '../shared/timestamp';

const notInvited = 'Failed to save the invitation';
const roleNames: Readonly<Record<Role, string>> = { admin: 'Admin', dispatcher: 'Dispatcher' };

/** Lists the people with a role and the invitations. */
export function PeopleSettings() {
  const people = useQuery(peopleQuery);
  const { user } = useAccess();
  return (
    <Panel
      id="people"
      title="People"
      lead="Dispatchers read and send texts and see calls. Admins also change numbers, forwarding, settings and people."
    >
      <QueryPanel query={people} subject="The list of people">
        {(rows) => (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {rows.map((person) => (
              <PersonRow key={person.email} person={person} isSelf={person.userId === user?.id} />
            ))}
          </ul>
        )}
      </QueryPanel>
      <InviteForm />
    </Panel>
  );
}

function PersonRow({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const { email, role, since, userId } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{email}</span>
        {isSelf ? ' (you)' : null}
        <span className="block text-sm text-slate">
          {roleNames[role]}
          {userId === null ? ', invited ' : ', since '}
          <ShortTimestamp at={since} />
        </span>
      </p>
      {isSelf ? null : (
        <FormDialog
          Icon={UserMinus}
          label={`Remove: ${email}`}
          shortLabel="Remove"
          title="Remove this person?"
          description={`${email} will lose access to the office, and any invitation is canceled. What they sent stays.`}
          save={() => twilioManage.call('removePerson', { email })}
          submitLabel="Remove"
          done="Access removed"
          failed="Failed to remove this person"
          reloads={[peopleQuery.queryKey]}
        />
      )}
    </li>
  );
}

function InviteForm() {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('dispatcher');
  const invite = useMutation({
    mutationFn: () => twilioManage.call('invitePerson', { email, role }),
    onSuccess: () => setEmail(''),
    onError: () => field.current?.focus(),
    meta: { done: 'Invitation saved', failed: notInvited, reloads: [peopleQuery.queryKey] },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!invite.isPending) invite.mutate();
  }

  return (
    <form noValidate aria-label="Invite somebody" onSubmit={submit} className="mt-4 space-y-4">
      <Field
        ref={field}
        label="Email address to invite"
        hint={`Ask them to sign up with this address at ${window.location.host}${officePaths.login} within 14 days and confirm it. They have access after that. No email is sent from here.`}
        type="email"
        name="invite-email"
        value={email}
        readOnly={invite.isPending}
        onChange={({ target }) => {
          setEmail(target.value);
          invite.reset();
        }}
        problem={invite.error && failureSentence(invite.error, notInvited)}
      />
      <Choice legend="Role" names={roleNames} values={roles} value={role} onChange={setRole} />
      <SubmitButton busy={invite.isPending && 'Inviting…'}>Invite</SubmitButton>
    </form>
  );
}
