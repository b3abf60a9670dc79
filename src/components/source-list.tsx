/** Where the page's facts can be read: numbered links that leave the site, each with its host. */
export function SourceList({ sources }: { sources: readonly { name: string; url: string }[] }) {
  return (
    <ol className="source-list max-w-4xl border-t border-line">
      {sources.map(({ name, url }) => (
        <li key={url} className="border-b border-line py-3">
          <a href={url} rel="noopener" className="link">
            {name}
          </a>
          <span className="block text-sm text-steel">{new URL(url).hostname.replace(/^www\./, '')}</span>
        </li>
      ))}
    </ol>
  );
}
