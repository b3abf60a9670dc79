import type { DrawingName } from '../../content/drawings/drawings';
import { FallbackImage } from '../../ui/fallback-image';

/** A small decorative drawing, cropped below the ground. */
export function DrawingThumbnail({ name, className = '' }: { name: DrawingName; className?: string }) {
  return (
    <FallbackImage
      src={`/drawings/${name}.svg`}
      alt=""
      className={`drawing-thumbnail drawing-plate ${className}`}
    />
  );
}
