import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, UserMinus } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { type Role, roles } from '../../../supabase/functions/_shared/contract/action';
import type { Person } from '../../../supabase/functions/_shared/contract/people';
import { Dialog } from '../../ui/dialog';
import { showToast } from '../shared/toast';
import { officePaths } from '../../content/navigation';
import { useAccess } from '../auth/access';
import { failureSentence } from '../api/client';
import { invitePerson, removePerson } from '../api/mutations';
import { peopleQuery } from '../api/queries';
import { Field } from '../shared/field';
import { QueryPanel } from '../shared/query-panel';
import { SubmitButton } from '../shared/submit-button';
import { ShortTimestamp } from '../shared/timestamp';

const roleNames: Readonly<Record<Role, string>> = { admin: 'Admin', dispatcher: 'Dispatcher' };

/** Lists the people with a role and the invitations. */
export function PeopleSettings() {
  const people = useQuery(peopleQuery());
  const { user } = useAccess();
  return (
    <section aria-labelledby="people" className="border border-ink bg-white p-4 md:p-6">
      <h2 id="people">People</h2>
      <p className="mt-1 max-w-measure text-slate">
        Dispatchers read and send texts and see calls. Admins also change numbers, forwarding, settings and
        people.
      </p>
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
    </section>
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
        <span className="flex flex-wrap gap-2">
          {userId === null ? (
            <a href={invitationMail(email)} className="button button-outline px-3!">
              <Mail aria-hidden="true" className="size-5" />
              <span>
                Write to them<span className="sr-only">: {email}</span>
              </span>
            </a>
          ) : null}
          <RemoveButton person={person} />
        </span>
      )}
    </li>
  );
}

function invitationMail(email: string): string {
  const address = window.location.origin + officePaths.login;
  const body = `You are invited to our phone office. Sign up at ${address} with this e-mail address within 14 days, then open the link in the mail you get.`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent('Your access to the phone office')}&body=${encodeURIComponent(body)}`;
}

function RemoveButton({ person: { email, userId } }: { person: Person }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => removePerson(email),
    onSuccess: async () => {
      showToast.success(userId === null ? 'Invitation taken back' : 'Access removed');
      await queryClient.invalidateQueries({ queryKey: peopleQuery().queryKey });
    },
    onError: (error) => {
      setOpen(false);
      showToast.error(failureSentence(error, 'Failed to remove this person'));
    },
  });
  const label = userId === null ? 'Take back' : 'Remove';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={userId === null ? 'Take this invitation back?' : 'Remove this person?'}
      description={
        userId === null
          ? `${email} will not get access by signing up.`
          : `${email} can’t use the office from then on. What they have sent stays.`
      }
      trigger={
        <button type="button" className="button button-outline px-3!">
          <UserMinus aria-hidden="true" className="size-5" />
          <span>
            {label}
            <span className="sr-only">: {email}</span>
          </span>
        </button>
      }
    >
      <button
        type="button"
        className="button"
        aria-disabled={remove.isPending}
        onClick={() => {
          if (!remove.isPending) remove.mutate();
        }}
      >
        {remove.isPending ? 'Removing…' : label}
      </button>
    </Dialog>
  );
}

function InviteForm() {
  const queryClient = useQueryClient();
  const roleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('dispatcher');
  const [problem, setProblem] = useState<string | null>(null);
  const invite = useMutation({
    mutationFn: invitePerson,
    onSuccess: async () => {
      showToast.success('Invitation saved');
      setEmail('');
      await queryClient.invalidateQueries({ queryKey: peopleQuery().queryKey });
    },
    onError: (error) => {
      const sentence = failureSentence(error, 'Failed to save the invitation');
      setProblem(sentence);
      showToast.error(sentence);
      field.current?.focus();
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!invite.isPending) invite.mutate({ email, role });
  }

  return (
    <form noValidate aria-label="Invite somebody" onSubmit={submit} className="mt-4 space-y-4">
      <Field
        ref={field}
        label="E-mail address to invite"
        hint="They get access once they sign up with it and confirm it. No mail is sent from here: write to them."
        type="email"
        name="invite-email"
        autoComplete="off"
        value={email}
        readOnly={invite.isPending}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(null);
        }}
        problem={problem}
      />
      <div>
        <label htmlFor={roleId} className="block font-semibold">
          Role
        </label>
        <select
          id={roleId}
          className="mt-1 block min-h-11 w-full max-w-md rounded border-2 border-steel bg-white px-3 py-2"
          value={role}
          onChange={({ target }) => setRole(roles.find((known) => known === target.value) ?? 'dispatcher')}
        >
          {roles.map((known) => (
            <option key={known} value={known}>
              {roleNames[known]}
            </option>
          ))}
        </select>
      </div>
      <SubmitButton disabled={invite.isPending}>{invite.isPending ? 'Inviting…' : 'Invite'}</SubmitButton>
    </form>
  );
}
