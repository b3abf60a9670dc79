type IndexTabsProps = {
  label: string;
  /** `count` is the number of entries under the heading. */
  items: readonly { id: string; text: string; count?: number }[];
};

/** Links to the sections of a page, drawn as tabs. */
export function IndexTabs({ label, items }: IndexTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-3">
        {items.map(({ id, text, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="group inline-flex min-h-11 items-center gap-2.5 rounded border-2 border-ink bg-white px-4 font-heading font-[650] hover:bg-ink hover:text-white print:border-0 print:px-0"
            >
              {text}
              {count === undefined ? null : (
                <span className="text-steel group-hover:text-inherit">{count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
