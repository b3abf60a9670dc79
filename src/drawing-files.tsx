/** Each machine's drawing as an image of its own: served in development, written by the prerenderer. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sheets } from './components/drawings/machine-drawing';
import { Ground } from './components/drawings/sheet';

/** An image stands alone: what styles.css says about a drawing is in the file. */
const styles =
  '*{vector-effect:non-scaling-stroke}.detail{fill:none}.detail,.tone{stroke-width:.6px;stroke-opacity:.75}';

const drawingFile = (outline: ReactElement): string =>
  renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="8 -72 624 468"
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
      <Ground />
      {outline}
    </svg>,
  );

/** The files' contents by their addresses, four by three. */
export const drawingFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sheets).map(([name, { outline }]) => [`/drawings/${name}.svg`, drawingFile(outline)]),
);
