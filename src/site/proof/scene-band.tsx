import type { Scene } from '../../content/drawings/scene';
import type { ShownPhoto } from '../../content/proof';
import { FallbackImage } from '../../ui/fallback-image';
import { OwnerPhoto } from './owner-photo';

/** Our crew at work, across the page: the owner's photo, or the drawn scene until there is one. */
export const SceneBand = ({ scene, photo }: { scene: Scene; photo: ShownPhoto | undefined }) =>
  photo ? (
    <OwnerPhoto photo={photo} sizes="100vw" className="scene-band" />
  ) : (
    <FallbackImage src={`/scenes/${scene.name}.svg`} alt={scene.alt} className="scene-band" />
  );
