import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { MessageMedia } from '../../../supabase/functions/_shared/contract/messages';
import { Dialog } from '../../ui/dialog';
import { BackendFailure, failureSentence } from '../api/client';
import { BlobImage } from '../../ui/blob-image';
import { mediaQuery } from './media-query';
import { saveBlob } from '../shared/save-blob';
import { useNearScreen } from './use-near-screen';

/** One picture of a message; `index` counts all files of the message, pictures or not. */
type Picture = { index: number; fileName: string };

type PicturesProps = {
  messageId: string;
  /** Who sent them, in words for a person. */
  contact: string;
  /** When, in words for a person. */
  sentAt: string;
  pictures: Picture[];
};

/** The pictures of a list of files, each with its place in it. */
export function picturesOf(media: readonly MessageMedia[]): Picture[] {
  return media.flatMap(({ kind, fileName }, index) => (kind === 'picture' ? [{ index, fileName }] : []));
}

const altText = (place: number, { pictures, contact }: PicturesProps) =>
  pictures.length === 1
    ? `Picture from ${contact}`
    : `Picture ${place + 1} of ${pictures.length} from ${contact}`;

/** Small pictures that open larger. The boxes have their size before the bytes come, so nothing jumps. */
export function MessagePictures(props: PicturesProps) {
  return (
    <ul className="my-1 flex flex-wrap gap-2">
      {props.pictures.map(({ index }, place) => (
        <li key={index} className={props.pictures.length === 1 ? 'h-40 w-52 max-w-full' : 'size-28'}>
          <Thumbnail {...props} place={place} />
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ place, ...props }: PicturesProps & { place: number }) {
  const index = props.pictures[place]?.index ?? 0;
  const [box, isNear] = useNearScreen<HTMLDivElement>('[role="log"]');
  const [shown, setShown] = useState<number | null>(null);
  const last = props.pictures.length - 1;

  function turn(event: KeyboardEvent) {
    if (shown === null) return;
    if (event.key === 'ArrowRight') setShown(Math.min(last, shown + 1));
    if (event.key === 'ArrowLeft') setShown(Math.max(0, shown - 1));
  }

  return (
    // Keys pressed in the dialog come by here as well.
    <div ref={box} className="size-full" onKeyDown={turn}>
      <LoadedPicture messageId={props.messageId} index={index} isWanted={isNear} alt={altText(place, props)}>
        {(picture) => (
          <Dialog
            isWide
            open={shown !== null}
            onOpenChange={(isOpen) => setShown(isOpen ? place : null)}
            trigger={
              <button
                type="button"
                className="block size-full cursor-pointer overflow-hidden rounded border border-steel bg-white"
              >
                {picture('size-full object-cover')}
              </button>
            }
            title={last === 0 ? 'Picture' : `Picture ${(shown ?? place) + 1} of ${last + 1}`}
            description={`From ${props.contact}, ${props.sentAt}`}
          >
            {shown === null ? null : <LargePicture {...props} place={shown} onTurn={setShown} />}
          </Dialog>
        )}
      </LoadedPicture>
    </div>
  );
}

type LargePictureProps = PicturesProps & { place: number; onTurn: (place: number) => void };

function LargePicture({ place, onTurn, ...props }: LargePictureProps) {
  const last = props.pictures.length - 1;
  const { index = 0, fileName = '' } = props.pictures[place] ?? {};
  const { data: blob } = useQuery(mediaQuery(props.messageId, index));
  return (
    <>
      <div className="flex h-[60dvh] items-center justify-center">
        <LoadedPicture
          key={index}
          messageId={props.messageId}
          index={index}
          isWanted
          alt={altText(place, props)}
        >
          {(picture) => picture('max-h-full max-w-full object-contain')}
        </LoadedPicture>
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        {last === 0 ? null : (
          <span className="flex gap-2">
            <button
              type="button"
              className="button button-outline px-3! aria-disabled:opacity-50"
              aria-disabled={place === 0}
              onClick={() => onTurn(Math.max(0, place - 1))}
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
              Previous
            </button>
            <button
              type="button"
              className="button button-outline px-3! aria-disabled:opacity-50"
              aria-disabled={place === last}
              onClick={() => onTurn(Math.min(last, place + 1))}
            >
              Next
              <ChevronRight aria-hidden="true" className="size-5" />
            </button>
          </span>
        )}
        <button
          type="button"
          className="button button-outline ml-auto px-3! aria-disabled:opacity-50"
          aria-disabled={blob === undefined}
          onClick={() => {
            if (blob) saveBlob(blob, fileName);
          }}
        >
          <Download aria-hidden="true" className="size-5" />
          Save picture
        </button>
      </div>
    </>
  );
}

type LoadedPictureProps = {
  messageId: string;
  index: number;
  isWanted: boolean;
  alt: string;
  /** Draws what is around the picture; the picture takes the class that it is given. */
  children: (picture: (className: string) => ReactNode) => ReactNode;
};

/** Twilio has it no longer, it is too large, or it is no picture: asking again changes nothing. */
const isFinal = (error: unknown): boolean =>
  error instanceof BackendFailure && error.status !== null && [404, 413, 415].includes(error.status);

/** A picture, or that it is on its way, or that it failed and can be tried again. */
function LoadedPicture({ messageId, index, isWanted, alt, children }: LoadedPictureProps) {
  const {
    data: blob,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...mediaQuery(messageId, index),
    enabled: isWanted,
  });
  const [broken, setBroken] = useState<Blob | null>(null);
  if (blob && blob !== broken) {
    return children((className) => (
      <BlobImage blob={blob} alt={alt} className={className} onError={() => setBroken(blob)} />
    ));
  }
  if (isFetching || (error === null && !blob)) {
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
      className="flex size-full flex-col items-center justify-center overflow-y-auto rounded border-2 border-stop bg-white p-1 text-center text-sm text-ink"
    >
      <p>{blob ? 'The picture is damaged.' : failureSentence(error, 'Not loaded.')}</p>
      {isFinal(error) ? null : (
        <button
          type="button"
          className="min-h-11 cursor-pointer font-semibold underline"
          onClick={() => void refetch()}
        >
          Retry
        </button>
      )}
    </div>
  );
}
