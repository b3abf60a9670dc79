import type { DrawingName } from '../../content/drawings/drawings';
import { sharedDrawingAddress } from './drawing-address';
import { FallbackImage } from '../../ui/fallback-image';

/** A machine's drawing as a small ornament, without the space under its ground; the words beside it say what it is about. */
export function DrawingThumbnail({ name, className = '' }: { name: DrawingName; className?: string }) {
  return (
    <FallbackImage
      src={sharedDrawingAddress(name)}
      alt=""
      className={`aspect-[640/339] h-auto object-cover object-top ${className}`}
    />
  );
}
