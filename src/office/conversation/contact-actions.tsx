import { useMutation } from '@tanstack/react-query';
import { Ban, Check, type LucideIcon, MessageCircleOff, Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type ConversationSummary, maxContactNameLength } from '#functions/contract/conversations';
import { isE164 } from '#functions/phone';
import { smsHandler } from '../api/client';
import { contactKeys } from '../api/queries';
import { useIsAdmin } from '../auth/access';
import { DeviceCallLink } from '../calls/call-buttons';
import { Field } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { ActionButton } from '../shared/action-button';
import { NoteButton } from './team-note';

/** All actions on the contact except texting. */
export function ContactActions({ known, isFolded }: { known: ConversationSummary; isFolded: boolean }) {
  const isAdmin = useIsAdmin();
  const { otherNumber: to, contactName, isDone, textBlock } = known;
  return (
    <div className={`flex flex-wrap gap-2 max-lg:basis-full ${isFolded ? 'max-lg:hidden' : ''}`}>
      <ContactAction
        Icon={isDone ? Undo2 : Check}
        label={isDone ? 'Reopen' : 'Mark as done'}
        done={isDone ? 'Conversation reopened' : 'Conversation marked as done'}
        change={() => smsHandler.call('setDone', { to, isDone: !isDone })}
      />
      {textBlock === null ? (
        <>
          {isE164(to) ? <DeviceCallLink number={to} /> : null}
          {/* Any reasonable way to opt out counts, not only the word STOP (FCC, 47 CFR 64.1200(a)(10)). */}
          <FormDialog
            Icon={MessageCircleOff}
            label="Mark as opted out"
            title="Stop texts to this contact?"
            description="Nobody can text them from here until you allow texts again."
            save={() => smsHandler.call('setOptedOut', { to, optedOut: true })}
            done="Contact marked as opted out"
          />
        </>
      ) : null}
      {isAdmin ? <BlockAction to={to} isBlocked={textBlock === 'blocked'} /> : null}
      <NameButton to={to} contactName={contactName} />
      <NoteButton otherNumber={to} />
    </div>
  );
}

type ContactActionProps = {
  Icon: LucideIcon;
  label: string;
  /** The toast after success. */
  done: string;
  change: () => Promise<unknown>;
};

/** A button that changes a contact at once. */
export function ContactAction({ Icon, label, done, change }: ContactActionProps) {
  const changing = useMutation({
    mutationFn: change,
    meta: { done, failed: 'Not saved. Check the connection, then try again.', reloads: contactKeys },
  });
  return (
    <ActionButton action={changing} busy="Saving…" Icon={Icon}>
      {label}
    </ActionButton>
  );
}

/** Blocks a contact, or unblocks them. For admins only. */
export function BlockAction({ to, isBlocked }: { to: string; isBlocked: boolean }) {
  const change = () => smsHandler.call('setBlocked', { to, isBlocked: !isBlocked });
  if (isBlocked) {
    return <ContactAction Icon={Ban} label="Unblock" done="Contact unblocked" change={change} />;
  }
  return (
    <FormDialog
      Icon={Ban}
      label="Block"
      title="Block this contact?"
      description="Their calls end after one recorded sentence, and their texts show up only under Suspected. Nobody can text or call them until an admin unblocks them."
      save={change}
      done="Contact blocked"
    />
  );
}

function NameButton({ to, contactName }: { to: string; contactName: string | null }) {
  // Kept while the dialog is closed, until it was saved.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? contactName ?? '';
  return (
    <FormDialog
      Icon={Pencil}
      label={contactName === null ? 'Add name' : 'Edit name'}
      submitLabel="Save"
      title="Name of this contact"
      description="It shows instead of the number. Leave it empty to show the number again."
      save={() => smsHandler.call('setContactName', { to, name })}
      done="Name saved"
      onSaved={() => setTyped(null)}
    >
      <Field
        autoFocus
        onFocus={({ target }) => target.select()}
        label="Contact name"
        maxLength={maxContactNameLength}
        value={name}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
