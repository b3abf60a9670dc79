import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { maxContactNameLength } from '../../../supabase/functions/_shared/contract/conversations';
import { failureSentence } from '../api/client';
import { showToast } from '../shared/toast';
import { setContactName } from '../api/mutations';
import { reloadConversations } from '../inbox/conversation-loading';
import { PhoneNumber } from '../shared/phone-number';
import { useEditing } from './use-editing';

type ContactHeadingProps = {
  otherNumber: string;
  contactName: string | null;
  /** False while it isn't known whether there is a conversation with them. */
  isKnown: boolean;
};

/** Who a conversation is with. The name is edited where it stands. */
export function ContactHeading({ otherNumber, contactName, isKnown }: ContactHeadingProps) {
  const { isEditing, setEditing, opener } = useEditing();

  return (
    <div className="min-w-0 flex-1 md:basis-48">
      <h2 className="text-lg wrap-anywhere md:text-xl">
        {isEditing || contactName === null ? (
          <PhoneNumber number={otherNumber} />
        ) : (
          <>
            <bdi>{contactName}</bdi>
            <PhoneNumber
              number={otherNumber}
              className="block! w-fit font-sans text-sm font-normal text-slate"
            />
          </>
        )}
      </h2>
      {isEditing ? (
        <NameForm otherNumber={otherNumber} contactName={contactName} onClose={() => setEditing(false)} />
      ) : null}
      {isKnown && !isEditing ? (
        <button
          ref={opener}
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center gap-2 text-base max-md:group-data-[folded=true]:hidden"
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {contactName === null ? 'Add name' : 'Edit name'}
        </button>
      ) : null}
    </div>
  );
}

type NameFormProps = { otherNumber: string; contactName: string | null; onClose: () => void };

function NameForm({ otherNumber, contactName, onClose }: NameFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(contactName ?? '');
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => setContactName(otherNumber, name),
    onSuccess: async () => {
      showToast.success(name.trim() === '' ? 'Name removed' : 'Name saved');
      await reloadConversations(queryClient);
      onClose();
    },
    onError: () => field.current?.focus(),
  });
  const problem = save.isError
    ? failureSentence(save.error, 'The name could not be saved. Check the connection, then try again.')
    : null;

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (name.trim() === (contactName ?? '')) onClose();
    else save.mutate();
  }

  function giveUpOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!save.isPending) onClose();
  }

  return (
    <form className="py-1" onSubmit={submit}>
      <label htmlFor={id} className="block text-sm font-semibold">
        Contact name
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          maxLength={maxContactNameLength}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className="min-h-11 min-w-0 flex-1 basis-40 rounded border-2 border-steel bg-white px-3 py-1 aria-invalid:border-stop"
          value={name}
          readOnly={save.isPending}
          onChange={(event) => {
            setName(event.target.value);
            save.reset();
          }}
          onKeyDown={giveUpOnEscape}
        />
        <button type="submit" className="button px-3!" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </button>
        <button type="button" className="button button-outline px-3!" onClick={onClose}>
          Cancel
        </button>
      </div>
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert" className="mt-1 font-semibold text-stop">
          {problem}
        </p>
      )}
    </form>
  );
}
