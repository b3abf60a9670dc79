import { BlobImage } from './blob-image';
import type { ChosenPicture } from './chosen-pictures';

type PictureListProps = {
  pictures: readonly ChosenPicture[];
  onRemove: (id: string) => void;
  onRetry: (picture: ChosenPicture) => void;
};

/** The attached pictures, each with its problem if it has one. */
export function PictureList({ pictures, onRemove, onRetry }: PictureListProps) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Attached pictures" className="col-span-full mt-2 flex flex-wrap gap-3">
      {pictures.map((picture, index) => (
        <li key={picture.id} className="w-28 text-sm">
          {picture.file === null ? (
            <p className="grid size-28 place-content-center rounded border border-steel bg-paper text-center">
              {`Picture ${index + 1}, added before the reload`}
            </p>
          ) : (
            <BlobImage
              blob={picture.file}
              alt={`Attached picture ${index + 1}`}
              className={`size-28 rounded border bg-paper object-cover ${picture.problem === null ? 'border-steel' : 'border-stop'}`}
            />
          )}
          <p role="status">{picture.content === null && picture.problem === null ? 'Getting ready…' : ''}</p>
          {picture.problem === null ? null : (
            <p role="alert" className="font-semibold text-stop">
              {picture.problem}
            </p>
          )}
          <div className="flex flex-wrap justify-between gap-x-2">
            <button
              type="button"
              aria-label={`Remove picture ${index + 1}`}
              className="min-h-11 cursor-pointer font-semibold underline"
              onClick={() => onRemove(picture.id)}
            >
              Remove
            </button>
            {picture.problem === null ? null : (
              <button
                type="button"
                aria-label={`Retry picture ${index + 1}`}
                className="min-h-11 cursor-pointer font-semibold underline"
                onClick={() => onRetry(picture)}
              >
                Retry
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
