import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { business } from '../../content/business';

/** The business number as a link that dials it. `label`: words before the number, such as "Call". */
export function PhoneLink({ className = 'link', label }: { className?: string; label?: string }) {
  return (
    <a href={`tel:${business.phone.e164}`} className={className}>
      {/* A single child, because a button is a flex box whose gap would add to the space. */}
      <span>
        {label ? `${label} ` : ''}
        <span className="whitespace-nowrap">{business.phone.display}</span>
      </span>
    </a>
  );
}

type QuoteLinkProps = {
  /** The path of the page about the machine, if it isn't the current page. */
  about?: string | undefined;
  /** Where the machine is. */
  zip?: string | undefined;
  className?: string;
  children?: ReactNode;
};

/** A link to the first field of the quote form. */
export function QuoteLink({
  about,
  zip,
  className = 'button button-outline',
  children = 'Get a quote',
}: QuoteLinkProps) {
  const search = [about && `about=${about}`, zip && `zip=${zip}`].filter(Boolean).join('&');
  return (
    <Link to={{ pathname: '/contact', search: search && `?${search}`, hash: '#quote' }} className={className}>
      {children}
    </Link>
  );
}

/** The call and quote buttons. `className` applies to each. */
export function CallButtons({ className = '' }: { className?: string }) {
  return (
    <div className="flex shrink-0 flex-col gap-3 sm:flex-row sm:whitespace-nowrap">
      <PhoneLink className={`button ${className}`} label="Call" />
      <QuoteLink className={`button button-outline ${className}`}>Request a Service Quote</QuoteLink>
    </div>
  );
}

/** The link from a section to the page with more details. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-6">
      <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
        {children}
      </Link>
    </p>
  );
}
