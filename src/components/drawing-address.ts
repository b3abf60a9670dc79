import type { DrawingName } from '../content/drawings';

/** A machine's drawing as a file of its own, for a page that shows one. */
export const drawingAddress = (name: string) => `/drawings/${name}.svg`;

/** The file that holds all of them, so that a page with many asks for one. */
export const sharedDrawings = '/drawings/machines.svg';

export const sharedDrawingAddress = (name: DrawingName) => `${sharedDrawings}#${name}`;
