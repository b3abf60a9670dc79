import type { Plugin } from 'vite';

/** Marks the router's components as free of side effects, so that the site's build drops those it doesn't use. */
const withoutUnusedComponents = (code: string) =>
  code
    .replace(/= (React\d*\.(forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = .*;$/gm, '');

/** Says that React is at least 19 and that no page keeps its own store of tags: what older ones need is dropped. */
const forReact19 = (code: string) =>
  code
    .replace('var isReact19 = major >= 19', 'const isReact19 = true')
    .replace('if (helmetData && !(', 'if (false && !(');

/** Lets the bundler drop parts of packages that the site doesn't use and their packages don't say so. */
export const unusedPackageParts = (): Plugin => ({
  name: 'unused-package-parts',
  transform(code, id) {
    if (/react-router\/dist\/production\/chunk-/.test(id)) return withoutUnusedComponents(code);
    return /react-helmet-async\/lib\/index/.test(id) ? forReact19(code) : null;
  },
});
