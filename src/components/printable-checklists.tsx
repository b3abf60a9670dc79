import { useEffect, useId, useState } from 'react';
import { regulations } from '../content/regulations';
import type { Checklist } from '../content/resources';
import { useHydrated } from './use-hydrated';

/** A form with more points than this prints in smaller letters, to stay on its page. */
const mostRoomyItems = 30;

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

  return checklists.map((checklist, index) => (
    <PrintableChecklist
      key={checklist.id}
      checklist={checklist}
      number={`${index + 1} of ${checklists.length}`}
      leftOut={printing !== null && printing !== checklist.id}
      onPrint={() => setPrinting(checklist.id)}
    />
  ));
}

type PrintableChecklistProps = {
  checklist: Checklist;
  number: string;
  leftOut: boolean;
  onPrint: () => void;
};

function PrintableChecklist({ checklist, number, leftOut, onPrint }: PrintableChecklistProps) {
  const { id, title, use, fields, groups, note, rule } = checklist;
  const headingId = useId();
  const hydrated = useHydrated();
  const isDense = groups.flatMap(({ items }) => items).length > mostRoomyItems;
  return (
    <article
      id={id}
      aria-labelledby={headingId}
      className={`form-sheet ${isDense ? 'form-dense' : ''} ${leftOut ? 'print:hidden' : ''}`}
    >
      <header className="form-head">
        <div>
          <h3 id={headingId}>{title}</h3>
          <p className="mt-1">{use}</p>
        </div>
        <p className="form-number">
          <span>Form</span> {number}
        </p>
      </header>
      <dl className="form-fields">
        {fields.map((field) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd aria-hidden="true" />
          </div>
        ))}
      </dl>
      <div className="form-groups">
        {groups.map(({ name, items }) => (
          <section key={name}>
            <h4>{name}</h4>
            <ul>
              {items.map((item, index) => (
                <li key={`${item}-${index}`}>
                  <span aria-hidden="true" className="form-box" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <dl className="form-fields form-signature">
        <div>
          <dt>Remarks</dt>
          <dd aria-hidden="true" />
        </div>
        <div>
          <dt>Signature</dt>
          <dd aria-hidden="true" />
        </div>
      </dl>
      <footer className="form-foot">
        <p>
          {note}{' '}
          <a href={regulations[rule].url} rel="noopener" className="link">
            {regulations[rule].title}
          </a>
        </p>
        <button
          type="button"
          disabled={!hydrated}
          onClick={onPrint}
          aria-describedby={headingId}
          className="button shrink-0"
        >
          Print this list
        </button>
      </footer>
    </article>
  );
}
