import { business } from '../../content/business';
import { mapAddress } from '../drawings/drawing-address';
import { FallbackImage } from '../../ui/fallback-image';

type ServiceAreaMapProps = {
  /** The town that the map shows the distance to. */
  town?: string;
  label: string;
};

export function ServiceAreaMap({ town = business.location.city, label }: ServiceAreaMapProps) {
  return (
    <FallbackImage
      src={mapAddress(town)}
      alt={label}
      width={624}
      height={624}
      className="block h-auto w-full"
    />
  );
}
