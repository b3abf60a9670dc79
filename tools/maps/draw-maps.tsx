/** Draws the maps of the service area: one of it all and one for each town that has a page. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { renderToStaticMarkup } from 'react-dom/server';
import { mapAddress } from '../../src/site/drawings/drawing-address';
import { business } from '../../src/content/business';
import { localPages } from '../../src/content/local-pages';
import { places } from '../../src/content/area/places';
import { runCommand } from '../command';
import { MapDrawing } from './map-drawing';

const { city, state } = business.location;

/** Each map by its address on the site. */
export function drawMaps(): ReadonlyMap<string, string> {
  const towns = new Set([city, ...localPages.map((page) => page.city)]);
  return new Map(
    [...towns].map((town) => {
      const highlight = places.find((place) => place.name === town && place.state === state);
      const drawing = <MapDrawing highlight={town === city ? undefined : highlight} />;
      return [mapAddress(town), `${renderToStaticMarkup(drawing)}\n`];
    }),
  );
}

const usage = 'Usage: npm run maps (no options; writes public/maps)';

await runCommand(import.meta.url, usage, (args) => {
  parseArgs({ args, options: {} });
  for (const [address, svg] of drawMaps()) writeFileSync(`public${address}`, svg);
  return true;
});
