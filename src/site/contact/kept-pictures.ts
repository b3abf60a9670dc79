/** The pictures of a request. They outlive the quote form and a reload. */
import type { ChosenPicture } from '../../ui/chosen-pictures';
import { createSharedValue } from '../../ui/shared-value';
import { arePicturesKept, picturesKey } from './kept-draft';

type Pictures = readonly ChosenPicture[];

export const attachedPictures = createSharedValue<Pictures>([]);

/** Keeps the pictures that are ready in the tab's session: a line for each, with its name and its bytes in base64. */
function keepPictures(pictures: Pictures): void {
  const lines = pictures.flatMap(({ name, content }) =>
    content === null ? [] : [`${encodeURIComponent(name)} ${content}`],
  );
  try {
    sessionStorage.removeItem(picturesKey);
    if (lines.length > 0) {
      sessionStorage.setItem(picturesKey, lines.join('\n'));
    }
    arePicturesKept.set(true);
  } catch {
    arePicturesKept.set(lines.length === 0);
  }
}

export function changePictures(change: (pictures: Pictures) => Pictures): void {
  attachedPictures.set(change(attachedPictures.get()));
  keepPictures(attachedPictures.get());
}

function readPicture(line: string): ChosenPicture {
  const [name = '', content = ''] = line.split(' ');
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const file = new Blob([bytes], { type: 'image/jpeg' });
  return {
    id: crypto.randomUUID(),
    name: decodeURIComponent(name),
    file,
    content,
    problem: null,
    canRetry: false,
  };
}

/** Brings the pictures of before a reload back. */
export function restorePictures(): void {
  if (attachedPictures.get().length > 0) {
    return;
  }
  try {
    const kept = sessionStorage.getItem(picturesKey);
    attachedPictures.set(kept ? kept.split('\n').map(readPicture) : []);
  } catch {
    return;
  }
}
