import { business } from '../../content/business';
import { type Proof, tilesOf } from '../../content/proof';
import { PointList } from '../lists/point-list';
import { TileList } from '../lists/tile-list';
import { Section } from '../shared/section';

/** The people and their work; renders nothing until the owner provides names or pictures. */
export function AboutBusiness({ proof = business.proof }: { proof?: Proof }) {
  const { team, photos, certifications } = proof;
  if (team.length === 0 && photos.length === 0) return null;
  return (
    <Section heading={`Who you get from ${business.name}`} id="about" wide>
      <TileList items={tilesOf(proof)} />
      {certifications.length > 0 ? (
        <div className="mt-8">
          <PointList mark="bullet" items={certifications.map(({ name, covers }) => `${name}: ${covers}`)} />
        </div>
      ) : null}
      {photos.length > 0 ? <Photos photos={photos} /> : null}
    </Section>
  );
}

function Photos({ photos }: { photos: Proof['photos'] }) {
  return (
    <ul className="mt-8 grid gap-6 sm:grid-cols-2">
      {photos.map(({ file, alt, width, height, licence }) => (
        <li key={file}>
          <figure>
            <img
              src={`/photos/${file}`}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              className="h-auto w-full"
            />
            <figcaption className="mt-1 text-sm text-steel">{licence}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
