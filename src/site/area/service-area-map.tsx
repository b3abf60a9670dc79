import { business } from '../../content/business';
import { FallbackImage } from '../../ui/fallback-image';

/** The map with the distance to a town, or the plain one for the home city. */
export function ServiceAreaMap({ town = business.location.city, label }: { town?: string; label: string }) {
  const subject = town === business.location.city ? 'service area' : town;
  return (
    <FallbackImage
      src={`/maps/${subject.toLowerCase().replaceAll(' ', '-')}.svg`}
      alt={label}
      width={624}
      height={624}
      className="block h-auto w-full"
    />
  );
}
