import type { PictureListWords } from '../content/main-pages/quote-form-parts';
import { BlobImage } from './blob-image';
import type { ChosenPicture } from './chosen-pictures';

type PictureListProps = {
  pictures: readonly ChosenPicture[];
  words: PictureListWords;
  onRemove: (id: string) => void;
};

/** The attached pictures by the names of their files, each with its problem if it has one. */
export function PictureList({ pictures, words, onRemove }: PictureListProps) {
  if (pictures.length === 0) {
    return null;
  }
  return (
    <ul aria-label={words.name} className="col-span-full mt-2 flex flex-wrap gap-3">
      {pictures.map(({ id, name, file, content, problem }, index) => (
        <li key={id} className="w-28 text-sm">
          {file === null || problem !== null ? (
            <p
              aria-hidden="true"
              className="grid size-28 place-content-center rounded border-2 border-stop bg-paper text-5xl font-bold text-stop"
            >
              ×
            </p>
          ) : (
            <BlobImage
              blob={file}
              alt={words.picture(index + 1)}
              className="size-28 rounded border border-steel bg-paper object-cover"
            />
          )}
          <p className="truncate" title={name}>
            {name}
          </p>
          <p role="status">{content === null && problem === null ? words.preparing : ''}</p>
          {problem === null ? null : (
            <p role="alert" className="font-semibold text-stop">
              {words.problem ?? problem}
            </p>
          )}
          <button
            type="button"
            aria-label={words.removeNamed(index + 1, name)}
            className="min-h-11 cursor-pointer font-semibold underline"
            onClick={() => onRemove(id)}
          >
            {words.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
