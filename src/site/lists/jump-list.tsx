import type { SectionWords } from '../../content/section-words';

/** Links to the parts of a long page. They wrap on a phone, where a row that scrolls would hide the last ones. */
export function JumpList({ sections }: { sections: readonly SectionWords[] }) {
  return (
    <nav aria-label="On this page" className="-mb-0.5 border-y-2 border-ink bg-white print:hidden">
      <ul className="page-width flex flex-wrap gap-x-6">
        {sections.map(({ id, part }) =>
          part ? (
            <li key={id} className="flex-none">
              <a
                href={`#${id}`}
                className="link inline-flex min-h-11 items-center text-base font-semibold whitespace-nowrap"
              >
                {part}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
