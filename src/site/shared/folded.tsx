import type { ReactNode } from 'react';

type FoldedProps = {
  /** Phrasing or a heading, as HTML allows in a summary. */
  summary: ReactNode;
  /** The target of links. Inside the fold, so that the browser opens it for them. */
  id?: string | undefined;
  className?: string;
  /** From 640 pixels on, the content shows without its line. */
  isPhoneOnly?: boolean;
  children: ReactNode;
};

/** Content that opens with a press. The browser's search finds it, and prints show it open. */
export const Folded = ({ summary, id, className = 'py-3', isPhoneOnly = false, children }: FoldedProps) => (
  <details className={isPhoneOnly ? 'folded-on-phone' : undefined}>
    <summary className={`folded-summary ${className}`}>{summary}</summary>
    <div id={id} className={`scroll-mt-40 ${isPhoneOnly ? 'max-sm:pb-3' : 'pb-6'}`}>
      {children}
    </div>
  </details>
);
