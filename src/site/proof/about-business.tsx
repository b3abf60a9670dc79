import photos from 'virtual:photos';
import { business } from '../../content/business';
import { findPhotos, type Proof, makeTeamTiles } from '../../content/proof';
import { TileList } from '../lists/tile-list';
import { Section } from '../shared/section';
import { PhotoList } from './photo-list';

/** The people and their work; renders nothing until the owner provides names or pictures. */
export function AboutBusiness({ proof = business.proof }: { proof?: Proof }) {
  // The first one is in the hero.
  const shown = findPhotos(photos, 'home').slice(1);
  if (proof.team.length === 0 && shown.length === 0) {
    return null;
  }
  return (
    <Section heading={`Who you get from ${business.name}`} id="about" isWide>
      <TileList items={makeTeamTiles(proof)} />
      <PhotoList photos={shown} />
    </Section>
  );
}
