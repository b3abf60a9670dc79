import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import {
  maxContactNameLength,
  type PermissionHow,
  permissionHows,
} from '../../../supabase/functions/_shared/contract/conversations';
import { maxPermissionNoteLength } from '../../../supabase/functions/_shared/contract/start-conversation';
import { Dialog } from '../../ui/dialog';
import { startConversation } from '../api/mutations';
import { Choice } from '../forms/choice';
import { reloadConversations } from './conversation-loading';
import { Button } from '../shared/button';
import { Field, PhoneNumberField } from '../forms/field';
import { FormFailure } from '../forms/form-failure';
import { SubmitButton } from '../forms/submit-button';
import { usePhoneNumberInput } from '../forms/use-phone-number-input';

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

type Entered = { name: string; how: PermissionHow; note: string };

const nothingEntered: Entered = { name: '', how: 'phone', note: '' };

/** A dialog that starts a conversation with somebody who agreed to texts. It asks how they agreed. */
export function NewMessage({ label, shortLabel = label, number, onOpened }: NewMessageProps) {
  const [isOpen, setOpen] = useState(false);
  // Kept while the dialog is closed, until the conversation was started.
  const [entered, setEntered] = useState(nothingEntered);
  const { name, ...permission } = entered;
  const enter = (changed: Partial<Entered>) => setEntered({ ...entered, ...changed });
  const input = usePhoneNumberInput(number, 'Please enter the number to text');
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: (to: string) => startConversation({ to, name, permission }),
    onSuccess: async (_conversation, to) => {
      await reloadConversations(queryClient);
      setOpen(false);
      setEntered(nothingEntered);
      input.reset();
      onOpened(to);
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const to = input.check();
    if (to !== null && !start.isPending) start.mutate(to);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={label}
      description="Only people who agreed may be texted. What you note here is kept as proof, with your login and the time."
      trigger={
        <Button Icon={MessageSquarePlus}>
          <span aria-hidden="true">{shortLabel}</span>
          <span className="sr-only">{label}</span>
        </Button>
      }
    >
      <form onSubmit={submit} className="space-y-4">
        {number === null ? <PhoneNumberField label="Phone number" {...input.props} /> : null}
        <Field
          label="Name (optional)"
          problem={null}
          type="text"
          autoComplete="off"
          maxLength={maxContactNameLength}
          value={name}
          onChange={({ target }) => enter({ name: target.value })}
        />
        <Choice
          legend="How did they agree to texts?"
          isLegendShown
          names={howWords}
          values={permissionHows}
          value={entered.how}
          onChange={(how) => enter({ how })}
        />
        <Field
          label="Note"
          hint="What they said, and when. Example: Called at noon, asked us to text the arrival time."
          problem={null}
          type="text"
          autoComplete="off"
          required
          maxLength={maxPermissionNoteLength}
          value={entered.note}
          onChange={({ target }) => enter({ note: target.value })}
        />
        <FormFailure
          error={start.error}
          fallback="The conversation could not be opened. Check the connection, then try again."
        />
        <SubmitButton disabled={start.isPending || entered.note.trim() === ''}>
          {start.isPending ? 'Opening…' : 'Open conversation'}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
