import { Link, useLocation } from 'react-router-dom';
import type { NavigationLink } from '../../content/navigation';
import { type PageKind, pages } from '../../pages';

type LinkListProps = { links: readonly NavigationLink[]; className: string; linkClassName: string };

/** Links to main pages. One of them may lead to the page that is shown, or to what stands over it. */
export function LinkList({ links, className, linkClassName }: LinkListProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ label, path, rel }) => (
        <li key={path}>
          <Link to={path} rel={rel} aria-current={currentMark(path, pathname)} className={linkClassName}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The menu item over pages whose address doesn't begin with its own. */
const parentOf: Partial<Record<PageKind, string>> = { brand: '/brands', location: '/locations' };

function currentMark(path: string, pathname: string): 'page' | 'true' | undefined {
  const shown = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  if (shown === path) return 'page';
  const kind = pages.find((page) => page.path === shown)?.kind;
  return shown.startsWith(`${path}/`) || (kind && parentOf[kind] === path) ? 'true' : undefined;
}
