/** One spelling for every way to write a path: decoded, lower case, without a trailing slash. */
export function addressKey(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A stray percent sign: the path is taken as it is, and won't be found.
  }
  return decoded.toLowerCase().replace(/\/+$/, '') || '/';
}
