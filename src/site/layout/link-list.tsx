import { Link, useLocation } from 'react-router-dom';
import type { NavigationLink } from '../../content/navigation';
import { normalizePath } from '../../navigation/paths';
import { type PageKind, pages } from '../../pages';

type LinkListProps = { links: readonly NavigationLink[]; className: string; linkClassName: string };

/** Links to main pages. Marks the link to the current page or to its parent. */
export function LinkList({ links, className, linkClassName }: LinkListProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ label, path, rel }) => (
        <li key={path}>
          <Link to={path} rel={rel} aria-current={markCurrent(path, pathname)} className={linkClassName}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The parent menu item of pages whose path doesn't start with it. */
const parentPaths: Partial<Record<PageKind, string>> = {
  brand: '/brands',
  industry: '/services',
  location: '/locations',
};

function markCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  const shown = normalizePath(pathname);
  if (shown === path) {
    return 'page';
  }
  const kind = pages.find((page) => page.path === shown)?.kind;
  return shown.startsWith(`${path}/`) || (kind && parentPaths[kind] === path) ? 'true' : undefined;
}
