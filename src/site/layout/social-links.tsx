import { type Business, business } from '../../content/business';

type SocialLinksProps = { social?: Business['social'] };

/** Links to the business's profiles. Renders nothing when there are none. */
export function SocialLinks({ social: { facebook, linkedin } = business.social }: SocialLinksProps) {
  const profiles = [
    { name: 'Facebook', href: facebook },
    { name: 'LinkedIn', href: linkedin },
  ];
  return profiles.map(({ name, href }) =>
    href ? (
      <p key={name}>
        <a href={href} rel="me" className="link inline-flex min-h-11 items-center">
          {name}
        </a>
      </p>
    ) : null,
  );
}
