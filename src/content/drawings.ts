/**
 * The machines we draw, the parts of each that a numbered callout can point at, and the words for
 * them. Where a part sits on the sheet is the drawing's affair (components/drawings).
 */
export const drawings = {
  truck: {
    unit: 'Highway tractor',
    view: 'Side view',
    parts: {
      'front-brakes': 'front brake',
      steering: 'steering linkage',
      engine: 'engine',
      aftertreatment: 'exhaust aftertreatment',
      battery: 'battery box and cables',
      cab: 'driver controls',
      dash: 'instrument display',
      hood: 'hood and windshield base',
      driveline: 'transmission',
      'drive-axle': 'drive axles and brakes',
      'air-tanks': 'air tanks',
      'marker-lights': 'side marker lamps',
    },
  },
  van: {
    unit: 'Cargo van',
    view: 'Side view',
    parts: {
      engine: 'engine bay',
      battery: 'batteries',
      driveshaft: 'driveshaft',
      'front-wheels': 'front brakes and ball joints',
      exhaust: 'exhaust',
      'def-tank': 'DEF tank',
    },
  },
  engine: {
    unit: 'Diesel engine',
    view: 'Left side view',
    parts: {
      'oil-pan': 'oil pan',
      'fuel-filter': 'fuel filter module',
      'cooling-circuit': 'water pump and coolant circuit',
      turbo: 'turbocharger',
      aftertreatment: 'exhaust aftertreatment',
      'flywheel-end': 'flywheel housing and PTO',
    },
  },
  excavator: {
    unit: 'Crawler excavator',
    view: 'Side view',
    parts: {
      cooling: 'cooling package',
      engine: 'engine',
      'fuel-tank': 'fuel tank and separator',
      'def-tank': 'DEF tank',
      pumps: 'pump drive',
      swing: 'swing bearing',
      tracks: 'track and final drive',
      'boom-pins': 'boom pins',
      cab: 'cab and monitor',
    },
  },
  backhoe: {
    unit: 'Backhoe loader',
    view: 'Side view',
    parts: {
      engine: 'engine and fuel filters',
      pump: 'hydraulic pump',
      transmission: 'shuttle transmission',
      kingpost: 'kingpost and swing cylinders',
      'front-axle': 'front axle',
      exhaust: 'exhaust aftertreatment',
    },
  },
  loader: {
    unit: 'Skid-steer loader',
    view: 'Side view',
    parts: {
      'seat-bar': 'seat bar and switches',
      chaincase: 'chaincase',
      cooling: 'cooling package',
    },
  },
  'track-loader': {
    unit: 'Compact track loader',
    view: 'Side view',
    parts: {
      cab: 'dash and warning lamps',
      exhaust: 'particulate filter',
      track: 'rubber track',
    },
  },
  tractor: {
    unit: 'Farm tractor',
    view: 'Side view',
    parts: {
      engine: 'engine',
      'engine-front': 'front belts',
      'fuel-tank': 'fuel tank',
      hydraulics: 'hydraulic couplers',
      hitch: 'hitch and towed baler',
      pto: 'rear PTO',
    },
  },
  combine: {
    unit: 'Combine harvester',
    view: 'Side view',
    parts: {
      drives: 'belts, chains and bearings',
      screen: 'rotary screen and radiator',
      electrics: 'cab electrics and wiring',
      'def-tank': 'DEF tank and dosing line',
    },
  },
  'scissor-lift': {
    unit: 'Scissor lift',
    view: 'Side view',
    parts: {
      'battery-tray': 'battery tray',
      'slide-pads': 'slide pads',
      wheels: 'wheels and drive motors',
      stack: 'scissor stack',
      'limit-switch': 'limit switch',
      harness: 'base-to-platform harness',
      'pothole-guard': 'pothole guard',
      'chassis-tray': 'tray inside the frame',
      stabilizer: 'stabilizer',
    },
  },
  'boom-lift': {
    unit: 'Articulating boom lift',
    view: 'Side view',
    parts: {
      turntable: 'turntable and switches',
      'hour-meter': 'ground control box',
      batteries: 'battery pack',
      charger: 'charger',
      basket: 'platform',
      joystick: 'platform controls',
      chassis: 'chassis and axles',
      boom: 'boom sections',
    },
  },
  telehandler: {
    unit: 'Telehandler',
    view: 'Side view',
    parts: {
      'boom-pads': 'boom wear pads',
      'boom-chain': 'boom chain',
      forks: 'forks',
      stabilizer: 'stabilizers',
      turntable: 'turntable',
      attachment: 'attachment coupler',
    },
  },
  'bucket-truck': {
    unit: 'Bucket truck',
    view: 'Side view',
    parts: {
      elbow: 'elbow hoses and fittings',
      'lift-cylinder': 'lift cylinder and holding valve',
      'insulated-boom': 'insulating boom section',
    },
  },
  forklift: {
    unit: 'Counterbalance forklift',
    view: 'Side view',
    parts: {
      'fork-heel': 'fork heel',
      'fork-tip': 'fork tip',
      chain: 'lift chain',
      mast: 'mast',
      battery: 'battery and connector',
      controller: 'contactors and controller',
      wheels: 'wheels',
    },
  },
} as const satisfies Record<string, { unit: string; view: string; parts: Record<string, string> }>;

export type DrawingName = keyof typeof drawings;

export type DrawingPart<Name extends DrawingName> = keyof (typeof drawings)[Name]['parts'] & string;
