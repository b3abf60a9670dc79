import { business } from '../../content/business';
import { FallbackImage } from '../../ui/fallback-image';

type ServiceAreaMapProps = {
  /** The town that the map shows the distance to. */
  town?: string;
  label: string;
};

/** The map with the distance to a town, or the plain one for the home city. */
export function ServiceAreaMap({ town = business.location.city, label }: ServiceAreaMapProps) {
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
