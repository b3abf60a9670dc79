import { MessageSquarePlus } from 'lucide-react';
import * as v from 'valibot';
import {
  maxContactNameLength,
  maxPermissionNoteLength,
  type PermissionHow,
  permissionHows,
} from '#functions/contract/conversations';
import { toE164 } from '#functions/phone';
import { smsHandler } from '../api/client';
import { Choice } from '../forms/choice';
import { editDraftText, useDraftTexts } from '../conversation/draft-texts';
import { Field, PhoneNumberField } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { usePhoneNumberInput } from '../forms/use-phone-number-input';
import { useOfficeAddress } from '../use-office-address';

export const permissionWords: Record<PermissionHow, string> = {
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
};

const enteredSchema = v.object({
  number: v.nullable(v.string()),
  name: v.string(),
  how: v.picklist(permissionHows),
  note: v.string(),
});

const storedEntries = v.fallback(v.pipe(v.string(), v.parseJson(), enteredSchema), {
  number: null,
  name: '',
  how: 'phone',
  note: '',
});

/** The entries for a number, or for somebody new. Kept over a reload, until the conversation was started. */
function useEntries(number: string | null) {
  const draftName = `permission of ${number ?? 'somebody new'}`;
  const entered = v.parse(storedEntries, useDraftTexts()[draftName]);
  return {
    entered,
    enter: (changed: Partial<v.InferOutput<typeof enteredSchema>>) =>
      editDraftText(draftName, () => JSON.stringify({ ...entered, ...changed })),
    forget: () => editDraftText(draftName, () => ''),
  };
}

/** A dialog that starts a conversation with somebody who agreed to texts. It asks how they agreed. */
export default function NewMessage({ label, shortLabel = label, number }: NewMessageProps) {
  const { openConversation } = useOfficeAddress();
  const { entered, enter, forget } = useEntries(number);
  const { number: enteredNumber, name, ...permission } = entered;
  const input = usePhoneNumberInput(number ?? enteredNumber, 'Please enter the number to text');
  const to = toE164(input.props.value) ?? '';

  return (
    <FormDialog
      Icon={MessageSquarePlus}
      label={label}
      shortLabel={shortLabel}
      description="Only people who agreed may be texted. What you note here is kept as proof, with your login and the time."
      check={() => input.check() !== null}
      save={() => smsHandler.call('startConversation', { to, name, permission }).then(() => to)}
      submitLabel="Open conversation"
      isComplete={entered.note.trim() !== ''}
      onSaved={(started) => {
        forget();
        input.reset();
        openConversation(started);
      }}
    >
      {number === null ? (
        <PhoneNumberField
          label="Phone number"
          {...input.props}
          onChange={(event) => {
            input.props.onChange(event);
            enter({ number: event.target.value });
          }}
        />
      ) : null}
      <Field
        label="Name (optional)"
        maxLength={maxContactNameLength}
        value={name}
        onChange={({ target }) => enter({ name: target.value })}
      />
      <Choice
        legend="How did they agree to texts?"
        names={permissionWords}
        values={permissionHows}
        value={entered.how}
        onChange={(how) => enter({ how })}
      />
      <Field
        label="Note"
        hint="What they said, and when. Example: Called at noon, asked us to text the arrival time."
        required
        maxLength={maxPermissionNoteLength}
        value={entered.note}
        onChange={({ target }) => enter({ note: target.value })}
      />
    </FormDialog>
  );
}
