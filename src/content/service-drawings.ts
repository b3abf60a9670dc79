/** The drawing of each service page, with callouts for what its text is about. */
import type { CalloutDrawing } from './callout-drawing';
import type { ServiceSlug } from './services';

export const serviceDrawings: Record<ServiceSlug, CalloutDrawing> = {
  'emergency-repair': {
    name: 'excavator',
    callouts: [
      { part: 'engine', title: 'Won’t crank', text: 'Batteries, cables, starter, alternator, grounds.' },
      { part: 'cooling', title: 'Runs hot', text: 'Hoses, belts, clamps, thermostat.' },
      { part: 'cab', title: 'Derated', text: 'Codes, sensors, dosing, regeneration where it is safe.' },
      { part: 'boom-pins', title: 'Hose burst', text: 'Hoses, fittings and seals within reach.' },
      { part: 'tracks', title: 'Won’t travel', text: 'Diagnosis first, then repaired or made safe to move.' },
    ],
  },
  'preventive-maintenance': {
    name: 'engine',
    callouts: [
      { part: 'oil-pan', title: 'Oil, filter, sample', text: 'Drawn warm and labeled by unit and hours.' },
      { part: 'fuel-filter', title: 'Fuel filters', text: 'By the manual, and before the cold.' },
      { part: 'cooling-circuit', title: 'Coolant', text: 'Tested for strength, not guessed by color.' },
      { part: 'turbo', title: 'Air side', text: 'Restriction read, charge pipes and clamps felt.' },
      {
        part: 'aftertreatment',
        title: 'Aftertreatment',
        text: 'Soot and ash read and written down as a trend.',
      },
      { part: 'flywheel-end', title: 'PTO', text: 'Its hours count as the engine’s.' },
    ],
  },
  'dot-inspection': {
    name: 'truck',
    callouts: [
      { part: 'drive-axle', title: 'Brakes', text: 'Stroke, linings, drums, hoses, chambers.' },
      { part: 'steering', title: 'Steering', text: 'Free play and every joint of the linkage.' },
      {
        part: 'front-brakes',
        title: 'Tires and wheels',
        text: 'Tread, sidewalls, fasteners; steer axle first.',
      },
      { part: 'marker-lights', title: 'Lighting', text: 'Every required lamp and reflector.' },
      {
        part: 'aftertreatment',
        title: 'Exhaust',
        text: 'Leaks and routing, away from cab, wiring and fuel.',
      },
      { part: 'hood', title: 'Glass and wipers', text: 'What the driver looks through.' },
    ],
  },
};
