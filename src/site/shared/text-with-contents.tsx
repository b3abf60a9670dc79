import type { ReactNode } from 'react';
import { ContentsList } from '../lists/contents-list';

type TextWithContentsProps = {
  label: string;
  /** Empty for a short text. */
  items: readonly { id: string; text: string }[];
  children: ReactNode;
};

/** A long text with its table of contents next to it on wide screens. */
export function TextWithContents({ label, items, children }: TextWithContentsProps) {
  return (
    <div className="section-sheet py-10 md:py-16">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-y-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:gap-x-16 print:block">
        {items.length > 0 ? <ContentsList label={label} items={items} /> : <div />}
        <div>{children}</div>
      </div>
    </div>
  );
}
