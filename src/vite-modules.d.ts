/** Provided by build/markdown.ts. */
declare module 'virtual:latest-posts' {
  const latest: import('./content/articles/types').LatestPosts;
  export default latest;
}

/** Provided by build/photos.ts. */
declare module 'virtual:photos' {
  const photos: readonly import('./content/proof').ShownPhoto[];
  export default photos;
}

/** Provided by build/inline-scripts.ts. */
declare module 'virtual:inline-scripts' {
  export const lateStart: string;
  export const trustedTypes: string;
}

/** Set by vite.config.ts (src/content/hours-lines.ts). */
declare const __LISTED_HOURS__: readonly import('./content/business').HoursLine[];

interface ImportMetaEnv {
  /** Set by vite.config.ts (build/content-folder.ts). */
  readonly CONTENT_FOLDER: string;
  // The build's settings (docs/deploy.md). A setting that is left empty is the empty string.
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_TURNSTILE_SITE_KEY?: string;
  readonly VITE_WEB_VITALS_URL?: string;
}
