import { type Business, business } from '../../content/business';

type SocialLinksProps = { social?: Business['social'] };

/** The business on other sites; nothing where it is on none. */
export function SocialLinks({ social = business.social }: SocialLinksProps) {
  if (!social.facebook && !social.linkedin) return null;
  return (
    <ul className="flex gap-x-6">
      <SocialLink name="Facebook" address={social.facebook} />
      <SocialLink name="LinkedIn" address={social.linkedin} />
    </ul>
  );
}

function SocialLink({ name, address }: { name: string; address: string | null }) {
  if (!address) return null;
  return (
    <li>
      <a href={address} rel="me" className="link inline-flex min-h-11 items-center">
        {name}
      </a>
    </li>
  );
}
