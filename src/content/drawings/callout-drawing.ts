import type { DrawingName, DrawingPart } from './drawings';

/** A drawing with numbered callouts; the order of the list is their number. */
export type CalloutDrawing = {
  [Name in DrawingName]: {
    name: Name;
    callouts: readonly { part: DrawingPart<Name>; title: string; text: string }[];
  };
}[DrawingName];
