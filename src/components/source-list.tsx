/** Where the page's facts can be read: numbered links that leave the site, each with its host. */
export function SourceList({ sources }: { sources: readonly { name: string; url: string }[] }) {
  return (
    <ol className="source-list">
      {sources.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noopener" className="link">
            {name}
          </a>
          <span>{new URL(url).hostname.replace(/^www\./, '')}</span>
        </li>
      ))}
    </ol>
  );
}
