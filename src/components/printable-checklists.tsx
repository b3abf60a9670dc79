import { useEffect, useId, useState } from 'react';
import { regulations } from '../content/regulations';
import type { Checklist } from '../content/resources';
import { useHydrated } from './use-hydrated';

/**
 * The checklists, each with a button that prints it alone on one page. Printed from the browser's
 * menu, every list begins a new page.
 */
export function PrintableChecklists({ checklists }: { checklists: readonly Checklist[] }) {
  const [printing, setPrinting] = useState<string | null>(null);

  useEffect(() => {
    if (printing === null) return;
    const finish = () => setPrinting(null);
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [printing]);

  return checklists.map((checklist) => (
    <PrintableChecklist
      key={checklist.id}
      checklist={checklist}
      leftOut={printing !== null && printing !== checklist.id}
      onPrint={() => setPrinting(checklist.id)}
    />
  ));
}

type PrintableChecklistProps = { checklist: Checklist; leftOut: boolean; onPrint: () => void };

function PrintableChecklist({ checklist, leftOut, onPrint }: PrintableChecklistProps) {
  const { id, title, use, fields, groups, note, rule } = checklist;
  const headingId = useId();
  const hydrated = useHydrated();
  return (
    <article
      id={id}
      aria-labelledby={headingId}
      className={`mb-10 rounded border border-ink bg-white p-4 sm:p-6 print:m-0 print:break-after-page print:border-0 print:p-0 print:text-[9pt] print:leading-tight print:last:break-after-auto ${leftOut ? 'print:hidden' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 id={headingId}>{title}</h3>
        <button
          type="button"
          disabled={!hydrated}
          onClick={onPrint}
          aria-describedby={headingId}
          className="min-h-11 rounded border-2 border-ink px-4 font-semibold print:hidden"
        >
          Print this list
        </button>
      </div>
      <p className="mt-1 text-slate">{use}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 print:mt-2 print:grid-cols-3">
        {fields.map((field) => (
          <div key={field} className="border-b border-steel pb-1">
            <dt className="text-sm text-steel print:text-[8pt]">{field}</dt>
            <dd aria-hidden="true" className="h-5" />
          </div>
        ))}
      </dl>
      <div className="mt-4 gap-8 md:columns-2 print:mt-2 print:columns-2">
        {groups.map(({ name, items }) => (
          <section key={name} className="mb-4 break-inside-avoid print:mb-2">
            <h4>{name}</h4>
            <ul className="mt-1 space-y-1 print:space-y-0">
              {items.map((item, index) => (
                <li key={`${item}-${index}`} className="flex gap-2">
                  <span
                    aria-hidden="true"
                    className="mt-[0.3em] size-4 shrink-0 rounded border-2 border-steel print:size-3 print:border"
                  />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-2 text-sm text-slate print:text-[8pt]">
        {note}{' '}
        <a href={regulations[rule].url} rel="noopener" className="link">
          {regulations[rule].title}
        </a>
      </p>
    </article>
  );
}
