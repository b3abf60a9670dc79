import { FileText, Image, X } from 'lucide-react';
import { BlobImage } from '../../ui/blob-image';
import type { ChosenPicture } from '../../ui/chosen-pictures';
import { Button } from '../shared/button';
import { IconButton } from '../shared/icon-button';
import { findDocumentName } from './attachment-file';

type AttachmentListProps = {
  files: readonly ChosenPicture[];
  onRemove: (id: string) => void;
  onRetry: (file: ChosenPicture) => void;
};

/** What goes out with the text. A file that can't be sent says why. */
export function AttachmentList({ files, onRemove, onRetry }: AttachmentListProps) {
  if (files.length === 0) {
    return null;
  }
  return (
    <ul aria-label="Attached pictures and files" className="flex flex-wrap gap-x-4 px-3 pt-1 text-sm/5">
      {files.map((file, index) => (
        <Attachment
          key={file.id}
          file={file}
          name={findDocumentName(file) ?? `picture ${index + 1}`}
          isDocument={findDocumentName(file) !== null}
          onRemove={() => onRemove(file.id)}
          onRetry={() => onRetry(file)}
        />
      ))}
    </ul>
  );
}

type AttachmentProps = {
  file: ChosenPicture;
  name: string;
  isDocument: boolean;
  onRemove: () => void;
  onRetry: () => void;
};

function Attachment({
  file: { file, content, problem, canRetry },
  name,
  isDocument,
  ...on
}: AttachmentProps) {
  const Icon = isDocument ? FileText : Image;
  const isBroken = problem !== null && !canRetry;
  return (
    <li className="flex max-w-full min-w-0 items-center gap-1">
      {isDocument || isBroken || file === null ? (
        <Icon aria-hidden="true" className={`size-6 shrink-0 ${problem === null ? '' : 'text-stop'}`} />
      ) : (
        <BlobImage
          blob={file}
          alt={`Attached ${name}`}
          className={`size-11 shrink-0 rounded border object-cover ${problem === null ? 'border-line' : 'border-stop'}`}
        />
      )}
      <span className="min-w-0 wrap-anywhere">
        {isDocument && problem === null ? <bdi>{name}</bdi> : null}
        {!isDocument && file === null ? (
          <span>{`${name.replace('p', 'P')}, added before the reload`}</span>
        ) : null}
        <span role="status">{content === null && problem === null ? 'Getting ready…' : ''}</span>
        {problem === null ? null : (
          <span role="alert" className="font-bold text-stop">
            {problem}
          </span>
        )}
      </span>
      {problem !== null && canRetry ? (
        <Button look="underlined" aria-label={`Retry ${name}`} onClick={on.onRetry}>
          Retry
        </Button>
      ) : null}
      <IconButton Icon={X} label={`Remove ${name}`} onClick={on.onRemove} />
    </li>
  );
}
