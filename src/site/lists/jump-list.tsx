type JumpListProps = { items: readonly { id: string; text: string }[] };

/** The parts of a long page as one row of links, which scrolls sideways where it doesn't fit. */
export function JumpList({ items }: JumpListProps) {
  return (
    <nav aria-label="On this page" className="-mb-0.5 border-y-2 border-ink bg-white print:hidden">
      <ul className="page-width flex gap-x-6 overflow-x-auto">
        {items.map(({ id, text }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              className="link inline-flex min-h-12 items-center text-base font-semibold whitespace-nowrap"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
