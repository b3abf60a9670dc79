import type { DrawingName } from '../../content/drawings/drawings';
import { FallbackImage } from '../../ui/fallback-image';

/**
 * A small decorative drawing, cropped at the ground line. It comes from the file with all drawings, so that a
 * page with many of them loads one file.
 */
export function DrawingThumbnail({ name, className = '' }: { name: DrawingName; className?: string }) {
  return (
    <FallbackImage
      src={`/drawings/all.svg#${name}`}
      alt=""
      className={`aspect-[640/339] h-auto object-cover object-top ${className}`}
    />
  );
}
