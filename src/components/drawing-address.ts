import type { DrawingName } from '../content/drawings';

export const drawingAddress = (name: DrawingName) => `/drawings/${name}.svg`;

/** The same drawing in the file that holds all of them, so that a page with many asks for one. */
export const sharedDrawingAddress = (name: DrawingName) => `/drawings/all.svg#${name}`;
