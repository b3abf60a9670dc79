import type { ReactNode } from 'react';

type DrawingFrameProps = {
  /** Says what is drawn, and whether it is to scale. */
  caption?: string;
  /** Content beside the drawing on wide screens, such as its legend. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A framed drawing. */
export function DrawingFrame({ caption, aside, children }: DrawingFrameProps) {
  return (
    <figure
      className={`rounded border-2 border-ink bg-white text-ink ${aside ? '' : 'print:not-has-[li]:max-w-[4.25in]'}`}
    >
      <div className={`drawing-sheet ${aside ? 'lg:grid lg:grid-cols-[1fr_26rem] print:text-[9.5pt]' : ''}`}>
        {children}
        {aside ? <div className="contents forced-color-adjust-auto">{aside}</div> : null}
      </div>
      {caption ? (
        <figcaption className="border-t border-ink px-4 py-1.5 text-sm text-slate">{caption}</figcaption>
      ) : null}
    </figure>
  );
}
