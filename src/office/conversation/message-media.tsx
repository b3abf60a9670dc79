import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileWarning, Play } from 'lucide-react';
import { useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type { Message, MessageMedia } from '#functions/contract/messages';
import { BlobImage, useBlobSource } from '../../ui/blob-image';
import { Dialog } from '../../ui/dialog';
import { describeFailure, smsHandler } from '../api/client';
import { QueryPanel } from '../panels/query-panel';
import { ActionButton } from '../shared/action-button';
import { Button } from '../shared/button';
import { saveBlob } from '../shared/save-blob';
import { formatTimestamp } from '../shared/timestamp';

/** Loading starts this far before a picture comes into sight. */
const aheadMargin = '300px';

type MessagePicturesProps = {
  message: Message;
  /** Who sent them, as shown to the user. */
  sender: string;
};

/** Thumbnails that open larger. Their boxes have a fixed size, so nothing jumps while they load. */
export function MessagePictures({ message, sender }: MessagePicturesProps) {
  const { ref: list, inView: isNear } = useInView({ scrollMargin: aheadMargin });
  // The index counts all files of the message, pictures or not.
  const pictures = message.media
    .map((file, index) => ({ ...file, index }))
    .filter(({ kind }) => kind === 'picture');
  const count = pictures.length;
  if (count === 0) {
    return null;
  }
  return (
    <ul ref={list} className="my-1 flex flex-wrap gap-2">
      {pictures.map(({ index, fileName }, place) => (
        <li key={index} className={count === 1 ? 'h-40 w-52 max-w-full' : 'size-40 max-w-full'}>
          <Picture
            message={message}
            index={index}
            fileName={fileName}
            title={count === 1 ? 'Picture' : `Picture ${place + 1} of ${count}`}
            sender={sender}
            isWanted={isNear}
          />
        </li>
      ))}
    </ul>
  );
}

type PictureProps = MessagePicturesProps & {
  index: number;
  fileName: string;
  title: string;
  isWanted: boolean;
};

/** A thumbnail with its loading and error states. */
function Picture({ message, index, fileName, title, sender, isWanted }: PictureProps) {
  const { id: messageId, created_at: sentAt } = message;
  // Has no failure toast because the picture's place shows the error.
  const query = useQuery({
    queryKey: ['media', messageId, index],
    queryFn: ({ signal }) => smsHandler.fetchFile('getMedia', { messageId, index }, signal),
    enabled: isWanted,
  });
  const { data: blob, error } = query;
  const [broken, setBroken] = useState<Blob | null>(null);
  const alt = `${title} from ${sender}`;
  if (blob && blob !== broken) {
    const image = { blob, alt, onError: () => setBroken(blob) };
    return (
      <Dialog
        isWide
        title={title}
        description={`From ${sender}, ${formatTimestamp(sentAt)}`}
        trigger={
          <button
            type="button"
            className="block size-full cursor-pointer overflow-hidden rounded border border-steel bg-white"
          >
            <BlobImage {...image} className="size-full object-cover" />
          </button>
        }
      >
        <div className="flex flex-col items-center gap-3">
          <BlobImage {...image} className="max-h-[60dvh] max-w-full object-contain" />
          <Button Icon={Download} onClick={() => saveBlob(blob, fileName)}>
            Save picture
          </Button>
        </div>
      </Dialog>
    );
  }
  if (query.isFetching || (error === null && !blob)) {
    return (
      <p
        aria-busy="true"
        className="flex size-full items-center justify-center rounded border border-line bg-white p-2 text-center text-sm text-steel"
      >
        <span className="sr-only">{`${alt}: `}</span>Loading…
      </p>
    );
  }
  return (
    <div
      role="group"
      aria-label={`${alt}: loading failed`}
      className="flex size-full flex-col items-center justify-center-safe overflow-y-auto rounded border-2 border-stop bg-white p-1 text-center text-sm text-ink"
    >
      <p>{blob ? 'The picture is damaged.' : describeFailure(error, 'Not loaded.')}</p>
      <Button look="underlined" onClick={() => void query.refetch()}>
        Retry
      </Button>
    </div>
  );
}

/** The files of a text other than pictures: played or saved, or only named if their type is not served. */
export function MessageFiles({ message: { id, media }, sender }: MessagePicturesProps) {
  return media.map((file, index) => {
    if (file.kind === 'picture') {
      return null;
    }
    if (file.kind === 'file') {
      const Shown = file.plays === null ? SaveButton : PlayedFile;
      return <Shown key={index} messageId={id} index={index} file={file} sender={sender} />;
    }
    return (
      <p key={index} className="my-1 flex items-start gap-2">
        <FileWarning aria-hidden="true" className="mt-1 size-5 shrink-0" />
        <span>
          {`A file of type ${file.contentType || 'unknown'} is attached. It can’t be opened here: find it in the Twilio console.`}
        </span>
      </p>
    );
  });
}

type FileProps = { messageId: string; index: number; file: MessageMedia; sender: string };

/** A video or sound. It loads on request, because it may be large, and what the browser can't play can be saved. */
function PlayedFile(props: FileProps) {
  const { messageId, index, file, sender } = props;
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const query = useQuery({
    queryKey: ['media', messageId, index],
    queryFn: ({ signal }) => smsHandler.fetchFile('getMedia', { messageId, index }, signal),
    enabled: isOpen,
  });
  const source = useBlobSource(query.data);
  const kind = file.plays === 'video' ? 'video' : 'sound';
  if (!isOpen) {
    return (
      <Button look="underlined" Icon={Play} className="my-1 text-start" onClick={() => setOpen(true)}>
        <span>{`Play ${kind}`}</span>
        <span className="sr-only">{` from ${sender}`}</span>
      </Button>
    );
  }
  if (isBroken) {
    return (
      <>
        <p>{`This browser can’t play this ${kind}.`}</p>
        <SaveButton {...props} />
      </>
    );
  }
  const player = {
    ref: source,
    controls: true,
    autoPlay: true,
    'aria-label': `${kind === 'video' ? 'Video' : 'Sound'} from ${sender}`,
    onError: () => setBroken(true),
  };
  return (
    <div className="my-1 w-72 max-w-full">
      <QueryPanel query={query} subject={`The ${kind}`}>
        {() =>
          kind === 'video' ? (
            <video {...player} playsInline className="max-h-80 w-full rounded bg-night" />
          ) : (
            <audio {...player} className="w-full" />
          )
        }
      </QueryPanel>
      {query.data ? <SaveButton {...props} /> : null}
    </div>
  );
}

function SaveButton({ messageId, index, file: { contentType, fileName } }: FileProps) {
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
