/** HTML that was written at build, from articles and templates: never anything that somebody sent. */
declare global {
  /** Where the browser knows trusted types; their types aren't in TypeScript's library. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createHTML: (html: string) => string },
        ) => { createHTML: (html: string) => TrustedHTML };
      }
    | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy('html', { createHTML: (html) => html });

/** For React's dangerouslySetInnerHTML. Made anew it counts as changed, so keep it. */
export const builtHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
