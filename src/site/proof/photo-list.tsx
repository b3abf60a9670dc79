import type { ShownPhoto } from '../../content/proof';
import { OwnerPhoto } from './owner-photo';

/** At most half of the page's width from 768 px on. */
const sizes = '(min-width: 48rem) 50vw, 100vw';

/** The owner's photos. Renders nothing without any. */
export function PhotoList({ photos }: { photos: readonly ShownPhoto[] }) {
  if (photos.length === 0) {
    return null;
  }
  return (
    <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6">
      {photos.map((photo) => (
        <li key={photo.jpeg} className="max-w-measure">
          <OwnerPhoto photo={photo} sizes={sizes} className="aspect-[3/2] w-full object-cover" />
        </li>
      ))}
    </ul>
  );
}
