import { maxQuotePictures } from '../../../supabase/functions/_shared/quote';
import { PictureButton } from '../../ui/picture-button';
import { Cell } from './quote-form-fields';
import type { useQuotePictures } from './use-quote-pictures';

/** Pictures of the machine, from the camera or the gallery. */
export function PictureField({ field }: { field: ReturnType<typeof useQuotePictures> }) {
  const { PictureList, pictures, notice, add, remove, retry } = field;
  return (
    <Cell wide problem={undefined}>
      <PictureButton onFiles={(files) => void add(files)}>Add pictures</PictureButton>
      <p className="mt-1 text-sm text-slate">
        Up to {maxQuotePictures}, if you like: the damage, the plate, a warning light. We remove the place
        where they were taken.
      </p>
      <p role="status" className="font-semibold text-stop">
        {notice}
      </p>
      {PictureList && pictures.length > 0 ? (
        <PictureList pictures={pictures} onRemove={remove} onRetry={retry} />
      ) : null}
    </Cell>
  );
}
