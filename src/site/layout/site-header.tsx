import { Link } from 'react-router-dom';
import { business } from '../../content/business';
import { navigation } from '../../content/navigation';
import { LinkList } from './link-list';
import { Logo } from './logo';
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
          <a
            href={`tel:${business.phone.e164}`}
            className="button px-2.5! text-base whitespace-nowrap max-md:hidden"
          >
            <span>
              Call <span className="sr-only lg:not-sr-only">{business.phone.display}</span>
            </span>
          </a>
          <SiteDrawer />
        </div>
      </div>
    </header>
  );
}
