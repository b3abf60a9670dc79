import type { DrawingName } from '../content/drawings';

export const drawingAddress = (name: DrawingName) => `/drawings/${name}.svg`;
