import { type Dispatch, type SetStateAction, useState } from 'react';
import { maxQuotePictures } from '../../../supabase/functions/_shared/quote';
import { pictureNote, pictureProblems } from '../../content/main-pages/quote-form';
import { PictureButton } from '../../ui/picture-button';
import { type ChosenPicture, PictureList } from '../../ui/picture-list';
import { shrinkPicture } from '../../ui/shrink-picture';
import { Cell } from './quote-field';

/** `data` is the shrunk picture in base64, empty until `isReady`. */
export type QuotePicture = ChosenPicture & { data: string };

type PictureFieldProps = {
  pictures: readonly QuotePicture[];
  onChange: Dispatch<SetStateAction<readonly QuotePicture[]>>;
};

async function base64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Pictures of the machine, from the camera or the gallery. */
export function PictureField({ pictures, onChange }: PictureFieldProps) {
  const [notice, setNotice] = useState('');

  /** Shrinks a picture and stores the result or the problem. */
  async function prepare({ id, file }: ChosenPicture) {
    const note = (news: Partial<QuotePicture>) =>
      onChange((known) => known.map((picture) => (picture.id === id ? { ...picture, ...news } : picture)));
    note({ problem: null });
    try {
      note({ data: await base64(await shrinkPicture(file)), isReady: true });
    } catch {
      note({ problem: pictureProblems.unreadable });
    }
  }

  function add(files: File[]) {
    const room = maxQuotePictures - pictures.length;
    setNotice(files.length > room ? `That’s too many. You can add up to ${maxQuotePictures}.` : '');
    const added = files
      .slice(0, room)
      .map((file) => ({ id: crypto.randomUUID(), file, isReady: false, problem: null, data: '' }));
    onChange((known) => [...known, ...added]);
    for (const picture of added) void prepare(picture);
  }

  function remove(id: string) {
    setNotice('');
    onChange((known) => known.filter((picture) => picture.id !== id));
  }

  return (
    <Cell id="quote-pictures" wide hint={pictureNote(maxQuotePictures)}>
      <PictureButton onFiles={add}>Add pictures</PictureButton>
      <p role="status" className="font-semibold text-stop">
        {notice}
      </p>
      {pictures.length > 0 ? (
        <PictureList pictures={pictures} onRemove={remove} onRetry={(picture) => void prepare(picture)} />
      ) : null}
    </Cell>
  );
}
