import type { ReactNode } from 'react';

type CheckListProps = { items: readonly ReactNode[] };

/** Points to tick off, with an empty box before each as on a paper form. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className="max-w-measure space-y-2">
      {items.map((item, index) => (
        <li key={index} className="flex gap-3">
          <span aria-hidden="true" className="mt-[0.35em] size-4 shrink-0 rounded border-2 border-steel" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
