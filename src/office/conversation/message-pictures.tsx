import { queryOptions, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Message } from '../../../supabase/functions/_shared/contract/messages';
import { BlobImage } from '../../ui/blob-image';
import { Dialog } from '../../ui/dialog';
import { BackendFailure, failureSentence, smsHandler } from '../api/client';
import { Button } from '../shared/button';
import { saveBlob } from '../shared/save-blob';
import { timestampText } from '../shared/timestamp';
import { useInSight } from '../shared/use-in-sight';

/** A file of a message. Has no failure toast because the picture's place shows the error. */
const mediaQuery = (messageId: string, index: number) =>
  queryOptions({
    queryKey: ['media', messageId, index],
    queryFn: ({ signal }) => smsHandler.fetchFile('getMedia', { messageId, index }, signal),
  });

/** One picture of a message; `index` counts all files of the message, pictures or not. */
type Picture = { messageId: string; index: number; fileName: string; title: string; alt: string };

function picturesOf({ id, media }: Message, sender: string): Picture[] {
  const count = media.filter(({ kind }) => kind === 'picture').length;
  let place = 0;
  return media.flatMap(({ kind, fileName }, index) => {
    if (kind !== 'picture') return [];
    place += 1;
    const title = count === 1 ? 'Picture' : `Picture ${place} of ${count}`;
    return [{ messageId: id, index, fileName, title, alt: `${title} from ${sender}` }];
  });
}

/** Loading starts this far before a picture comes into sight. */
const aheadMargin = '300px';

type MessagePicturesProps = {
  message: Message;
  /** Who sent them, as shown to the user. */
  sender: string;
};

/** Thumbnails that open larger. Their boxes have a fixed size, so nothing jumps while they load. */
export function MessagePictures({ message, sender }: MessagePicturesProps) {
  const [list, isNear] = useInSight(aheadMargin);
  const pictures = picturesOf(message, sender);
  if (pictures.length === 0) return null;
  return (
    <ul ref={list} className="my-1 flex flex-wrap gap-2">
      {pictures.map((picture, place) => (
        <li key={picture.index} className={pictures.length === 1 ? 'h-40 w-52 max-w-full' : 'size-28'}>
          <LoadedPicture picture={picture} isWanted={isNear} className="size-full object-cover">
            {(image) => (
              <Dialog
                isWide
                title={picture.title}
                description={`From ${sender}, ${timestampText(message.created_at)}`}
                trigger={
                  <button
                    type="button"
                    className="block size-full cursor-pointer overflow-hidden rounded border border-steel bg-white"
                  >
                    {image}
                  </button>
                }
              >
                <ul className="space-y-6">
                  {/* The pressed picture comes first. */}
                  {[...pictures.slice(place), ...pictures.slice(0, place)].map((one) => (
                    <li key={one.index} className="flex min-h-40 flex-col items-center gap-3">
                      <LargePicture {...one} />
                    </li>
                  ))}
                </ul>
              </Dialog>
            )}
          </LoadedPicture>
        </li>
      ))}
    </ul>
  );
}

function LargePicture(picture: Picture) {
  return (
    <LoadedPicture picture={picture} isWanted className="max-h-[60dvh] max-w-full object-contain">
      {(image, blob) => (
        <>
          {image}
          <Button Icon={Download} onClick={() => saveBlob(blob, picture.fileName)}>
            Save picture
          </Button>
        </>
      )}
    </LoadedPicture>
  );
}

type LoadedPictureProps = {
  picture: Picture;
  isWanted: boolean;
  className: string;
  /** Renders the content around the loaded picture. */
  children: (image: ReactNode, blob: Blob) => ReactNode;
};

/** True when a retry can't help: the file is gone at Twilio, too large, or not a picture. */
const isFinal = (error: unknown): boolean =>
  error instanceof BackendFailure && error.status !== null && [404, 413, 415].includes(error.status);

/** A picture, with its loading and error states. */
function LoadedPicture({ picture, isWanted, className, children }: LoadedPictureProps) {
  const { messageId, index, alt } = picture;
  const query = useQuery({ ...mediaQuery(messageId, index), enabled: isWanted });
  const { data: blob, error } = query;
  const [broken, setBroken] = useState<Blob | null>(null);
  if (blob && blob !== broken) {
    const image = <BlobImage blob={blob} alt={alt} className={className} onError={() => setBroken(blob)} />;
    return children(image, blob);
  }
  if (query.isFetching || (error === null && !blob)) {
    return (
      <p
        aria-busy="true"
        className="flex size-full items-center justify-center rounded border border-line bg-white p-2 text-center text-sm text-steel"
      >
        <span className="sr-only">{alt}: </span>Loading…
      </p>
    );
  }
  return (
    <div
      role="group"
      aria-label={`${alt}: loading failed`}
      className="flex size-full flex-col items-center justify-center-safe overflow-y-auto rounded border-2 border-stop bg-white p-1 text-center text-sm text-ink"
    >
      <p>{blob ? 'The picture is damaged.' : failureSentence(error, 'Not loaded.')}</p>
      {isFinal(error) ? null : (
        <Button look="underlined" onClick={() => void query.refetch()}>
          Retry
        </Button>
      )}
    </div>
  );
}
