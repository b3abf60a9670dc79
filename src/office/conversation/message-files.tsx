import { useMutation } from '@tanstack/react-query';
import { Download, FileWarning } from 'lucide-react';
import type { MessageMedia } from '../../../supabase/functions/_shared/contract/messages';
import { smsHandler } from '../api/client';
import { ActionButton } from '../shared/action-button';
import { saveBlob } from '../shared/save-blob';

type MessageFilesProps = { messageId: string; media: MessageMedia[] };

/** The files of a text other than pictures: buttons to save them, or a note for types that we don't serve. */
export function MessageFiles({ messageId, media }: MessageFilesProps) {
  return media.map((file, index) => {
    if (file.kind === 'picture') return null;
    if (file.kind === 'file') {
      return <SaveButton key={index} messageId={messageId} index={index} file={file} />;
    }
    return (
      <p key={index} className="my-1 flex items-start gap-2">
        <FileWarning aria-hidden="true" className="mt-1 size-5 shrink-0" />
        <span>
          A file of type {file.contentType || 'unknown'} is attached. It can’t be opened here: find it in the
          Twilio console.
        </span>
      </p>
    );
  });
}

type SaveButtonProps = { messageId: string; index: number; file: MessageMedia };

function SaveButton({ messageId, index, file: { contentType, fileName } }: SaveButtonProps) {
  const saving = useMutation({
    mutationFn: () => smsHandler.fetchFile('getMedia', { messageId, index }),
    onSuccess: (blob) => saveBlob(blob, fileName),
    meta: { failed: 'The file could not be loaded. Try again.' },
  });
  return (
    <ActionButton
      action={saving}
      busy="Loading…"
      look="underlined"
      Icon={Download}
      className="my-1 text-start"
    >
      {`Save ${fileName} (${contentType})`}
    </ActionButton>
  );
}
