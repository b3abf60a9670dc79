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
}
