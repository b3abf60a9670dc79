import type { Plugin } from 'vite';

/**
 * Tells Chrome to compile each file while it is still arriving. Otherwise it compiles each function when it is first
 * called, which keeps a page busy while it starts: https://v8.dev/blog/explicit-compile-hints
 */
export const addCompileHints = (): Plugin => ({
  name: 'compile-hints',
  generateBundle: {
    // The hint must be the first line, and Vite adds lines before this.
    order: 'post',
    handler(_options, files) {
      const chunks = Object.values(files).filter((file) => file.type === 'chunk');
      for (const chunk of chunks) {
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
});
