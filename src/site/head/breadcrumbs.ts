import { brands } from '../../content/brands';

/** The path prefixes that are pages, so their breadcrumb is a link. */
const parents = ['/services', '/blog'];

/** Words that stay in capitals: those among the brands' names, such as JCB, and a few more. */
const capitals = ['DEF', 'DOT', 'PTO', 'SMS', ...brands.flatMap(({ name }) => name.split(' '))];

const capitalize = (word: string) =>
  capitals.includes(word.toUpperCase()) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The breadcrumbs of a path, from Home to the page itself, where `path` is null when there is no page to link to.
 * Empty for the home page.
 */
export function listBreadcrumbs(pathname: string) {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) {
    return [];
  }
  const steps = segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`.toLowerCase();
    const isLast = index === segments.length - 1;
    const label = segment.split('-').filter(Boolean).map(capitalize).join(' ');
    return { label, path: isLast || parents.includes(path) ? path : null };
  });
  return [{ label: 'Home', path: '/' }, ...steps];
}
