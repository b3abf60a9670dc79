/** Made by the Markdown plugin (build/markdown.ts). */
declare module 'virtual:latest-posts' {
  const latest: import('./content/articles/blog').LatestPosts;
  export default latest;
}

interface ImportMetaEnv {
  /** Set by vite.config.ts (build/words-folder.ts). */
  readonly WORDS_FOLDER: string;
}
