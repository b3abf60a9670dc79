/** The sources of a page's facts: numbered links, each with its host. */
export function SourceList({ items }: { items: readonly { name: string; url: string }[] }) {
  return (
    <ol className="max-w-4xl divide-y divide-line border-y border-line [counter-reset:source]">
      {items.map(({ name, url }) => (
        <li
          key={url}
          className="relative py-3 pl-10 [counter-increment:source] before:absolute before:left-0 before:font-heading before:font-[750] before:text-accent before:content-[counter(source)_'.'_/_'']"
        >
          <a href={url} rel="noopener" className="link">
            {name}
          </a>
          <span className="block text-sm text-steel">{new URL(url).hostname.replace(/^www\./, '')}</span>
        </li>
      ))}
    </ol>
  );
}
