import { addressKey } from './address-key';
import { type PageKind, pages } from '../../pages';

/** The menu item over pages whose address doesn't begin with its own. */
const parentOf: Partial<Record<PageKind, string>> = { brand: '/brands', location: '/locations' };

/** The value of aria-current on a menu's link to `path` while the page at `pathname` is shown. */
export function currentMark(path: string, pathname: string): 'page' | 'true' | undefined {
  const shown = addressKey(pathname);
  if (shown === path) return 'page';
  const kind = pages.find((page) => page.path === shown)?.kind;
  return shown.startsWith(`${path}/`) || (kind && parentOf[kind] === path) ? 'true' : undefined;
}
