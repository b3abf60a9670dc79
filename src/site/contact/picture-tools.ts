/** What only a visitor with pictures needs: it is loaded with the first picture. */
import { maxQuotePictures } from '../../../supabase/functions/_shared/quote';
import type { ChosenPicture } from '../../ui/picture-list';
import { shrinkPicture } from '../../ui/shrink-picture';

export { PictureList } from '../../ui/picture-list';

/** `data` is the picture in base64, once it is small. */
export type QuotePicture = ChosenPicture & { data: string };

/** Changes the list of pictures as it is by then. */
export type ChangePictures = (change: (known: readonly QuotePicture[]) => readonly QuotePicture[]) => void;

const base64 = async (picture: Blob) => {
  const letters = new Uint8Array(await picture.arrayBuffer()).reduce(
    (text, byte) => text + String.fromCharCode(byte),
    '',
  );
  return btoa(letters);
};

/** Makes a picture small, and notes how that went. */
export async function preparePicture({ id, file }: ChosenPicture, change: ChangePictures): Promise<void> {
  const note = (news: Partial<QuotePicture>) =>
    change((known) => known.map((picture) => (picture.id === id ? { ...picture, ...news } : picture)));
  note({ problem: null });
  try {
    note({ data: await base64(await shrinkPicture(file)), isReady: true });
  } catch {
    note({ problem: 'This file can’t be read as a picture. Try a JPEG or PNG.' });
  }
}

/** Adds as many of the files as there is room for. */
export function addPictures(files: File[], change: ChangePictures): void {
  const added = files.map((file) => ({
    ...{ id: crypto.randomUUID(), file },
    ...{ isReady: false, problem: null, data: '' },
  }));
  change((known) => [...known, ...added].slice(0, maxQuotePictures));
  for (const picture of added) void preparePicture(picture, change);
}
