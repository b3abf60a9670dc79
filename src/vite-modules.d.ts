/** Made by the Markdown plugin (build/markdown.ts). */
declare module 'virtual:latest-posts' {
  const latest: import('./content/blog').LatestPosts;
  export default latest;
}
