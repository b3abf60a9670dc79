import type { ReactNode } from 'react';

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

/** A long text with its table of contents next to it on wide screens. A short text has no `items`. */
export function TextWithContents({ children, ...contents }: ContentsListProps & { children: ReactNode }) {
  return (
    <div className="section-white py-10 md:py-16">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-y-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:gap-x-16 print:block">
        {contents.items.length > 0 ? <ContentsList {...contents} /> : <div />}
        <div>{children}</div>
      </div>
    </div>
  );
}
