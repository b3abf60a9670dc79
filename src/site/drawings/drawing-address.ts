import { business } from '../../content/business';
import type { DrawingName } from '../../content/drawings/drawings';

export const drawingAddress = (name: DrawingName) => `/drawings/${name}.svg`;

/** The same drawing in the file that holds all of them, so that a page with many asks for one. */
export const sharedDrawingAddress = (name: DrawingName) => `/drawings/all.svg#${name}`;

/** The map of the service area with the way to a town; of the base's own city, the plain one. */
export const mapAddress = (town: string) =>
  town === business.location.city
    ? '/maps/service-area.svg'
    : `/maps/${town.toLowerCase().replaceAll(' ', '-')}.svg`;
