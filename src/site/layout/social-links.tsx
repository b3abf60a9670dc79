import { type Business, business } from '../../content/business';

type SocialLinksProps = { social?: Business['social'] };

/** The business on other sites; nothing where it is on none. */
export function SocialLinks({ social = business.social }: SocialLinksProps) {
  const profiles = [
    { name: 'Facebook', address: social.facebook },
    { name: 'LinkedIn', address: social.linkedin },
  ].filter(({ address }) => address !== null);
  if (profiles.length === 0) return null;
  return (
    <ul className="flex gap-x-6">
      {profiles.map(({ name, address }) => (
        <li key={name}>
          <a href={address ?? ''} rel="me" className="link inline-flex min-h-11 items-center">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
