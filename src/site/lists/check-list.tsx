import type { ReactNode } from 'react';

type CheckListProps = { items: readonly ReactNode[] };

/** Points to tick off, with an empty box before each as on a paper form. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className="max-w-measure divide-y divide-line border-y border-line">
      {items.map((item, index) => (
        <li
          key={index}
          className="flex gap-4 py-3 before:mt-[0.2em] before:size-5 before:flex-none before:rounded before:border-2 before:border-ink before:bg-white"
        >
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
