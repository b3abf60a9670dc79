import { useId } from 'react';
import { regulations } from '../../content/rules/regulations';
import type { Checklist } from '../../content/main-pages/resources';
import { usePrintAlone } from '../shared/use-print-alone';
import { useHydrated } from '../../ui/use-hydrated';

/** A form with more points than this prints in smaller letters, to stay on its page. */
const mostRoomyItems = 30;

/**
 * The checklists, each with a button that prints it alone on one page. Printed from the browser's
 * menu, every list begins a new page.
 */
export function PrintableChecklists({ checklists }: { checklists: readonly Checklist[] }) {
  const { printing, printAlone } = usePrintAlone();

  return checklists.map((checklist, index) => (
    <PrintableChecklist
      key={checklist.id}
      checklist={checklist}
      number={`${index + 1} of ${checklists.length}`}
      leftOut={printing !== null && printing !== checklist.id}
      endsPage={printing === null && index < checklists.length - 1}
      onPrint={() => printAlone(checklist.id)}
    />
  ));
}

type PrintableChecklistProps = {
  checklist: Checklist;
  number: string;
  leftOut: boolean;
  /** Another form follows on a page of its own. */
  endsPage: boolean;
  onPrint: () => void;
};

/** The print styles of a form with spare room and of one that fills its page. */
const prints = {
  roomy: {
    sheet: 'print:text-[11pt]/[1.35]',
    field: 'print:h-[20pt]',
    signature: 'print:h-[130pt]',
    columns: 'print:columns-2',
    group: 'print:pb-[10pt]',
    point: 'print:pt-[5pt]',
  },
  dense: {
    sheet: 'print:text-[9pt]/[1.25]',
    field: 'print:h-[14pt]',
    signature: 'print:h-[80pt]',
    columns: 'print:columns-3',
    group: 'print:pb-[7pt]',
    point: 'print:pt-[3pt]',
  },
};

const padding = 'p-5 print:px-[8pt] print:py-[6pt]';

function PrintableChecklist({ checklist, number, leftOut, endsPage, onPrint }: PrintableChecklistProps) {
  const { id, title, use, fields, groups } = checklist;
  const headingId = useId();
  const isDense = groups.flatMap(({ items }) => items).length > mostRoomyItems;
  const print = prints[isDense ? 'dense' : 'roomy'];
  return (
    <article
      id={id}
      aria-labelledby={headingId}
      className={`mt-12 rounded border-2 border-ink bg-white first:mt-0 print:mt-0 print:break-inside-avoid ${print.sheet} ${endsPage ? 'print:break-after-page' : ''} ${leftOut ? 'print:hidden' : ''}`}
    >
      <header className={`flex justify-between gap-4 border-b-2 border-ink bg-paper ${padding}`}>
        <div>
          <h3 id={headingId}>{title}</h3>
          <p className="mt-1 text-slate not-print:text-base/[1.6]">{use}</p>
        </div>
        <p className="flex-none self-start border-2 border-ink bg-white px-3 py-1.5 font-heading font-[750] text-slate not-print:text-base/[1.2]">
          <span className="block text-[0.75rem] font-medium tracking-[0.04em] uppercase">Form</span> {number}
        </p>
      </header>
      <dl className="grid grid-cols-2 gap-px border-b-2 border-ink md:grid-cols-3 print:grid-cols-3">
        {fields.map((field) => (
          <Blank key={field} term={field} height={`h-6 ${print.field}`} />
        ))}
      </dl>
      <div
        className={`gap-x-10 not-print:text-base/[1.4] md:columns-2 lg:columns-3 print:gap-x-[14pt] ${padding} ${print.columns}`}
      >
        {groups.map(({ name, items }) => (
          <section key={name} className={`break-inside-avoid pb-5 ${print.group}`}>
            <h4 className="border-b border-ink pb-1">{name}</h4>
            <ul>
              {items.map((item, index) => (
                <li
                  key={`${item}-${index}`}
                  className={`flex gap-3 pt-2 before:mt-0.5 before:size-4.5 before:flex-none before:border-2 before:border-ink print:gap-[5pt] print:before:mt-[2pt] print:before:size-[9pt] print:before:border ${print.point}`}
                >
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <dl className="grid grid-cols-[2fr_1fr] gap-px border-y-2 border-ink">
        <Blank term="Remarks" height={`h-10 ${print.signature}`} />
        <Blank term="Signature" height={`h-10 ${print.signature}`} />
      </dl>
      <FormFoot checklist={checklist} headingId={headingId} onPrint={onPrint} />
    </article>
  );
}

/** A field to fill in by hand. */
function Blank({ term, height }: { term: string; height: string }) {
  return (
    <div className="bg-white px-3 py-1.5 outline outline-ink print:outline-[0.5px] print:outline-black">
      <dt className="text-steel not-print:text-[0.875rem]">{term}</dt>
      <dd aria-hidden="true" className={height} />
    </div>
  );
}

type FormFootProps = { checklist: Checklist; headingId: string; onPrint: () => void };

function FormFoot({ checklist: { note, rule }, headingId, onPrint }: FormFootProps) {
  const hydrated = useHydrated();
  return (
    <footer
      className={`grid items-end gap-x-8 gap-y-4 text-[0.875rem] text-slate md:grid-cols-[1fr_auto] print:text-[8pt] ${padding}`}
    >
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
  );
}
