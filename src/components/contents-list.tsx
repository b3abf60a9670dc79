type ContentsListProps = { label: string; items: readonly { id: string; text: string }[] };

/** The parts of a long page, as links to them; stays in sight beside the text where there is room. */
export function ContentsList({ label, items }: ContentsListProps) {
  return (
    <nav aria-label={label} className="contents-list">
      <p className="font-heading font-bold">{label}</p>
      <ol className="mt-2">
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
