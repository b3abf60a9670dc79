import { MessageSquareText } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { Button } from '../shared/button';
import { lazyPart } from '../shared/lazy-part';
import type { ReplyListProps } from './reply-list';

// Most conversations are answered without it.
const ReplyList = lazyPart(
  'reply-list',
  async () => (await import('./reply-list')).ReplyList,
  'The list of saved replies',
);

type SavedRepliesProps = ReplyListProps & {
  /** The message box, which gets the focus after a pick. */
  box: RefObject<HTMLTextAreaElement | null>;
};

/** A dialog with saved replies: inserts one into the message, or saves the message as one. */
export function SavedReplies({ text, onPick, box }: SavedRepliesProps) {
  const [isOpen, setOpen] = useState(false);
  const isPicked = useRef(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        if (!isPicked.current) return;
        isPicked.current = false;
        event.preventDefault();
        box.current?.focus();
      }}
      title="Saved replies"
      description="Choose one to add it to your message. Nothing is sent yet."
      trigger={
        <Button Icon={MessageSquareText}>
          <span className="max-lg:sr-only">Saved replies</span>
        </Button>
      }
    >
      <ReplyList
        text={text.trim()}
        onPick={(body) => {
          isPicked.current = true;
          onPick(body);
          setOpen(false);
        }}
      />
    </Dialog>
  );
}
