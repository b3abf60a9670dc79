/** The drawing of each service page, with callouts for what its text is about. */
import { services, type ServiceSlug } from '../services';
import type { CalloutDrawing } from './callout-drawing';
import type { Scene } from './scene';

export const serviceDrawings: Record<ServiceSlug, CalloutDrawing> = {
  'emergency-repair': {
    name: 'excavator',
    callouts: [
      {
        part: 'engine',
        title: 'Won’t crank',
        text: 'We test batteries, cables, starter, alternator and grounds.',
      },
      { part: 'cooling', title: 'Runs hot', text: 'We check hoses, belts, clamps and the thermostat.' },
      {
        part: 'cab',
        title: 'Derated',
        text: 'We read codes, check sensors and dosing, and regenerate where it’s safe.',
      },
      { part: 'boom-pins', title: 'Hose burst', text: 'We replace hoses, fittings and seals.' },
      {
        part: 'tracks',
        title: 'Won’t travel',
        text: 'We find out why, then fix it or make it safe to move.',
      },
    ],
  },
  'preventive-maintenance': {
    name: 'engine',
    callouts: [
      {
        part: 'oil-pan',
        title: 'Oil, filter, sample',
        text: 'We draw it warm and label it by unit and hours.',
      },
      {
        part: 'fuel-filter',
        title: 'Fuel filters',
        text: 'We change them by the manual, and before it gets cold.',
      },
      { part: 'cooling-circuit', title: 'Coolant', text: 'We test the strength. Color won’t tell you.' },
      { part: 'turbo', title: 'Air side', text: 'We read the restriction and check every pipe and clamp.' },
      {
        part: 'aftertreatment',
        title: 'Aftertreatment',
        text: 'We log soot and ash load where the machine reports them.',
      },
      {
        part: 'flywheel-end',
        title: 'PTO',
        text: 'PTO work adds engine hours and no miles, so we go by hours.',
      },
    ],
  },
  'dot-inspection': {
    name: 'day-cab',
    callouts: [
      {
        part: 'drive-axle',
        title: 'Brakes',
        text: 'We measure stroke and check linings, drums, hoses and chambers.',
      },
      { part: 'steering', title: 'Steering', text: 'We check free play and every joint in the linkage.' },
      {
        part: 'front-brakes',
        title: 'Tires and wheels',
        text: 'Tread, sidewalls and lug nuts, steer axle first.',
      },
      { part: 'marker-lights', title: 'Lighting', text: 'Every required light and reflector.' },
      {
        part: 'aftertreatment',
        title: 'Exhaust',
        text: 'No leaks under the cab, nothing hot near wiring or fuel.',
      },
      { part: 'hood', title: 'Glass and wipers', text: 'A clear view, and wipers that sweep.' },
    ],
  },
};

/** What the page of each service shows first, unless the owner has a photo. */
export const serviceScenes: Record<ServiceSlug, Scene> = {
  'emergency-repair': {
    name: 'jobsite-dusk',
    alt: 'Dusk on a jobsite: an excavator with a burst hose dripping oil, a mechanic in front of it, and our service truck with its beacon on',
  },
  'preventive-maintenance': {
    name: 'fleet-yard',
    alt: 'A fleet yard: a mechanic with a tool box between a box truck and a day-cab tractor, and our service truck behind them',
  },
  'dot-inspection': {
    name: 'inspection',
    alt: 'An inspection outdoors: one mechanic with a form at the front of a tractor-trailer, another one kneeling at its drive axle',
  },
};

/** The services as cards, each with the drawing of its page. */
export const serviceCards = services.map(({ slug, name, description, path }) => ({
  title: name,
  text: description,
  path,
  drawing: serviceDrawings[slug].name,
}));
