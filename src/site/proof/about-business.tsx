import { business } from '../../content/business';
import type { Proof } from '../../content/proof';
import { PointList } from '../lists/point-list';
import { Section } from '../shared/section';

/** The people and their work; renders nothing until the owner provides names or pictures. */
export function AboutBusiness({ proof = business.proof }: { proof?: Proof }) {
  const { team, photos, certifications } = proof;
  if (team.length === 0 && photos.length === 0) return null;
  return (
    <Section heading={`Who you get from ${business.name}`} id="about" wide>
      {team.length > 0 ? <Team team={team} /> : null}
      {certifications.length > 0 ? (
        <div className="mt-8">
          <PointList mark="bullet" items={certifications.map(({ name, covers }) => `${name}: ${covers}`)} />
        </div>
      ) : null}
      {photos.length > 0 ? <Photos photos={photos} /> : null}
    </Section>
  );
}

function Team({ team }: { team: Proof['team'] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {team.map(({ name, role, years, credentials }) => (
        <li key={name} className="border-l-4 border-accent pl-4">
          <h3>{name}</h3>
          <p>{years === null ? role : `${role}, ${years} years in the trade`}</p>
          {credentials.length > 0 ? <p className="text-slate">{credentials.join(', ')}</p> : null}
        </li>
      ))}
    </ul>
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
