import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type QuoteLinkProps = {
  /** Path of the page about the machine, where it isn't the page that the link stands on. */
  about?: string | undefined;
  /** Where the machine is. */
  zip?: string | undefined;
  className?: string;
  children?: ReactNode;
};

/** Leads to the first field of the quote form. */
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
