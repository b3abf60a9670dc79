import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the router's components that the site doesn't use, such as its forms: their package
 * doesn't say that creating and naming them has no side effects.
 */
export const unusedRouterParts = (): Plugin => ({
  name: 'unused-router-parts',
  transform(code, id) {
    if (!/react-router\/dist\/production\/chunk-/.test(id)) return null;
    return code
      .replace(/= (React\d*\.(forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
      .replace(/^\w+\.displayName = .*;$/gm, '');
  },
});
