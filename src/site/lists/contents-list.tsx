type ContentsListProps = { label: string; items: readonly { id: string; text: string }[] };

/** Links to the parts of a long page. On wide screens it stays visible next to the text. */
export function ContentsList({ label, items }: ContentsListProps) {
  return (
    <nav
      aria-label={label}
      className="border-2 border-ink bg-paper px-5 py-4 text-base/[1.6] lg:sticky lg:top-24 lg:self-start print:hidden"
    >
      <p className="font-heading font-bold">{label}</p>
      <ol className="mt-2">
        {items.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-3 border-t border-line py-1.5 leading-[1.3] before:size-2 before:flex-none before:bg-accent hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
