import type { Plugin } from 'vite';

/**
 * react-router's package leads every bundler to its development files, with the texts of their warnings. What
 * visitors fetch is made from the production files that lie beside them.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const id = found?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
        if (id === undefined || id === found?.id)
          this.error(`${source} has no production files where they were.`);
        return id;
      },
    },
  };
}
