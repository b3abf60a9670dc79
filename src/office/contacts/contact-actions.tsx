import { useMutation } from '@tanstack/react-query';
import {
  Ban,
  Check,
  Ellipsis,
  type LucideIcon,
  MailOpen,
  MessageCircleOff,
  Pencil,
  Phone,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { maxContactNameLength } from '#functions/contract/conversations';
import { isE164 } from '#functions/domain/phone';
import { smsHandler } from '../api/client';
import type { Conversation } from '../api/contact-address';
import { contactKeys } from '../api/queries';
import { useIsAdmin } from '../auth/access';
import { Field } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { inboxNewsKey } from '../live/inbox-news';
import { ActionButton } from '../shared/action-button';
import { Menu, MenuLine, MenuLink } from '../shared/menu';
import { formatPhone } from '../shared/phone-format';
import { AssignButton } from './assign-button';
import { NoteButton } from './note-button';
import { RemindButton } from './remind-button';

type KnownContact = Pick<Conversation, 'address' | 'contactName' | 'isDone' | 'textBlock' | 'assignedTo'>;

/** Marks the conversation as done, or opens it again. */
export function DoneButton({ address, isDone }: Pick<KnownContact, 'address' | 'isDone'>) {
  return (
    <ContactAction
      Icon={isDone ? Undo2 : Check}
      label={isDone ? 'Reopen' : 'Done'}
      {...(!isDone && { shortcut: 'e' })}
      done={isDone ? 'Conversation reopened' : 'Conversation marked as done'}
      change={() => smsHandler.call('setDone', { to: address, isDone: !isDone })}
    />
  );
}

type ContactMenuProps = {
  known: KnownContact;
  /** Called when the conversation is about to be marked as unread. */
  onUnread: () => void;
};

/** All other actions on the contact. On a phone, Done is among them. */
export function ContactMenu({ known, onUnread }: ContactMenuProps) {
  const isAdmin = useIsAdmin();
  const { address, contactName, isDone, textBlock, assignedTo } = known;
  return (
    <Menu
      look="square"
      label="More actions"
      className="shrink-0"
      button={<Ellipsis aria-hidden="true" className="size-5" />}
    >
      <div className="md:hidden">
        <DoneButton address={address} isDone={isDone} />
      </div>
      <NameButton address={address} contactName={contactName} />
      <NoteButton address={address} />
      <ContactAction
        Icon={MailOpen}
        label="Mark unread"
        done="Conversation marked as unread"
        change={() => {
          onUnread();
          return smsHandler.call('setUnread', { contact: address });
        }}
      />
      <AssignButton address={address} assignedTo={assignedTo} />
      <RemindButton address={address} reminder={null} />
      {textBlock === null && isE164(address) ? (
        <MenuLink href={`tel:${address}`} Icon={Phone}>
          Call <span className="sr-only">{formatPhone(address)}</span> from this phone
        </MenuLink>
      ) : null}
      {textBlock === null || isAdmin ? <MenuLine /> : null}
      {textBlock === null ? (
        /* Any reasonable way to opt out counts, not only the word STOP (FCC, 47 CFR 64.1200(a)(10)). */
        <FormDialog
          Icon={MessageCircleOff}
          label="Mark as opted out"
          title="Stop texts to this contact?"
          description="Nobody can text them from here until you allow texts again."
          save={() => smsHandler.call('setOptedOut', { to: address, optedOut: true })}
          done="Contact marked as opted out"
        />
      ) : null}
      {isAdmin ? (
        <div className="text-stop">
          <BlockAction address={address} isBlocked={textBlock === 'blocked'} label="Block…" />
        </div>
      ) : null}
    </Menu>
  );
}

type ContactActionProps = {
  Icon: LucideIcon;
  label: string;
  /** The key that presses it (dashboard/shortcuts.ts). */
  shortcut?: string;
  /** The toast after success. */
  done: string;
  change: () => Promise<unknown>;
};

/** A button, or a line of a menu, that changes a contact at once. */
export function ContactAction({ Icon, label, shortcut, done, change }: ContactActionProps) {
  const changing = useMutation({
    mutationFn: change,
    meta: {
      done,
      failed: 'Not saved. Check the connection, then try again.',
      reloads: [...contactKeys, inboxNewsKey],
    },
  });
  return (
    <ActionButton action={changing} busy="Saving…" Icon={Icon} aria-keyshortcuts={shortcut}>
      {label}
    </ActionButton>
  );
}

type BlockActionProps = { address: string; isBlocked: boolean; label?: string };

/** Blocks a contact, or unblocks them. For admins only. */
export function BlockAction({ address, isBlocked, label = 'Block' }: BlockActionProps) {
  const change = () => smsHandler.call('setBlocked', { to: address, isBlocked: !isBlocked });
  if (isBlocked) {
    return <ContactAction Icon={Ban} label="Unblock" done="Contact unblocked" change={change} />;
  }
  return (
    <FormDialog
      Icon={Ban}
      label={label}
      submitLabel="Block"
      title="Block this contact?"
      description="Their calls end after one recorded sentence, and their texts show up only under Suspected. Nobody can text or call them until an admin unblocks them."
      save={change}
      done="Contact blocked"
    />
  );
}

function NameButton({ address, contactName }: { address: string; contactName: string | null }) {
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
      save={() => smsHandler.call('setContactName', { to: address, name })}
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
