import type { DrawingName } from '../../content/drawings/drawings';

export const drawingAddress = (name: DrawingName) => `/drawings/${name}.svg`;

/** The same drawing in the file with all drawings, so that a page with many of them loads one file. */
export const sharedDrawingAddress = (name: DrawingName) => `/drawings/all.svg#${name}`;
