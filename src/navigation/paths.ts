import { officePaths } from '../content/office-paths';

/** A path as the routes spell it. They match in any letter case, and a host may add a slash. */
export const normalizePath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '') || '/';

/**
 * The path of the page whose file a host sends for a path. Hosts send it for other spellings too: with a slash more, or
 * with the name of the file.
 */
export function decodePagePath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/i, '');
  return path.replace(/\/$/, '') || '/';
}

/** Which screen of the office is at a path, if any. */
export function findOfficeScreen(pathname: string): 'dashboard' | 'login' | undefined {
  const path = normalizePath(pathname);
  if (path === officePaths.dashboard) {
    return 'dashboard';
  }
  return Object.values<string>(officePaths).includes(path) ? 'login' : undefined;
}
