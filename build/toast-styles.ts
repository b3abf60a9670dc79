import type { Plugin } from 'vite';

const insertFunction = /function __insertCSS\(code\) \{[^]*?\n\}\n/;

const adoptFunction = `function __insertCSS(code) {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(code)
  document.adoptedStyleSheets.push(sheet)
}
`;

/** sonner adds its styles in a style element, which the security policy blocks. An adopted style sheet is allowed. */
export function adoptToastStyles(): Plugin {
  return {
    name: 'toast-styles',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ },
      handler(code) {
        if (!insertFunction.test(code)) {
          this.error('sonner adds its styles in another way now: adapt build/toast-styles.ts.');
        }
        return { code: code.replace(insertFunction, adoptFunction), map: null };
      },
    },
  };
}
