/** A picture that somebody attached to a message or a request. */
export type ChosenPicture = {
  id: string;
  /** Null when the picture was added before the page was reloaded. */
  file: Blob | null;
  /** What is sent for the picture: its path in storage, or its bytes in base64. Null until it is ready. */
  content: string | null;
  /** Why the picture can't be sent. */
  problem: string | null;
};

type Pictures = readonly ChosenPicture[];

const unreadable = 'This file can’t be read as a picture. Try a JPEG or PNG.';

const maxBytes = 600_000;
/** The longest side in pixels and the JPEG quality, tried in order until the file is small enough. */
const attempts = [1600, 1200, 800].flatMap((side) => [0.85, 0.7, 0.5].map((quality) => ({ side, quality })));

/**
 * Redraws a picture as a JPEG of at most 600 KB, which also removes the camera's data such as the location.
 * Throws when the browser can't read the file.
 */
async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    for (const { side, quality } of attempts) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      const pen = canvas.getContext('2d');
      if (pen === null) break;
      // JPEG has no transparency, so transparent parts would turn black.
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (drawn && drawn.size <= maxBytes) return drawn;
    }
  } finally {
    picture.close();
  }
  throw new Error('The picture could not be drawn.');
}

/**
 * Adds, retries and removes pictures. Each is shrunk at once and then given to `toContent`, which resolves to
 * what is sent for it. `uploadProblem` is the problem shown when that fails.
 */
export function pictureActions(
  edit: (change: (pictures: Pictures) => Pictures) => void,
  toContent: (small: Blob, id: string) => Promise<string>,
  uploadProblem = unreadable,
) {
  async function prepare({ id, file }: ChosenPicture): Promise<void> {
    const note = (news: Partial<ChosenPicture>) =>
      edit((pictures) => pictures.map((known) => (known.id === id ? { ...known, ...news } : known)));
    note({ problem: null });
    const small = file && (await shrinkPicture(file).catch(() => null));
    if (small === null) return note({ problem: unreadable });
    await toContent(small, id).then(
      (content) => note({ content }),
      () => note({ problem: uploadProblem }),
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
