import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, UserMinus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { type Role, roles } from '#functions/contract/action';
import type { Person } from '#functions/contract/people';
import { describeFailure, twilioManage } from '../api/client';
import { membersQuery, peopleQuery } from '../api/queries';
import { useAccess } from '../auth/access';
import { Choice } from '../forms/choice';
import { Field } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { SubmitButton } from '../forms/submit-button';
import { Panel } from '../panels/panel';
import { QueryPanel } from '../panels/query-panel';
import { ActionButton } from '../shared/action-button';
import { ShortTimestamp } from '../shared/timestamp';

const notInvited = 'Failed to save the invitation';
const roleNames: Readonly<Record<Role, string>> = { admin: 'Admin', dispatcher: 'Dispatcher' };

/** Lists the people with a role and the invitations. */
export function PeopleSettings() {
  const people = useQuery(peopleQuery);
  const members = useQuery(membersQuery).data;
  const { user } = useAccess();
  return (
    <Panel
      id="people"
      title="People"
      lead="Dispatchers read and send texts and see calls. Admins also change numbers, forwarding, settings and people."
    >
      <QueryPanel query={people} subject="The list of people">
        {(rows) => (
          <ul className="mt-3 divide-y divide-rule border-y border-rule">
            {rows.map((person) => (
              <PersonRow
                key={`${person.userId} ${person.email}`}
                person={person}
                name={members?.find(({ memberId }) => memberId === person.userId)?.name}
                isSelf={person.userId === user?.id}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      <InviteForm />
    </Panel>
  );
}

type PersonRowProps = {
  person: Person;
  /** What the others call them. Undefined while unknown, and for somebody who is invited. */
  name: string | undefined;
  isSelf: boolean;
};

function PersonRow({ person, name, isSelf }: PersonRowProps) {
  const { email, role, since, userId, expiresAt } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 wrap-anywhere">
        {name === undefined ? null : <span className="block font-semibold">{name}</span>}
        <span className={name === undefined ? 'font-semibold' : 'text-sm text-slate'}>{email}</span>
        {isSelf ? <span className="text-sm"> (you)</span> : null}
        <span className="block text-sm text-slate">
          <span>{`${roleNames[role]}${userId === null ? ', invited ' : ', since '}`}</span>
          <ShortTimestamp at={since} />
        </span>
        {userId === null ? <LinkState expiresAt={expiresAt} /> : null}
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

const isPast = (moment: string) => Date.parse(moment) <= Date.now();

/** Until when the link of an invitation works. */
function LinkState({ expiresAt }: Pick<Person, 'expiresAt'>) {
  if (expiresAt === null || isPast(expiresAt)) {
    return (
      <span key="ended" className="block text-sm">
        The link has ended. Invite them again.
      </span>
    );
  }
  return (
    <span key="open" className="block text-sm text-slate">
      <span>The link works until </span>
      <ShortTimestamp at={expiresAt} />
    </span>
  );
}

function InviteForm() {
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('dispatcher');
  const invite = useMutation({
    mutationFn: (invited: { email: string; role: Role }) => twilioManage.call('invitePerson', invited),
    onSuccess: () => setEmail(''),
    onError: () => field.current?.focus(),
    meta: { done: 'Invitation saved', failed: notInvited, reloads: [peopleQuery.queryKey] },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!invite.isPending) {
      invite.mutate({ email, role });
    }
  }

  return (
    <form noValidate aria-label="Invite somebody" onSubmit={submit} className="mt-4 space-y-4">
      <Field
        ref={field}
        label="Email address to invite"
        hint="They get an email with a link that works once, for two days. They have access as soon as they have chosen a password there."
        type="email"
        name="invite-email"
        value={email}
        readOnly={invite.isPending}
        onChange={({ target }) => {
          setEmail(target.value);
          if (invite.isError) {
            invite.reset();
          }
        }}
        problem={invite.error && describeFailure(invite.error, notInvited)}
      />
      <Choice legend="Role" names={roleNames} values={roles} value={role} onChange={setRole} />
      <SubmitButton busy={invite.isPending && 'Inviting…'}>Invite</SubmitButton>
      {invite.isSuccess && invite.data.link !== undefined ? (
        <InvitationLink
          email={invite.variables.email}
          link={invite.data.link}
          isMailed={invite.data.isMailed}
        />
      ) : null}
    </form>
  );
}

type InvitationLinkProps = { email: string; link: string; isMailed: boolean };

/** The link of a new invitation. The server keeps only its hash, so it can't be shown again. */
function InvitationLink({ email, link, isMailed }: InvitationLinkProps) {
  const copying = useMutation({
    mutationFn: () => navigator.clipboard.writeText(link),
    meta: { done: 'Link copied', failed: 'The link could not be copied. Select it, then copy it.' },
  });
  return (
    <div className="space-y-2 border-l-4 border-ink bg-white p-4">
      <p role="status" className="font-semibold wrap-anywhere">
        {isMailed
          ? `The link is on its way to ${email}.`
          : `The email to ${email} could not be sent. Hand over this link instead.`}
      </p>
      <Field
        label="Link of this invitation"
        hint="It is shown only now, and works only for the invited address."
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <ActionButton action={copying} busy="Copying…" Icon={Copy}>
        Copy link
      </ActionButton>
    </div>
  );
}
