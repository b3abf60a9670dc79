/** Each machine's drawing as an image of its own, and all of them in one: served in development, written by the prerenderer. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingAddress, sharedDrawings } from './components/drawing-address';
import { sheets } from './components/drawings/machine-drawing';
import { Ground } from './components/drawings/sheet';

/** An image stands alone: what styles/pages.css says about a drawing is in the file. */
const styles =
  '*{vector-effect:non-scaling-stroke}.detail{fill:none}.detail,.tone{stroke-width:.6px;stroke-opacity:.75}';

/** What a drawing covers of its sheet (drawings/sheet.tsx), four by three. */
const frame = { x: 8, y: -72, width: 624, height: 468 };

const box = (y: number) => `${frame.x} ${y} ${frame.width} ${frame.height}`;

const drawingFile = (content: ReactElement): string =>
  renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={box(frame.y)}
      width="200"
      height="150"
      fill="#fff"
      color="#14202B"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <style>{styles}</style>
      {content}
    </svg>,
  );

/** All machines one below the other; the address's fragment says which is seen. */
const everyMachine = (
  <>
    {Object.entries(sheets).map(([name, { outline }], index) => (
      <g key={name}>
        <view id={name} viewBox={box(frame.y + index * frame.height)} />
        <g transform={`translate(0 ${index * frame.height})`}>
          <Ground />
          {outline}
        </g>
      </g>
    ))}
  </>
);

/** The files' contents by their addresses (components/drawing-address.ts). */
export const drawingFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(sheets).map(([name, { outline }]) => [
      drawingAddress(name),
      drawingFile(
        <>
          <Ground />
          {outline}
        </>,
      ),
    ]),
  ),
  [sharedDrawings]: drawingFile(everyMachine),
};
