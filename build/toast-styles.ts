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
 * sonner writes its rules into a style element, which the content security policy refuses. It allows a sheet
 * that is constructed by script.
 */
export function toastStyles(): Plugin {
  return {
    name: 'toast-styles',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ },
      handler(code) {
        if (!insertion.test(code))
          this.error('sonner no longer inserts its styles the way this plugin expects.');
        return { code: code.replace(insertion, adoption), map: null };
      },
    },
  };
}
