import type { Scene } from '../../content/drawings/scene';
import type { ShownPhoto } from '../../content/proof';
import { FallbackImage } from '../../ui/fallback-image';
import { OwnerPhoto } from './owner-photo';

type SceneBandProps = {
  scene: Scene;
  photo: ShownPhoto | undefined;
  /** Whether it is the first thing on a page, as on a phone's home page. */
  priority?: boolean;
};

/** Our crew at work, across the page: the owner's photo, or the drawn scene until there is one. */
export const SceneBand = ({ scene, photo, priority = false }: SceneBandProps) =>
  photo ? (
    <OwnerPhoto photo={photo} sizes="100vw" className="scene-band" priority={priority} />
  ) : (
    <FallbackImage
      src={`/scenes/${scene.name}.svg`}
      alt={scene.alt}
      className="scene-band"
      priority={priority}
    />
  );
