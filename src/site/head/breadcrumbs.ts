import { brands } from '../../content/brands';

/** The path prefixes that are pages, so their breadcrumb is a link. */
const parents = ['/services', '/blog'];

/** A breadcrumb. `path` is null when there is no page to link to. */
export type Breadcrumb = { label: string; path: string | null };

/** Words that stay in capitals: those among the brands' names, such as JCB, and a few more. */
const capitals = ['DEF', 'DOT', 'PTO', 'SMS', ...brands.flatMap(({ name }) => name.split(' '))];

const titleCase = (word: string) =>
  capitals.includes(word.toUpperCase()) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** The breadcrumbs of a path, from Home to the page itself. Empty for the home page. */
export function breadcrumbs(pathname: string): Breadcrumb[] {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return [];
  const steps = segments.map((segment, index): Breadcrumb => {
    const path = `/${segments.slice(0, index + 1).join('/')}`.toLowerCase();
    const isLast = index === segments.length - 1;
    const label = segment.split('-').filter(Boolean).map(titleCase).join(' ');
    return { label, path: isLast || parents.includes(path) ? path : null };
  });
  return [{ label: 'Home', path: '/' }, ...steps];
}
