import { type Business, business } from '../../content/business';
import { footerGroups, legalLinks } from '../../content/navigation';
import { PhoneLink } from '../shared/phone-link';
import { FooterMap } from './footer-map';
import { LinkList } from './link-list';

/** Without `hasContact` it shows only links. */
export function SiteFooter({ hasContact }: { hasContact: boolean }) {
  return (
    <footer className="on-dark bg-night text-base text-white phone:pb-[calc(3.375rem+env(safe-area-inset-bottom))] print:hidden">
      <div className="page-width">
        {hasContact ? (
          <div className="grid grid-cols-1 gap-8 py-10 md:grid-cols-[minmax(max-content,1fr)_1fr]">
            <ContactBlock />
            <FooterMap />
          </div>
        ) : null}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-8 border-t border-night-soft py-8">
          {footerGroups.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading} className="group max-md:last:col-span-full">
              <p className="border-b-2 border-mist pb-2 font-heading font-bold">{heading}</p>
              <LinkList
                links={links}
                className="mt-2 gap-8 max-md:group-last:columns-[9rem]"
                linkClassName="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-9"
              />
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 border-t border-night-soft py-4 text-mist">
          <p className="py-2">{business.legalName}</p>
          <LinkList
            links={legalLinks}
            className="flex flex-wrap items-center gap-x-6"
            linkClassName="inline-flex min-h-11 items-center hover:underline"
          />
        </div>
      </div>
    </footer>
  );
}

const { facebook, linkedin }: Business['social'] = business.social;

function ContactBlock() {
  const profiles = [
    { name: 'Facebook', href: facebook },
    { name: 'LinkedIn', href: linkedin },
  ];
  return (
    <address className="not-italic">
      <p className="font-heading text-xl font-bold">{business.name}</p>
      <p>
        {business.location.city}, {business.location.state}, and {business.serviceRadiusMiles} miles around
      </p>
      <p className="mt-3">
        <PhoneLink className="link py-1.5 font-heading text-[min(1.875rem,9vw)] leading-tight font-bold" />
      </p>
      <p>
        <a href={`mailto:${business.email}`} className="link inline-flex min-h-11 items-center">
          {business.email}
        </a>
      </p>
      {profiles.map(({ name, href }) =>
        href ? (
          <p key={name}>
            <a href={href} rel="me" className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          </p>
        ) : null,
      )}
      <dl className="mt-3 space-y-1">
        {Object.values(business.hours).map(({ label, display }) => (
          <div key={label} className="flex flex-wrap gap-x-5">
            <dt className="w-34 text-mist">{label}</dt>
            <dd className="font-heading">{display}</dd>
          </div>
        ))}
      </dl>
    </address>
  );
}
