import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

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
