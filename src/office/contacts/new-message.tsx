import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus, SquarePen } from 'lucide-react';
import { maxContactNameLength } from '#functions/contract/conversations';
import { maxPermissionNoteLength, permissionHows } from '#functions/contract/permission';
import { smsHandler } from '../api/client';
import { permissionQuery } from '../api/queries';
import { usePermissionDraft } from '../drafts/permission-drafts';
import { Choice } from '../forms/choice';
import { Field, PhoneNumberField } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { usePhoneNumberInput } from '../forms/use-phone-number-input';
import { useOfficeAddress } from '../shared/use-office-address';
import { describePermission, permissionLabels, textBlockReasons } from './permission-labels';

type NewMessageProps = {
  /** The label of the button, and the title of its dialog. */
  label: string;
  /** Whether the button is an icon alone. */
  isIcon?: boolean;
  /** Whether the dialog is open from the start. */
  isOpenAtFirst?: boolean;
  /** The number to text; null when the dialog asks for it. */
  number: string | null;
};

/**
 * A dialog that starts a conversation. It looks up whether something allows texts to the number, and otherwise asks
 * how the person agreed.
 */
export default function NewMessage({ label, number, ...button }: NewMessageProps) {
  const { openConversation } = useOfficeAddress();
  const { entered, enter, forget } = usePermissionDraft(number);
  const { number: enteredNumber, name, ...permission } = entered;
  const input = usePhoneNumberInput(number ?? enteredNumber, 'Please enter the number to text');
  const to = input.number ?? '';
  // The open dialog asks; see Recipient.
  const known = useQuery({ ...permissionQuery(to), enabled: false }).data ?? null;
  const isPermitted = known !== null && known.textBlock === null && known.permission !== null;
  const isRefused = known !== null && known.textBlock !== null && known.textBlock !== 'no_consent';

  return (
    <FormDialog
      Icon={button.isIcon ? SquarePen : MessageSquarePlus}
      label={label}
      {...button}
      {...(button.isIcon && { shortcut: 'c' })}
      description="Only people who agreed, texted or called may be texted. What you note here is kept as proof, with your login and the time."
      check={() => input.check() !== null}
      save={() =>
        smsHandler
          .call('startConversation', { to, name, ...(isPermitted ? {} : { permission }) })
          .then(() => to)
      }
      submitLabel="Open conversation"
      isComplete={isPermitted || (!isRefused && entered.note.trim() !== '')}
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
      <Recipient number={to} />
      {isRefused ? null : (
        <Field
          label="Name (optional)"
          maxLength={maxContactNameLength}
          placeholder={known?.name ?? ''}
          value={name}
          onChange={({ target }) => enter({ name: target.value })}
        />
      )}
      {isPermitted || isRefused ? null : (
        <>
          <Choice
            legend="How did they agree to texts?"
            names={permissionLabels}
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
        </>
      )}
    </FormDialog>
  );
}

/** Looks up who has the number, and says why they may or may not be texted. */
function Recipient({ number }: { number: string }) {
  const { data } = useQuery({ ...permissionQuery(number), enabled: number !== '' });
  const { name = null, company = null, permission = null, textBlock = null } = data ?? {};
  const who = [name, company].filter((part) => part !== null).join(', ');
  const isBlocked = textBlock !== null && textBlock !== 'no_consent';
  return (
    <p role="status" className="wrap-anywhere empty:hidden">
      {who === '' ? null : <bdi className="font-semibold">{`${who}. `}</bdi>}
      {isBlocked ? <span>{textBlockReasons[textBlock]}</span> : null}
      {permission === null || textBlock !== null ? null : (
        <span>{`${describePermission(permission)}. You may text them.`}</span>
      )}
    </p>
  );
}
