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

interface ImportMetaEnv {
  /** Set by vite.config.ts (build/words-folder.ts). */
  readonly WORDS_FOLDER: string;
  // The build's settings (docs/deploy.md). A setting that is left empty is the empty string.
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_TURNSTILE_SITE_KEY?: string;
  readonly VITE_WEB_VITALS_URL?: string;
}
