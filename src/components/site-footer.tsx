import { Link } from 'react-router-dom';
import { business } from '../content/business';
import { type NavigationLink, footerGroups, officePaths, policyLinks } from './navigation';
import { PhoneLink } from './phone-link';

const { latitude, longitude } = business.coordinates;
/** Zoomed out until the whole radius shows: the point is a reference, not premises. */
const mapAddress = `https://www.google.com/maps?q=${latitude},${longitude}&z=8&output=embed`;

function ContactBlock() {
  return (
    <address>
      <p className="footer-name">{business.name}</p>
      <p>
        {business.location.city}, {business.location.state}, and {business.serviceRadiusMiles} miles around
      </p>
      <p className="mt-3">
        <PhoneLink className="link footer-phone" />
      </p>
      <p>
        <a href={`mailto:${business.email}`} className="link">
          {business.email}
        </a>
      </p>
      <dl>
        {Object.values(business.hours).map(({ label, display }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{display}</dd>
          </div>
        ))}
      </dl>
    </address>
  );
}

function FooterLinks({ heading, links }: { heading: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={heading}>
      <p>{heading}</p>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SiteFooter() {
  return (
    <footer className="site-footer on-dark">
      <div className="page-width footer-contact">
        <ContactBlock />
        <iframe
          title={`Map of the service area around ${business.location.city}`}
          src={mapAddress}
          width="480"
          height="280"
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
      <div className="page-width footer-groups">
        {footerGroups.map(({ heading, links }) => (
          <FooterLinks key={heading} heading={heading} links={links} />
        ))}
      </div>
      <div className="page-width footer-end">
        <p>{business.legalName}</p>
        <ul>
          {policyLinks.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
          <li>
            <Link to={officePaths.login} rel="nofollow">
              Admin
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
