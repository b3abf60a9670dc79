/** Where the page's facts can be read, as links that leave the site. */
export function SourceList({ sources }: { sources: readonly { name: string; url: string }[] }) {
  return (
    <ul className="list-[square] space-y-2 pl-5 marker:text-steel">
      {sources.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noopener" className="link wrap-anywhere">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
