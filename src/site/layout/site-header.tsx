import { Link } from 'react-router-dom';
import { business } from '../../content/business';
import { navigation } from '../../content/navigation';
import { HeaderSlot } from '../../ui/header-slot';
import { PhoneLink } from '../shared/links';
import { LinkList } from './link-list';
import { SiteDrawer } from './site-drawer';

export function SiteHeader() {
  return (
    <header className="top-0 z-30 border-b-2 border-ink bg-paper sticky print:hidden">
      <div className="page-width flex min-h-12 items-center justify-between tall:min-h-16 gap-3 md:grid md:grid-cols-[minmax(min-content,1fr)_auto_auto] lg:grid-cols-[auto_1fr_auto]">
        <Link to="/" className="flex min-h-11 items-center" aria-label={`${business.name}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className="max-md:hidden lg:mx-auto">
          <LinkList
            links={navigation}
            className="flex flex-wrap lg:gap-1"
            linkClassName="flex min-h-11 items-center px-1 text-[0.9375rem] font-semibold lg:text-base underline-offset-8 hover:underline aria-[current]:text-signal aria-[current]:underline aria-[current]:decoration-2 lg:px-3"
          />
        </nav>
        <div className="flex items-center gap-2">
          <PhoneLink
            className="button px-2.5! text-base whitespace-nowrap max-md:hidden max-lg:[&_span_span:last-child]:sr-only"
            label="Call"
          />
          <HeaderSlot />
          <SiteDrawer />
        </div>
      </div>
    </header>
  );
}

/** The logo: a truck whose crane is a wrench, and the business name. */
function Logo() {
  return (
    <span className="flex items-center gap-2 font-heading text-lg/none font-extrabold">
      <img
        src="/favicon.svg"
        alt=""
        width="32"
        height="32"
        loading="lazy"
        decoding="async"
        className="flex-none"
      />
      <span>{business.name}</span>
    </span>
  );
}
