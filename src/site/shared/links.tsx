import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { business } from '../../content/business';

/** The business number as a link that dials it. `label`: words before the number, such as "Call". */
export function PhoneLink({ className = 'link', label }: { className?: string; label?: string }) {
  return (
    <a href={`tel:${business.phone.e164}`} className={className}>
      {/* A single child, because a button is a flex box whose gap would add to the space. */}
      <span>
        {label ? (
          <>
            <span>{label}</span>{' '}
          </>
        ) : null}
        <span className="whitespace-nowrap">{business.phone.display}</span>
      </span>
    </a>
  );
}

type QuoteLinkProps = {
  /** What the form is to know from the start: `about` (a page's path), `place`, or answers such as `kind=planned`. */
  search?: string | undefined;
  className?: string;
  children?: ReactNode;
};

/** A link to the first field of the quote form. */
export const QuoteLink = ({
  search = '',
  className = 'button button-outline',
  children = 'Get a quote',
}: QuoteLinkProps) => (
  <Link to={{ pathname: '/contact', search, hash: '#quote' }} className={className}>
    {children}
  </Link>
);

type CallButtonsProps = Pick<QuoteLinkProps, 'className' | 'search'>;

/** A link that begins a text message to the business number. */
export const TextLink = ({ className, children }: { className: string; children: ReactNode }) => (
  <a href={`sms:${business.phone.e164}`} className={className}>
    {children}
  </a>
);

/** The buttons to call, text and ask for a quote. `className` applies to each. */
export function CallButtons({ className = '', search }: CallButtonsProps) {
  const secondary = `button button-outline px-2.5! sm:px-4! ${className}`;
  return (
    <div className="flex shrink-0 flex-wrap gap-2.5 sm:whitespace-nowrap">
      <PhoneLink className={`button max-sm:w-full ${className}`} label="Call" />
      <TextLink className={secondary}>Text us</TextLink>
      <QuoteLink search={search} className={`${secondary} grow sm:grow-0`}>
        Request a Service Quote
      </QuoteLink>
    </div>
  );
}

/** The link from a section to the page with more details. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-2 md:mt-6">
      <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
        {children}
      </Link>
    </p>
  );
}
