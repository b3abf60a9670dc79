import { useMutation } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { smsHandler } from '../api/client';
import { contactKeys } from '../api/queries';
import { ActionButton } from '../shared/action-button';
import { useOfficeAddress } from '../shared/use-office-address';

type TextCallerProps = {
  /** E.164 */
  number: string;
  /** Null when only the number is known. */
  name: string | null;
  /** Shows only "Text", where a caller is all it can be about. */
  isShort?: boolean;
};

/** Opens the conversation with somebody who called, without a question: the call allows an answer by text. */
export function TextCaller({ number, name, isShort = false }: TextCallerProps) {
  const { openConversation } = useOfficeAddress();
  const starting = useMutation({
    mutationFn: () => smsHandler.call('startConversation', { to: number }),
    onSuccess: () => openConversation(number),
    meta: { failed: 'Not opened. Check the connection, then try again.', reloads: contactKeys },
  });
  return (
    <ActionButton action={starting} busy="Opening…" Icon={MessageSquareText}>
      <span>
        <span>Text</span> <span className={isShort ? 'sr-only' : ''}>this caller</span>
        <span className="sr-only">{`: ${name ?? number}`}</span>
      </span>
    </ActionButton>
  );
}
