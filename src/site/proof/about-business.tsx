import photos from 'virtual:photos';
import { business } from '../../content/business';
import { type Proof, tilesOf } from '../../content/proof';
import { PointList } from '../lists/point-list';
import { TileList } from '../lists/tile-list';
import { Section } from '../shared/section';
import { PhotoList } from './photo-list';

/** The people and their work; renders nothing until the owner provides names or pictures. */
export function AboutBusiness({ proof = business.proof }: { proof?: Proof }) {
  const { team, certifications } = proof;
  if (team.length === 0 && !photos) return null;
  return (
    <Section heading={`Who you get from ${business.name}`} id="about" wide>
      <TileList items={tilesOf(proof)} />
      {certifications.length > 0 ? (
        <div className="mt-8">
          <PointList mark="bullet" items={certifications.map(({ name, covers }) => `${name}: ${covers}`)} />
        </div>
      ) : null}
      {photos ? <PhotoList photos={photos} /> : null}
    </Section>
  );
}
