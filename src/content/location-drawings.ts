/** The drawing of each local page, with callouts for what its text is about. */
import type { BrandCategory } from './brand-categories';
import type { CalloutDrawing } from './callout-drawing';
import type { LocalPageSlug } from './local-pages';

export type LocationDrawing = CalloutDrawing & {
  heading: string;
  /** Decides the page's colour. */
  category: BrandCategory;
};

export const locationDrawings: Record<LocalPageSlug, LocationDrawing> = {
  'mobile-mechanic-tulsa': {
    name: 'backhoe',
    category: 'construction',
    heading: 'The same table, on a machine',
    callouts: [
      {
        part: 'engine',
        title: 'Engine',
        text: 'Leaks, belts and filters on site; an in-frame overhaul is not.',
      },
      {
        part: 'exhaust',
        title: 'Aftertreatment',
        text: 'Sensors and codes on site; filter baking off the machine.',
      },
      {
        part: 'pump',
        title: 'Hydraulics',
        text: 'Hoses and fittings on site; the pump itself goes to a bench.',
      },
      { part: 'transmission', title: 'Driveline', text: 'Joints and seals on site; an overhaul in a shop.' },
      {
        part: 'front-axle',
        title: 'Steering and axle',
        text: 'Pins, seals and wheel ends, if the ground is level.',
      },
    ],
  },
  'truck-repair-broken-arrow': {
    name: 'truck',
    category: 'truck',
    heading: 'The walk-around at shift change',
    callouts: [
      { part: 'marker-lights', title: 'Lamps', text: 'Both drivers see them: one coming in, one going out.' },
      { part: 'air-tanks', title: 'Air', text: 'Listen for leaks while the yard is quiet between shifts.' },
      { part: 'battery', title: 'Batteries', text: 'Tested on the day trucks, parked for the night.' },
      {
        part: 'drive-axle',
        title: 'Brakes and tires',
        text: 'Stroke and inside duals, before the first load.',
      },
      { part: 'dash', title: 'Codes', text: 'Read them before the outgoing driver turns the key off.' },
    ],
  },
  'fleet-maintenance-norman': {
    name: 'bucket-truck',
    category: 'lift',
    heading: 'One unit on the list, and its second clock',
    callouts: [
      {
        part: 'insulated-boom',
        title: 'Boom',
        text: 'Its inspection dates are not the chassis dates: list both.',
      },
      { part: 'lift-cylinder', title: 'Holding valve', text: 'A boom that settles is taken out of service.' },
      {
        part: 'elbow',
        title: 'Hoses at the elbow',
        text: 'They bend at every move; looked at on each planned day.',
      },
    ],
  },
  'diesel-repair-edmond': {
    name: 'engine',
    category: 'engine',
    heading: 'Where a derate starts',
    callouts: [
      {
        part: 'fuel-filter',
        title: 'Fuel filter',
        text: 'Low power without a lamp, and the first thing to gel.',
      },
      {
        part: 'turbo',
        title: 'Turbo and charge pipes',
        text: 'A boost leak whistles before it sets a code.',
      },
      {
        part: 'aftertreatment',
        title: 'Filter, DEF and SCR',
        text: 'Where countdowns come from: read the number, keep the key on.',
      },
      {
        part: 'cooling-circuit',
        title: 'Coolant circuit',
        text: 'Heaters, hoses and strength, before the first freeze.',
      },
      { part: 'oil-pan', title: 'Oil', text: 'Rising or thinned oil after many short regenerations.' },
    ],
  },
  'mobile-mechanic-oklahoma-city': {
    name: 'scissor-lift',
    category: 'lift',
    heading: 'A lift on the day’s list',
    callouts: [
      {
        part: 'battery-tray',
        title: 'Batteries',
        text: 'Water, cables, charger: the first test for a no-start.',
      },
      {
        part: 'stack',
        title: 'Scissor stack',
        text: 'Pins, welds and pads, looked at with the stack blocked.',
      },
      { part: 'limit-switch', title: 'Switches', text: 'Limit and tilt faults, by code and by meter.' },
      {
        part: 'pothole-guard',
        title: 'Pothole guards',
        text: 'They must swing down freely, or the lift won’t rise.',
      },
      { part: 'wheels', title: 'Drive', text: 'Motors, brakes and tires on the warehouse floor.' },
    ],
  },
  'truck-repair-stillwater': {
    name: 'tractor',
    category: 'ag',
    heading: 'The farm stop, part by part',
    callouts: [
      {
        part: 'engine-front',
        title: 'Belts and cooling',
        text: 'Cleaned and checked in late winter, not in hay.',
      },
      { part: 'hydraulics', title: 'Couplers', text: 'Dirt in a coupler ends up in the valve.' },
      { part: 'pto', title: 'PTO', text: 'It counts hours while the odometer stands still.' },
      { part: 'hitch', title: 'Hitch and baler', text: 'Pins, lights and the trailer behind them.' },
      { part: 'fuel-tank', title: 'Fuel', text: 'Old fuel and water from a tank that stood all winter.' },
    ],
  },
  'semi-truck-repair-tulsa': {
    name: 'truck',
    category: 'truck',
    heading: 'The same causes, on the tractor',
    callouts: [
      { part: 'drive-axle', title: 'Brakes', text: 'Hoses, chambers and stroke, axle by axle.' },
      { part: 'front-brakes', title: 'Tires', text: 'Steer tires first: tread, cuts, cord, pressure.' },
      { part: 'marker-lights', title: 'Lights', text: 'Look at the ground and the plug before the lamp.' },
      {
        part: 'steering',
        title: 'Steering',
        text: 'Drag link, tie rods and box, with a helper at the wheel.',
      },
      {
        part: 'air-tanks',
        title: 'Air supply',
        text: 'Warning, protection valve and how fast it leaks down.',
      },
    ],
  },
  'forklift-maintenance-tulsa': {
    name: 'forklift',
    category: 'forklift',
    heading: 'What the clocks are for',
    callouts: [
      { part: 'fork-heel', title: 'Fork heel', text: 'Worn from below, and never welded.' },
      { part: 'fork-tip', title: 'Fork tips', text: 'Level with each other on a flat floor.' },
      { part: 'chain', title: 'Lift chain', text: 'Stretch over a counted length, and equal tension.' },
      { part: 'mast', title: 'Mast', text: 'Rollers and channels, cleaned before they are judged.' },
      { part: 'battery', title: 'Battery', text: 'Water, connector and restraint, every week.' },
      { part: 'wheels', title: 'Wheels and brake', text: 'Stops straight, holds on the ramp.' },
    ],
  },
  'excavator-repair-tulsa': {
    name: 'excavator',
    category: 'construction',
    heading: 'Where each symptom lives',
    callouts: [
      {
        part: 'fuel-tank',
        title: 'Slow everywhere',
        text: 'Fuel and its water separator, before the pumps.',
      },
      { part: 'pumps', title: 'Weak', text: 'Pressure on gauges at the pump ports.' },
      { part: 'cooling', title: 'Hot', text: 'The cooler’s fins, seen from behind with a flashlight.' },
      { part: 'boom-pins', title: 'Clunks', text: 'Pins and bushings that grease did not reach.' },
      { part: 'tracks', title: 'Pulls to one side', text: 'Tension first, then the travel motor.' },
      { part: 'cab', title: 'Derates', text: 'The lamp, the message and the fluid’s age.' },
    ],
  },
  'delivery-van-service-tulsa': {
    name: 'van',
    category: 'van',
    heading: 'Six places on every van in the row',
    callouts: [
      { part: 'engine', title: 'Oil and filters', text: 'While the engine is warm from the route.' },
      { part: 'battery', title: 'Battery', text: 'Under load, with blower and inverter on.' },
      { part: 'front-wheels', title: 'Brakes and joints', text: 'Pads in millimeters, inner and outer.' },
      { part: 'driveshaft', title: 'Driveshaft', text: 'The rubber coupling, on vans that have one.' },
      { part: 'def-tank', title: 'DEF', text: 'Level and age, before the count of starts begins.' },
      { part: 'exhaust', title: 'Exhaust', text: 'Flex pipes and hangers, by ear and by light.' },
    ],
  },
};
