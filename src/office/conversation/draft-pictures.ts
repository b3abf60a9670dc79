/** Pictures of a draft. Each is shrunk and uploaded as soon as it is attached. */
import type { ClipboardEvent, DragEvent } from 'react';
import type { ChosenPicture } from '../../ui/picture-list';
import { shrinkPicture } from '../../ui/shrink-picture';
import { uploadPicture } from '../api/mutations';

/** The picture's path in storage. */
export const pathOf = ({ id }: ChosenPicture): string => `${id}.jpg`;

/** Uploads the picture. Returns a sentence about the problem, or null on success. */
async function problemWith(picture: ChosenPicture): Promise<string | null> {
  const small = await shrinkPicture(picture.file).catch(() => null);
  if (small === null) return 'This file can’t be read as a picture. Try a JPEG or PNG.';
  return uploadPicture(pathOf(picture), small).then(
    () => null,
    () => 'Not uploaded. Check the connection and retry.',
  );
}

type Pictures = readonly ChosenPicture[];

/** `edit` changes the pictures of the draft. */
export function pictureActions(edit: (change: (pictures: Pictures) => Pictures) => void) {
  async function upload(picture: ChosenPicture): Promise<void> {
    const note = (news: Partial<ChosenPicture>) =>
      edit((pictures) => pictures.map((known) => (known.id === picture.id ? { ...known, ...news } : known)));
    note({ problem: null });
    const problem = await problemWith(picture);
    note({ problem, isReady: problem === null });
  }

  return {
    attach(files: readonly File[]) {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, isReady: false, problem: null }));
      edit((pictures) => [...pictures, ...added]);
      for (const picture of added) void upload(picture);
    },
    removePicture: (id: string) => edit((pictures) => pictures.filter((picture) => picture.id !== id)),
    /** Retries the upload of a picture. */
    retryPicture: (picture: ChosenPicture) => void upload(picture),
  };
}

const imagesIn = (data: DataTransfer): File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'));

/** Event handlers that receive pasted and dropped pictures. */
export const pictureEvents = (onFiles: (files: File[]) => void) => ({
  onPaste(event: ClipboardEvent) {
    const files = imagesIn(event.clipboardData);
    // Word processors also put a picture of the text on the clipboard.
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onFiles(files);
  },
  onDragOver(event: DragEvent) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    onFiles(imagesIn(event.dataTransfer));
  },
});
