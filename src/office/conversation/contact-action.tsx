import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Check, type LucideIcon, MessageCircle, MessageCircleOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { failureSentence } from '../api/client';
import { setBlocked } from '../api/follow-up';
import { setDone, setOptedOut } from '../api/mutations';
import { reloadConversations } from '../inbox/conversation-loading';
import { Button } from '../shared/button';
import { showToast } from '../shared/toast';

type Change = {
  Icon: LucideIcon;
  label: string;
  /** The toast after success. */
  changed: string;
  /** The confirmation dialog, if one is needed. */
  question?: { title: string; description: string };
};

type ChangeButtonProps = Change & { change: () => Promise<unknown> };

/** A button that changes a contact or conversation and then reloads the conversations. */
export function ChangeButton({ Icon, label, changed, question, change }: ChangeButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: change,
    onSuccess: () => {
      setAsking(false);
      showToast.success(changed);
      return reloadConversations(queryClient);
    },
    onError: (error) =>
      showToast.error(failureSentence(error, 'Not saved. Check the connection, then try again.')),
  });
  const button = (
    <Button Icon={Icon} isBusy={changing.isPending} onClick={() => changing.mutate()}>
      {label}
    </Button>
  );
  if (!question) return button;
  return (
    <Dialog
      {...question}
      open={isAsking}
      onOpenChange={setAsking}
      trigger={<Button Icon={Icon}>{label}</Button>}
    >
      {button}
    </Dialog>
  );
}

const contactChanges = {
  done: {
    Icon: Check,
    label: 'Mark as done',
    changed: 'Conversation marked as done',
    change: (otherNumber: string) => setDone(otherNumber, true),
  },
  reopen: {
    Icon: Undo2,
    label: 'Reopen',
    changed: 'Conversation reopened',
    change: (otherNumber: string) => setDone(otherNumber, false),
  },
  // Any reasonable way to opt out counts, not only the word STOP (FCC, 47 CFR 64.1200(a)(10)).
  optOut: {
    Icon: MessageCircleOff,
    label: 'Mark as opted out',
    changed: 'Contact marked as opted out',
    change: (otherNumber: string) => setOptedOut(otherNumber, true),
    question: {
      title: 'Stop texts to this contact?',
      description: 'Nobody can text them from here until you allow texts again or they text START.',
    },
  },
  allowTexts: {
    Icon: MessageCircle,
    label: 'Allow texts again',
    changed: 'Texts to this contact are allowed again',
    change: (otherNumber: string) => setOptedOut(otherNumber, false),
  },
  block: {
    Icon: Ban,
    label: 'Block',
    changed: 'Contact blocked',
    change: (otherNumber: string) => setBlocked(otherNumber, true),
    question: {
      title: 'Block this contact?',
      description:
        'Their calls end after one recorded sentence, and their texts show up only under Suspected. Nobody can text or call them until an admin unblocks them.',
    },
  },
  unblock: {
    Icon: Ban,
    label: 'Unblock',
    changed: 'Contact unblocked',
    change: (otherNumber: string) => setBlocked(otherNumber, false),
  },
};

type ContactActionProps = { otherNumber: string; action: keyof typeof contactChanges };

export function ContactAction({ otherNumber, action }: ContactActionProps) {
  const { change, ...texts } = contactChanges[action];
  return <ChangeButton {...texts} change={() => change(otherNumber)} />;
}
