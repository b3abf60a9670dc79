import type { ReactNode } from 'react';

type DrawingFrameProps = {
  /** What is drawn and how, where a reader could take it for a picture to scale. */
  caption?: string;
  /** Stands beside the drawing on the sheet where there is room, such as its legend. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A drawing on squared paper, in a frame with what belongs to it. */
export function DrawingFrame({ caption, aside, children }: DrawingFrameProps) {
  return (
    <figure
      className={`rounded border-2 border-ink bg-white text-ink ${aside ? '' : 'print:not-has-[li]:max-w-[4.25in]'}`}
    >
      <div
        className={`squared-paper ${aside ? 'lg:grid lg:grid-cols-[1fr_22rem] print:grid print:grid-cols-[3fr_2fr] print:text-[9.5pt]' : ''}`}
      >
        {children}
        {aside ? <div className="contents forced-color-adjust-auto">{aside}</div> : null}
      </div>
      {caption ? (
        <figcaption className="border-t border-ink px-4 py-1.5 text-sm text-slate">{caption}</figcaption>
      ) : null}
    </figure>
  );
}
