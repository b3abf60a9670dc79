/** A picture that somebody attached to a message or a request. */
export type ChosenPicture = {
  id: string;
  /** Of its file, empty when it isn't known anymore. */
  name: string;
  /** Null when the picture was added before the page was reloaded. */
  file: Blob | null;
  /** What is sent for the picture: its path in storage, or its bytes in base64. Null until it is ready. */
  content: string | null;
  /** Why the picture can't be sent. */
  problem: string | null;
  /** Whether the problem may go away with another try. */
  canRetry: boolean;
};

/** Says why a file can't be sent at all. */
export class UnsendableFile extends Error {}

type Pictures = readonly ChosenPicture[];

const unreadable = 'This file can’t be read as a picture. Try a JPEG or PNG.';

const maxBytes = 600_000;
/** The longest side in pixels and the JPEG quality, tried in order until the file is small enough. */
const attempts = [1600, 1200, 800].flatMap((side) => [0.85, 0.7, 0.5].map((quality) => ({ side, quality })));

/**
 * Redraws a picture as a JPEG of at most 600 KB, which also removes the camera's data such as the location.
 * Throws when the browser can't read the file.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    for (const { side, quality } of attempts) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      const pen = canvas.getContext('2d');
      if (pen === null) {
        break;
      }
      // JPEG has no transparency, so transparent parts would turn black.
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (drawn && drawn.size <= maxBytes) {
        return drawn;
      }
    }
  } finally {
    picture.close();
  }
  throw new Error('The picture could not be drawn.');
}

/**
 * Adds, retries and removes pictures. Each is read at once and then given to `toContent`, which resolves to what is sent
 * for it. `uploadProblem` is the problem shown when that fails.
 */
export function createPictureActions(
  edit: (change: (pictures: Pictures) => Pictures) => void,
  toContent: (ready: Blob, picture: ChosenPicture) => Promise<string>,
  uploadProblem = unreadable,
  read: (file: Blob) => Promise<Blob> = shrinkPicture,
) {
  async function prepare(picture: ChosenPicture): Promise<void> {
    const { id, file } = picture;
    const note = (news: Partial<ChosenPicture>) =>
      edit((pictures) => pictures.map((known) => (known.id === id ? { ...known, ...news } : known)));
    note({ problem: null });
    const ready = file && (await read(file).catch((error: unknown) => error));
    if (!(ready instanceof Blob)) {
      const problem = ready instanceof UnsendableFile ? ready.message : unreadable;
      return note({ problem, canRetry: false });
    }
    await toContent(ready, picture).then(
      (content) => note({ content }),
      () => note({ problem: uploadProblem, canRetry: uploadProblem !== unreadable }),
    );
  }

  return {
    /** Resolves once every file is ready or has its problem. */
    attach: async (files: readonly File[]): Promise<void> => {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        file,
        content: null,
        problem: null,
        canRetry: false,
      }));
      edit((pictures) => [...pictures, ...added]);
      await Promise.all(added.map(prepare));
    },
    removePicture: (id: string) => edit((pictures) => pictures.filter((picture) => picture.id !== id)),
    retryPicture: (picture: ChosenPicture) => void prepare(picture),
  };
}
