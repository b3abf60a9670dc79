import { officePaths } from '../content/office-paths';

/** A path as the routes spell it. They match in any letter case, and a host may add a slash. */
export const routePath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '') || '/';

/** Which screen of the office is at a path, if any. */
export function officeScreen(pathname: string): 'dashboard' | 'login' | undefined {
  const path = routePath(pathname);
  if (path === officePaths.dashboard) return 'dashboard';
  return Object.values<string>(officePaths).includes(path) ? 'login' : undefined;
}
