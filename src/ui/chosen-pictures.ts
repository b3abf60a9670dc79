import { shrinkPicture } from './shrink-picture';

/** A picture that somebody attached to a message or a request. */
export type ChosenPicture = {
  id: string;
  file: Blob;
  /** What is sent for the picture: its path in storage, or its bytes in base64. Null until it is ready. */
  content: string | null;
  /** Why the picture can't be sent. */
  problem: string | null;
};

type Pictures = readonly ChosenPicture[];

const unreadable = 'This file can’t be read as a picture. Try a JPEG or PNG.';

/**
 * Adds, retries and removes pictures. Each is shrunk at once and then given to `toContent`, which resolves to
 * what is sent for it. `failed` is the problem shown when that fails.
 */
export function pictureActions(
  edit: (change: (pictures: Pictures) => Pictures) => void,
  toContent: (small: Blob, id: string) => Promise<string>,
  failed = unreadable,
) {
  async function prepare({ id, file }: ChosenPicture): Promise<void> {
    const note = (news: Partial<ChosenPicture>) =>
      edit((pictures) => pictures.map((known) => (known.id === id ? { ...known, ...news } : known)));
    note({ problem: null });
    const small = await shrinkPicture(file).catch(() => null);
    if (small === null) return note({ problem: unreadable });
    await toContent(small, id).then(
      (content) => note({ content }),
      () => note({ problem: failed }),
    );
  }

  return {
    attach: (files: readonly File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, content: null, problem: null }));
      edit((pictures) => [...pictures, ...added]);
      for (const picture of added) void prepare(picture);
    },
    removePicture: (id: string) => edit((pictures) => pictures.filter((picture) => picture.id !== id)),
    retryPicture: (picture: ChosenPicture) => void prepare(picture),
  };
}
