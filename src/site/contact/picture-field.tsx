/** Pictures of the machine, from the camera or the gallery. */
import { useEffect, useRef } from 'react';
import { maxQuotePictures } from '#functions/domain/quote';
import { pictures as texts } from '../../content/main-pages/quote-form-parts';
import { createPictureActions } from '../../ui/chosen-pictures';
import { PictureButton } from '../../ui/picture-button';
import { PictureList } from '../../ui/picture-list';
import { createSharedValue } from '../../ui/shared-value';
import { arePicturesKept } from './kept-draft';
import { attachedPictures, changePictures, restorePictures } from './kept-pictures';
import { Cell } from './quote-inputs';

async function readBase64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const { attach, removePicture } = createPictureActions(changePictures, readBase64);

const listNames = new Intl.ListFormat('en-US');

/** The files that weren't taken, as a sentence. It stays while the visitor reads another page. */
const notice = createSharedValue('');

/** Adds one file after the other until there are enough that can be read. */
async function add(files: readonly File[]): Promise<void> {
  notice.set('');
  for (const [index, file] of files.entries()) {
    const good = attachedPictures.get().filter(({ problem }) => problem === null);
    if (good.length >= maxQuotePictures) {
      const leftOut = files.slice(index).map(({ name }) => name);
      return notice.set(texts.leftOut(listNames.format(leftOut), maxQuotePictures));
    }
    await attach([file]);
  }
}

export function PictureField() {
  const pictures = attachedPictures.useValue();
  const areKept = arePicturesKept.useValue();
  const leftOut = notice.useValue();
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(restorePictures, []);

  function remove(id: string) {
    notice.set('');
    removePicture(id);
    // Its own button is gone.
    addButton.current?.focus();
  }

  return (
    <Cell id="quote-pictures" isWide hint={texts.hint(maxQuotePictures)}>
      <PictureButton ref={addButton} onFiles={(files) => void add(files)}>
        {texts.add}
      </PictureButton>
      <p role="status" className="font-semibold text-stop">
        {leftOut || (areKept ? '' : texts.notKept)}
      </p>
      <PictureList pictures={pictures} onRemove={remove} />
    </Cell>
  );
}

/** Names the pictures that won't be sent, where the request is sent. */
export function UnreadablePictures() {
  const unreadable = attachedPictures.useValue().filter(({ problem }) => problem !== null);
  return unreadable.length > 0 ? (
    <p className="mb-3 font-semibold text-stop">
      {texts.unreadable(listNames.format(unreadable.map(({ name }) => name)))}
    </p>
  ) : null;
}
