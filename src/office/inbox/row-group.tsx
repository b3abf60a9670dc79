import { type ReactNode, useId } from 'react';

/** Rows under a title that stays in view while they scroll. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <h3
        id={id}
        className="sticky top-0 z-1 border-b border-rule bg-paper py-1 pr-4 pl-9.5 font-sans text-sm/5 font-bold tracking-normal text-slate"
      >
        {title}
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}
