import type { Plugin } from 'vite';

/**
 * Marks the router's components as free of side effects, so that the build drops those that the site doesn't use. Their
 * display names go too: setting one is a side effect, and only developer tools show it.
 */
const dropUnusedComponents = (code: string) =>
  code
    .replace(/= (React\d*\.(forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '');

/**
 * Drops what react-helmet-async needs only for React before 19, and for a site that collects its tags by itself: two
 * conditions become constants here, and the bundler removes the branches that are never taken.
 */
const dropOldHelmetCode = (code: string) =>
  code
    .replace('var isReact19 = major >= 19', 'const isReact19 = true')
    .replace('if (helmetData && !(', 'if (false && !(');

/** Lets the bundler drop unused parts of packages that don't say themselves that these can be dropped. */
export const dropUnusedPackageParts = (): Plugin => ({
  name: 'unused-package-parts',
  transform(code, id) {
    if (/react-router\/dist\/production\/chunk-/.test(id)) {
      return dropUnusedComponents(code);
    }
    return /react-helmet-async\/lib\/index/.test(id) ? dropOldHelmetCode(code) : null;
  },
});
