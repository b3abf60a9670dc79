import type { ReactNode } from 'react';

type CheckListProps = { items: readonly ReactNode[] };

/** Points to tick off, with an empty box before each as on a paper form. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className="check-list">
      {items.map((item, index) => (
        <li key={index}>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
