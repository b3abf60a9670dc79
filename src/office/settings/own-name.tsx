import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { maxMemberNameLength } from '#functions/contract/members';
import { describeFailure, smsHandler } from '../api/client';
import { conversationsKey, membersQuery } from '../api/queries';
import { useAccess } from '../auth/access';
import { Field } from '../forms/field';
import { SaveRow } from '../forms/save-row';
import { QueryPanel } from '../panels/query-panel';

/** What the others call the person who is signed in. */
export function OwnName() {
  const members = useQuery(membersQuery);
  const { user } = useAccess();
  return (
    <QueryPanel query={members} subject="Your name">
      {(known) => <NameForm saved={known.find(({ memberId }) => memberId === user?.id)?.name ?? ''} />}
    </QueryPanel>
  );
}

function NameForm({ saved }: { saved: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? saved;
  const save = useMutation({
    mutationFn: (wanted: string) => smsHandler.call('setOwnName', { name: wanted }),
    onSuccess: () => setTyped(null),
    onError: () => field.current?.focus(),
    meta: { done: 'Your name is saved', reloads: [membersQuery.queryKey, conversationsKey] },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!save.isPending) {
      save.mutate(name);
    }
  }

  return (
    <form noValidate aria-label="Your name" onSubmit={submit} className="mt-3 space-y-3">
      <Field
        ref={field}
        label="Your name"
        hint="The office shows it at your texts and notes. Leave it empty to show the start of your email address."
        name="own-name"
        maxLength={maxMemberNameLength}
        autoComplete="name"
        value={name}
        readOnly={save.isPending}
        problem={
          save.error &&
          describeFailure(save.error, 'Your name could not be saved. Check the connection, then try again.')
        }
        onChange={({ target }) => {
          setTyped(target.value);
          if (save.isError) {
            save.reset();
          }
        }}
      />
      <SaveRow saving={save} isChanged={name !== saved} onDiscard={() => setTyped(null)} />
    </form>
  );
}
