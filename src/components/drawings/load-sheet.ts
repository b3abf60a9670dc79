import type { ReactElement } from 'react';
import type { DrawingName } from '../../content/drawings';
import type { Spot } from './sheet';

export type LoadedSheet = { outline: ReactElement; spots: Readonly<Record<string, Spot>> };

const sheetLoaders: Record<DrawingName, () => Promise<LoadedSheet>> = {
  truck: async () => (await import('./road-vehicles')).truck,
  van: async () => (await import('./road-vehicles')).van,
  'bucket-truck': async () => (await import('./road-vehicles')).bucketTruck,
  engine: async () => (await import('./diesel-engine')).dieselEngine,
  excavator: async () => (await import('./earthmovers')).excavator,
  backhoe: async () => (await import('./earthmovers')).backhoe,
  loader: async () => (await import('./earthmovers')).loader,
  'track-loader': async () => (await import('./earthmovers')).trackLoader,
  tractor: async () => (await import('./farm-machines')).tractor,
  combine: async () => (await import('./farm-machines')).combine,
  'scissor-lift': async () => (await import('./lifts')).scissorLift,
  'boom-lift': async () => (await import('./lifts')).boomLift,
  telehandler: async () => (await import('./lifts')).telehandler,
  forklift: async () => (await import('./lifts')).forklift,
};

/** One machine's drawing, for a page that needs no other. */
export const loadSheet = (name: DrawingName): Promise<LoadedSheet> => sheetLoaders[name]();
