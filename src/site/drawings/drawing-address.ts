import { business } from '../../content/business';
import type { DrawingName } from '../../content/drawings/drawings';

export const drawingAddress = (name: DrawingName) => `/drawings/${name}.svg`;

/** The same drawing in the file with all drawings, so that a page with many of them loads one file. */
export const sharedDrawingAddress = (name: DrawingName) => `/drawings/all.svg#${name}`;

/** The map with the distance to a town, or the plain service-area map for the home city. */
export const mapAddress = (town: string) =>
  town === business.location.city
    ? '/maps/service-area.svg'
    : `/maps/${town.toLowerCase().replaceAll(' ', '-')}.svg`;
