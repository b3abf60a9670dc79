import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { FileText, Image } from 'lucide-react';
import type { ListedFile } from '#functions/contract/contacts';
import { smsHandler } from '../api/client';
import { filesQuery } from '../api/queries';
import { MoreButton } from '../panels/more-button';
import { QueryPanel } from '../panels/query-panel';
import { saveBlob } from '../shared/save-blob';
import { ShortTimestamp } from '../shared/timestamp';

/** The pictures and documents of the conversation. A press saves one. */
export function CustomerFiles({ address }: { address: string }) {
  const files = useInfiniteQuery(filesQuery(address));
  if (files.data?.length === 0) {
    return null;
  }
  return (
    <section aria-label="Files" className="px-4 py-2.5">
      <p className="text-steel">Files</p>
      <QueryPanel query={files} subject="The list of files">
        {(listed) => (
          <ul>
            {listed.map((file) => (
              <li key={`${file.messageId} ${file.index}`}>
                {file.kind === 'withheld' ? (
                  <p className="py-1.5 text-slate">{`A file of type ${file.contentType || 'unknown'}`}</p>
                ) : (
                  <SaveLine file={file} />
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
      <MoreButton query={files}>Show older files</MoreButton>
    </section>
  );
}

function SaveLine({ file: { messageId, index, kind, fileName, direction, at } }: { file: ListedFile }) {
  const saving = useMutation({
    mutationFn: () => smsHandler.fetchFile('getMedia', { messageId, index }),
    onSuccess: (blob) => saveBlob(blob, fileName),
    meta: { failed: 'The file could not be loaded. Try again.' },
  });
  const Icon = kind === 'picture' ? Image : FileText;
  return (
    <button
      type="button"
      aria-disabled={saving.isPending}
      className="flex min-h-9 w-full cursor-pointer items-center gap-2 text-start hover:underline max-md:min-h-11"
      onClick={() => !saving.isPending && saving.mutate()}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        <span className="sr-only">Save </span>
        <span>{saving.isPending ? 'Loading…' : fileName}</span>
      </span>
      <span className="shrink-0 text-steel">
        <span>{direction === 'inbound' ? 'theirs, ' : 'ours, '}</span>
        <ShortTimestamp at={at} />
      </span>
    </button>
  );
}
