import type { ReactNode } from 'react';

type CheckListProps = { items: readonly ReactNode[] };

/** Points to tick off, with an empty box before each as on a paper form. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className="max-w-measure border-t border-line">
      {items.map((item, index) => (
        <li key={index} className="flex gap-4 border-b border-line py-3">
          <span
            aria-hidden="true"
            className="mt-[0.2em] size-5 shrink-0 rounded border-2 border-ink bg-white"
          />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
