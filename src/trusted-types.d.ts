/** A rule of a Trusted Types policy: null refuses the text. */
type Rule = (text: string) => string | null;

declare global {
  /** Trusted Types, which not every browser has and TypeScript's library doesn't declare. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createHTML?: Rule; createScript?: Rule; createScriptURL?: Rule },
        ) => { createHTML: (html: string) => TrustedHTML };
      }
    | undefined;
}

export {};
