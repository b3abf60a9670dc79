import type { DrawingName } from '../../content/drawings/drawings';
import { sharedDrawingAddress } from './drawing-address';
import { FallbackImage } from '../../ui/fallback-image';

/** A small decorative drawing, cropped at the ground line. The text beside it says what it shows. */
export function DrawingThumbnail({ name, className = '' }: { name: DrawingName; className?: string }) {
  return (
    <FallbackImage
      src={sharedDrawingAddress(name)}
      alt=""
      className={`aspect-[640/339] h-auto object-cover object-top ${className}`}
    />
  );
}
