import { Link } from 'react-router-dom';
import { business } from '../../content/business';
import { navigation } from '../../content/navigation';
import { PhoneLink } from '../shared/links';
import { LinkList } from './link-list';
import { SiteDrawer } from './site-drawer';

export function SiteHeader() {
  return (
    <header className="top-0 z-30 border-b-2 border-ink bg-paper tall:sticky print:hidden">
      <div className="page-width flex min-h-16 items-center justify-between gap-3 md:grid md:grid-cols-[minmax(min-content,1fr)_auto_auto] lg:grid-cols-[auto_1fr_auto]">
        <Link to="/" className="flex min-h-11 items-center" aria-label={`${business.name}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className="max-md:hidden lg:mx-auto">
          <LinkList
            links={navigation}
            className="flex flex-wrap lg:gap-1"
            linkClassName="flex min-h-11 items-center px-1.5 text-base font-semibold underline-offset-8 hover:underline aria-[current]:text-signal aria-[current]:underline aria-[current]:decoration-2 lg:px-3"
          />
        </nav>
        <div className="flex items-center gap-2">
          <PhoneLink
            className="button px-2.5! text-base whitespace-nowrap max-md:hidden max-lg:[&_span_span]:sr-only"
            label="Call"
          />
          <SiteDrawer />
        </div>
      </div>
    </header>
  );
}

/** The logo: a hexagonal bolt head with a bud, and the business name. */
function Logo() {
  return (
    <span className="flex items-center gap-2 font-heading text-lg/none font-extrabold">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="flex-none">
        <path d="M16 1 29 8.5v15L16 31 3 23.5v-15Z" className="fill-signal" />
        <path
          d="M16 24V14m0 4c-4 0-5.5-2.5-5.5-6 3.5 0 5.5 2 5.5 6Zm0-3c0-4 2-6 5.5-6 0 3.5-1.5 6-5.5 6Z"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <span>{business.name}</span>
    </span>
  );
}
