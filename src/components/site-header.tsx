import { Link, NavLink } from 'react-router-dom';
import { business } from '../content/business';
import { Logo } from './logo';
import { navigation } from './navigation';
import { SiteDrawer, SiteDrawerButton } from './site-drawer';

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b-2 border-ink bg-paper print:hidden">
      <div className="page-width flex min-h-16 items-center justify-between gap-3">
        <Link to="/" className="flex min-h-11 items-center" aria-label={`${business.name}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className="main-menu">
          <ul>
            {navigation.map(({ label, path }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <a
            href={`tel:${business.phone.e164}`}
            className="button px-3! text-base whitespace-nowrap max-md:hidden"
          >
            <span>
              Call <span className="sr-only lg:not-sr-only">{business.phone.display}</span>
            </span>
          </a>
          <SiteDrawerButton />
        </div>
      </div>
      <SiteDrawer />
    </header>
  );
}
