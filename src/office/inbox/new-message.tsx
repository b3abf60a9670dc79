import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import {
  maxContactNameLength,
  type PermissionHow,
  permissionHows,
} from '../../../supabase/functions/_shared/contract/conversations';
import { maxPermissionNoteLength } from '../../../supabase/functions/_shared/contract/start-conversation';
import { Dialog } from '../../ui/dialog';
import { failureSentence } from '../api/client';
import { startConversation } from '../api/mutations';
import { reloadConversations } from './conversation-loading';
import { Field, PhoneNumberField } from '../shared/field';
import { SubmitButton } from '../shared/submit-button';
import { usePhoneNumberInput } from '../shared/use-phone-number-input';

const howWords: Record<PermissionHow, string> = {
  phone: 'On the phone',
  form: 'On a form',
  person: 'In person',
};

type NewMessageProps = {
  /** The label of the button, and the title of its dialog. */
  label: string;
  /** A short label for narrow screens. */
  shortLabel?: string;
  /** The number to text; null when the dialog asks for it. */
  number: string | null;
  /** Called when the conversation with that number can take texts. */
  onOpened: (otherNumber: string) => void;
};

/** Keeps the entries after the dialog closes, until the conversation exists. */
function usePermissionForm({ number, onOpened }: Pick<NewMessageProps, 'number' | 'onOpened'>) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [how, setHow] = useState<PermissionHow>('phone');
  const [note, setNote] = useState('');
  const input = usePhoneNumberInput(number, 'Please enter the number to text');
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: (to: string) => startConversation({ to, name, permission: { how, note } }),
    onSuccess: async (_conversation, to) => {
      await reloadConversations(queryClient);
      setOpen(false);
      setName('');
      setNote('');
      input.reset();
      onOpened(to);
    },
  });
  return { isOpen, setOpen, name, setName, how, setHow, note, setNote, input, start };
}

/** Texts a person who agreed elsewhere. Asks for that permission before it opens the conversation. */
export function NewMessage({ label, shortLabel = label, ...props }: NewMessageProps) {
  const form = usePermissionForm(props);
  return (
    <Dialog
      open={form.isOpen}
      onOpenChange={form.setOpen}
      title={label}
      description="Only people who agreed may be texted. What you note here is kept as proof, with your login and the time."
      trigger={
        <button type="button" className="button button-outline px-3!">
          <MessageSquarePlus aria-hidden="true" className="size-5" />
          <span aria-hidden="true">{shortLabel}</span>
          <span className="sr-only">{label}</span>
        </button>
      }
    >
      <PermissionForm isNumberAsked={props.number === null} form={form} />
    </Dialog>
  );
}

type PermissionFormProps = { isNumberAsked: boolean; form: ReturnType<typeof usePermissionForm> };

function PermissionForm({ isNumberAsked, form }: PermissionFormProps) {
  const { name, setName, how, setHow, note, setNote, input, start } = form;
  const id = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const to = input.check();
    if (to !== null && !start.isPending) start.mutate(to);
  }

  return (
    <form onSubmit={submit} className="space-y-4">
      {isNumberAsked ? <PhoneNumberField label="Phone number" {...input.props} /> : null}
      <Field
        label="Name (optional)"
        problem={null}
        type="text"
        autoComplete="off"
        maxLength={maxContactNameLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset>
        <legend className="font-semibold">How did they agree to texts?</legend>
        {permissionHows.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={`${id}-how`}
              className="size-5 shrink-0 accent-ink"
              checked={how === one}
              onChange={() => setHow(one)}
            />
            {howWords[one]}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={id} className="block font-semibold">
          Note
        </label>
        <p id={`${id}-hint`} className="text-sm text-slate">
          What they said, and when. Example: Called at noon, asked us to text the arrival time.
        </p>
        <textarea
          id={id}
          rows={2}
          required
          maxLength={maxPermissionNoteLength}
          aria-describedby={`${id}-hint`}
          className="mt-1 block w-full rounded border-2 border-steel bg-white px-3 py-2"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {start.isError ? (
        <p role="alert" className="border-l-4 border-stop pl-3 font-semibold text-stop">
          {failureSentence(
            start.error,
            'The conversation could not be opened. Check the connection, then try again.',
          )}
        </p>
      ) : null}
      <SubmitButton disabled={start.isPending || note.trim() === ''}>
        {start.isPending ? 'Opening…' : 'Open conversation'}
      </SubmitButton>
    </form>
  );
}
