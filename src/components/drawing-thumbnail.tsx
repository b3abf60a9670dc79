import type { DrawingName } from '../content/drawings';
import { sharedDrawingAddress } from './drawing-address';

/** A machine's drawing as a small ornament; the words beside it say what it is about. */
export function DrawingThumbnail({ name, className = '' }: { name: DrawingName; className?: string }) {
  return (
    <img
      src={sharedDrawingAddress(name)}
      alt=""
      width={200}
      height={150}
      loading="lazy"
      className={`aspect-[624/330] h-auto object-cover ${className}`}
    />
  );
}
