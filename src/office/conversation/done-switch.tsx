import { Check, Undo2 } from 'lucide-react';
import { setDone } from '../api/mutations';
import { ContactSwitch } from './contact-switch';

type DoneSwitchProps = { otherNumber: string; isDone: boolean };

/** Puts a conversation away, or takes it back. */
export function DoneSwitch({ otherNumber, isDone }: DoneSwitchProps) {
  return (
    <ContactSwitch
      Icon={isDone ? Undo2 : Check}
      label={isDone ? 'Reopen' : 'Mark as done'}
      change={() => setDone(otherNumber, !isDone)}
      changed={isDone ? 'Conversation reopened' : 'Conversation marked as done'}
      failure="Failed to save the conversation"
    />
  );
}
