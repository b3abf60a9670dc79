/** The drawing of each local page, with callouts for what its text is about. */
import type { BrandCategory } from '../brand-categories';
import type { LocalPageSlug } from '../local-pages';
import type { CalloutDrawing } from './callout-drawing';

export type LocationDrawing = CalloutDrawing & {
  heading: string;
  /** Decides the page's color. */
  category: BrandCategory;
};

export const locationDrawings: Record<LocalPageSlug, LocationDrawing> = {
  'mobile-mechanic-tulsa': {
    name: 'day-cab',
    category: 'truck',
    heading: 'What we fix on a truck at your yard',
    callouts: [
      {
        part: 'engine',
        title: 'Engine',
        text: 'We fix leaks and change belts and filters on site. An overhaul goes to a shop.',
      },
      {
        part: 'aftertreatment',
        title: 'Aftertreatment',
        text: 'We read codes and replace sensors on site. Filter cleaning happens off the truck.',
      },
      {
        part: 'battery',
        title: 'Starting and charging',
        text: 'We test batteries, cables and grounds, and replace what failed.',
      },
      { part: 'driveline', title: 'Driveline', text: 'We replace joints and seals where it’s parked.' },
      {
        part: 'front-brakes',
        title: 'Brakes',
        text: 'We replace chambers, hoses and slack adjusters on level ground.',
      },
    ],
  },
  'truck-repair-broken-arrow': {
    name: 'box-truck',
    category: 'truck',
    heading: 'What we check on a truck in your yard',
    callouts: [
      {
        part: 'marker-lights',
        title: 'Lights',
        text: 'A dead light is often a bad ground. We meter it before we change anything.',
      },
      {
        part: 'air-tanks',
        title: 'Air',
        text: 'With the engine off, we listen for leaks and time the pressure drop.',
      },
      {
        part: 'battery',
        title: 'Batteries',
        text: 'We test each one under load, and look at both ends of the cables.',
      },
      {
        part: 'drive-axle',
        title: 'Brakes and tires',
        text: 'We measure the stroke at each chamber and check the inside duals.',
      },
      {
        part: 'dash',
        title: 'Codes',
        text: 'Leave them stored until we’ve read them. They show us where to start.',
      },
    ],
  },
  'fleet-maintenance-norman': {
    name: 'bucket-truck',
    category: 'lift',
    heading: 'What we check on a bucket truck',
    callouts: [
      {
        part: 'insulated-boom',
        title: 'Boom',
        text: 'We look for cracks and leaks, and note the boom’s own inspection dates.',
      },
      {
        part: 'lift-cylinder',
        title: 'Holding valve',
        text: 'We raise the boom, hold it there and watch for drift.',
      },
      {
        part: 'elbow',
        title: 'Hoses at the elbow',
        text: 'They bend every time it moves. We check them on each visit.',
      },
    ],
  },
  'diesel-repair-edmond': {
    name: 'engine',
    category: 'engine',
    heading: 'Where a diesel derate starts',
    callouts: [
      {
        part: 'fuel-filter',
        title: 'Fuel filter',
        text: 'A plugged one costs you power with no warning light. In the cold, fuel gels here first.',
      },
      {
        part: 'turbo',
        title: 'Turbo and charge pipes',
        text: 'Hear a whistle under load? That’s often a boost leak.',
      },
      {
        part: 'aftertreatment',
        title: 'Filter, DEF and SCR',
        text: 'Countdowns start here. Read us the number.',
      },
      {
        part: 'cooling-circuit',
        title: 'Coolant circuit',
        text: 'We check hoses, the block heater and the coolant’s freeze point before the first freeze.',
      },
      {
        part: 'oil-pan',
        title: 'Oil',
        text: 'Level going up? Shut it down and call. There may be fuel in the oil.',
      },
    ],
  },
  'mobile-mechanic-oklahoma-city': {
    name: 'scissor-lift',
    category: 'lift',
    heading: 'What we fix on a scissor lift in OKC',
    callouts: [
      {
        part: 'battery-tray',
        title: 'Batteries',
        text: 'No power? We test batteries, cables and charger first.',
      },
      {
        part: 'stack',
        title: 'Scissor stack',
        text: 'We block the stack, then check pins, welds and pads.',
      },
      {
        part: 'limit-switch',
        title: 'Switches',
        text: 'We trace limit and tilt faults with codes and a meter.',
      },
      {
        part: 'pothole-guard',
        title: 'Pothole guards',
        text: 'If they don’t drop, the lift won’t drive once it’s raised. Some stop lifting, too.',
      },
      {
        part: 'wheels',
        title: 'Drive',
        text: 'We repair drive motors and brakes right on your floor. Tires? Ask when you call.',
      },
    ],
  },
  'truck-repair-stillwater': {
    name: 'winch-truck',
    category: 'truck',
    heading: 'What we fix on a truck near Stillwater',
    callouts: [
      {
        part: 'driveline',
        title: 'PTO and winch',
        text: 'Won’t engage? We check switch, solenoid and linkage. Won’t stop? Kill the engine, stay away from the shaft and call.',
      },
      {
        part: 'battery',
        title: 'Batteries',
        text: 'A grain truck sits all winter. We load-test the batteries and look for a drain.',
      },
      {
        part: 'air-tanks',
        title: 'Air',
        text: 'We find the leak and replace the line or valve. Water in the tanks? We drain it and check the dryer.',
      },
      {
        part: 'drive-axle',
        title: 'Brakes',
        text: 'We measure stroke before harvest and before a long haul.',
      },
      {
        part: 'aftertreatment',
        title: 'Derates',
        text: 'Hours on the PTO load the filter. We read the soot and find the cause.',
      },
    ],
  },
  'semi-truck-repair-tulsa': {
    name: 'truck',
    category: 'truck',
    heading: 'Where we start on a semi',
    callouts: [
      { part: 'drive-axle', title: 'Brakes', text: 'We check hoses, chambers and stroke, axle by axle.' },
      {
        part: 'front-brakes',
        title: 'Tires',
        text: 'We check steer tires first: tread, cuts, cord, pressure.',
      },
      {
        part: 'marker-lights',
        title: 'Lights',
        text: 'We check the ground and the plug before we swap a bulb.',
      },
      {
        part: 'steering',
        title: 'Steering',
        text: 'We check drag link, tie rods and steering gear while somebody turns the steering wheel.',
      },
      {
        part: 'air-tanks',
        title: 'Air supply',
        text: 'We time the leak-down and test the warning and the protection valve.',
      },
    ],
  },
  'forklift-maintenance-tulsa': {
    name: 'forklift',
    category: 'forklift',
    heading: 'What we check on your forklift',
    callouts: [
      {
        part: 'fork-heel',
        title: 'Fork heel',
        text: 'It wears from below. When one is worn out, we replace both forks.',
      },
      {
        part: 'fork-tip',
        title: 'Fork tips',
        text: 'We check that both tips are at the same height on a flat floor.',
      },
      { part: 'chain', title: 'Lift chain', text: 'We measure stretch and set equal tension.' },
      { part: 'mast', title: 'Mast', text: 'We clean rollers and channels, then check for wear.' },
      {
        part: 'battery',
        title: 'Battery',
        text: 'Your operator looks at the water daily. We test every cell at service.',
      },
      { part: 'wheels', title: 'Wheels and brake', text: 'It should stop straight and hold on the ramp.' },
    ],
  },
  'excavator-repair-tulsa': {
    name: 'excavator',
    category: 'construction',
    heading: 'Where each excavator problem starts',
    callouts: [
      {
        part: 'fuel-tank',
        title: 'Slow everywhere',
        text: 'We check fuel and the water separator before we blame a pump.',
      },
      { part: 'pumps', title: 'Weak', text: 'We put gauges on the pump ports.' },
      { part: 'cooling', title: 'Hot', text: 'We check the cooler fins from behind with a flashlight.' },
      { part: 'boom-pins', title: 'Clunks', text: 'Usually a worn pin or bushing that got no grease.' },
      {
        part: 'tracks',
        title: 'Pulls to one side',
        text: 'We set track tension first, then test the travel motor.',
      },
      { part: 'cab', title: 'Derates', text: 'Read us the message, and tell us how old the DEF is.' },
    ],
  },
  'delivery-van-service-tulsa': {
    name: 'van',
    category: 'van',
    heading: 'Six checks on every delivery van',
    callouts: [
      {
        part: 'engine',
        title: 'Oil and filters',
        text: 'We change them when the oil-life monitor or the manual calls for it.',
      },
      {
        part: 'battery',
        title: 'Battery',
        text: 'We load-test it, then check charging with blower and inverter on.',
      },
      {
        part: 'front-wheels',
        title: 'Brakes and joints',
        text: 'We check pads and ball joints. Where pads look thin, the wheel comes off.',
      },
      {
        part: 'driveshaft',
        title: 'Driveshaft',
        text: 'We check the rubber coupling on vans that have one.',
      },
      {
        part: 'def-tank',
        title: 'DEF',
        text: 'We check level and age, so you don’t end up in a start countdown.',
      },
      {
        part: 'exhaust',
        title: 'Exhaust',
        text: 'We check flex pipes and hangers. You’ll hear a leak before you see it.',
      },
    ],
  },
};
