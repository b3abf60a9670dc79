import { type Dispatch, type SetStateAction, useState } from 'react';
import { maxQuotePictures } from '../../../supabase/functions/_shared/quote';
import { pictureNote } from '../../content/main-pages/quote-form';
import { type ChosenPicture, pictureActions } from '../../ui/chosen-pictures';
import { PictureButton } from '../../ui/picture-button';
import { PictureList } from '../../ui/picture-list';
import { Cell } from './quote-field';

type PictureFieldProps = {
  pictures: readonly ChosenPicture[];
  onChange: Dispatch<SetStateAction<readonly ChosenPicture[]>>;
};

async function base64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Pictures of the machine, from the camera or the gallery. */
export function PictureField({ pictures, onChange }: PictureFieldProps) {
  const [notice, setNotice] = useState('');
  const { attach, removePicture, retryPicture } = pictureActions(onChange, base64);

  function add(files: File[]) {
    const room = maxQuotePictures - pictures.length;
    setNotice(files.length > room ? `That’s too many. You can add up to ${maxQuotePictures}.` : '');
    attach(files.slice(0, room));
  }

  function remove(id: string) {
    setNotice('');
    removePicture(id);
  }

  return (
    <Cell id="quote-pictures" wide hint={pictureNote(maxQuotePictures)}>
      <PictureButton onFiles={add}>Add pictures</PictureButton>
      <p role="status" className="font-semibold text-stop">
        {notice}
      </p>
      {pictures.length > 0 ? (
        <PictureList pictures={pictures} onRemove={remove} onRetry={retryPicture} />
      ) : null}
    </Cell>
  );
}
