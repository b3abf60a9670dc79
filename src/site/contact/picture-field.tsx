/** Pictures of the machine, from the camera or the gallery. */
import { useEffect, useRef } from 'react';
import { maxQuotePictures } from '#functions/domain/quote';
import { createPictureActions } from '../../ui/chosen-pictures';
import { PictureButton } from '../../ui/picture-button';
import { PictureList } from '../../ui/picture-list';
import { createSharedValue } from '../../ui/shared-value';
import { arePicturesKept } from './kept-draft';
import { attachedPictures, changePictures, restorePictures } from './kept-pictures';
import { usePartWords } from './part-words';
import { Cell } from './quote-inputs';

async function readBase64(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const { attach, removePicture } = createPictureActions(changePictures, readBase64);

/** The names of the files that weren't taken. They stay while the visitor reads another page. */
const leftOutFiles = createSharedValue<readonly string[]>([]);

/** Adds one file after the other until there are enough that can be read. */
async function add(files: readonly File[]): Promise<void> {
  leftOutFiles.set([]);
  for (const [index, file] of files.entries()) {
    const good = attachedPictures.get().filter(({ problem }) => problem === null);
    if (good.length >= maxQuotePictures) {
      return leftOutFiles.set(files.slice(index).map(({ name }) => name));
    }
    await attach([file]);
  }
}

/** Names as a sentence has them: one, two and three. */
const joinNames = (names: readonly string[], locale: string) => new Intl.ListFormat(locale).format(names);

export function PictureField() {
  const { pictures: texts, locale } = usePartWords();
  const pictures = attachedPictures.useValue();
  const areKept = arePicturesKept.useValue();
  const leftOut = leftOutFiles.useValue();
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(restorePictures, []);

  function remove(id: string) {
    leftOutFiles.set([]);
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
        {leftOut.length > 0
          ? texts.leftOut(joinNames(leftOut, locale), maxQuotePictures)
          : areKept
            ? ''
            : texts.notKept}
      </p>
      <PictureList pictures={pictures} words={texts.list} onRemove={remove} />
    </Cell>
  );
}

/** Names the pictures that won't be sent, where the request is sent. */
export function UnreadablePictures() {
  const { pictures: texts, locale } = usePartWords();
  const unreadable = attachedPictures.useValue().filter(({ problem }) => problem !== null);
  return unreadable.length > 0 ? (
    <p className="mb-3 font-semibold text-stop">
      {texts.unreadable(
        joinNames(
          unreadable.map(({ name }) => name),
          locale,
        ),
      )}
    </p>
  ) : null;
}
