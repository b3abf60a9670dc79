import type { Plugin } from 'vite';

const insertion = /function __insertCSS\(code\) \{[^]*?\n\}\n/;

const adoption = `function __insertCSS(code) {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(code)
  document.adoptedStyleSheets.push(sheet)
}
`;

/**
 * sonner adds its styles in a style element, which the content security policy blocks. A constructed style sheet
 * is allowed.
 */
export function toastStyles(): Plugin {
  return {
    name: 'toast-styles',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ },
      handler(code) {
        if (!insertion.test(code))
          this.error('sonner adds its styles in another way now: adapt build/toast-styles.ts.');
        return { code: code.replace(insertion, adoption), map: null };
      },
    },
  };
}
