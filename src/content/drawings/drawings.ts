/**
 * The machines we draw (public/drawings/<name>.svg) and the parts of each that a numbered callout can point at.
 * Points are in the units of the drawing, which is 640 by 360.
 */
type Point = readonly [x: number, y: number];

/** `at` is the part on the drawing; `label` is where the numbered circle stands, clear of the outline. */
export type DrawnPart = { name: string; at: Point; label: Point };

export type Drawing = { unit: string; view: string; parts: Readonly<Record<string, DrawnPart>> };

export const drawings = {
  truck: {
    unit: 'Highway tractor',
    view: 'Side view',
    parts: {
      'front-brakes': { name: 'front brake', at: [152, 266], label: [152, 334] },
      steering: { name: 'steering linkage', at: [196, 246], label: [228, 334] },
      engine: { name: 'engine', at: [160, 196], label: [120, 110] },
      aftertreatment: { name: 'exhaust aftertreatment', at: [410, 110], label: [470, 60] },
      battery: { name: 'battery box and cables', at: [300, 266], label: [300, 334] },
      cab: { name: 'driver controls', at: [232, 220], label: [36, 60] },
      dash: { name: 'instrument display', at: [236, 148], label: [190, 60] },
      hood: { name: 'hood and windshield base', at: [214, 158], label: [170, 90] },
      driveline: { name: 'transmission', at: [390, 236], label: [360, 334] },
      'drive-axle': { name: 'drive axles and brakes', at: [450, 266], label: [450, 334] },
      'air-tanks': { name: 'air tanks', at: [392, 260], label: [404, 334] },
      'marker-lights': { name: 'side marker lights', at: [386, 150], label: [470, 130] },
    },
  },
  van: {
    unit: 'Cargo van',
    view: 'Side view',
    parts: {
      engine: { name: 'engine bay', at: [120, 206], label: [70, 120] },
      battery: { name: 'batteries', at: [214, 232], label: [150, 80] },
      driveshaft: { name: 'driveshaft', at: [325, 274], label: [325, 334] },
      'front-wheels': { name: 'front brakes and ball joints', at: [142, 266], label: [142, 334] },
      exhaust: { name: 'exhaust', at: [404, 274], label: [420, 334] },
      'def-tank': { name: 'DEF tank', at: [224, 264], label: [224, 334] },
    },
  },
  engine: {
    unit: 'Diesel engine',
    view: 'Left side view',
    parts: {
      'oil-pan': { name: 'oil pan', at: [330, 258], label: [330, 334] },
      'fuel-filter': { name: 'fuel filter module', at: [250, 190], label: [250, 334] },
      'cooling-circuit': { name: 'water pump and coolant circuit', at: [134, 160], label: [110, 50] },
      turbo: { name: 'turbocharger', at: [380, 66], label: [330, 26] },
      aftertreatment: { name: 'exhaust aftertreatment', at: [533, 68], label: [600, 140] },
      'flywheel-end': { name: 'flywheel housing and PTO', at: [448, 190], label: [560, 250] },
    },
  },
  excavator: {
    unit: 'Crawler excavator',
    view: 'Side view',
    parts: {
      cooling: { name: 'cooling package', at: [528, 184], label: [604, 110] },
      engine: { name: 'engine', at: [476, 144], label: [500, 78] },
      'fuel-tank': { name: 'fuel tank and separator', at: [456, 188], label: [432, 70] },
      'def-tank': { name: 'DEF tank', at: [424, 212], label: [388, 30] },
      pumps: { name: 'pumps', at: [528, 216], label: [612, 240] },
      swing: { name: 'swing motor and bearing', at: [434, 244], label: [434, 334] },
      tracks: { name: 'track and final drive', at: [542, 276], label: [560, 334] },
      'boom-pins': { name: 'boom pins', at: [160, 70], label: [222, 32] },
      cab: { name: 'cab and monitor', at: [364, 150], label: [352, 60] },
    },
  },
  backhoe: {
    unit: 'Backhoe loader',
    view: 'Side view',
    parts: {
      engine: { name: 'engine and fuel filters', at: [190, 196], label: [140, 100] },
      pump: { name: 'hydraulic pump', at: [282, 214], label: [240, 334] },
      transmission: { name: 'shuttle transmission', at: [298, 228], label: [300, 334] },
      kingpost: { name: 'kingpost and swing cylinders', at: [414, 210], label: [480, 220] },
      'front-axle': { name: 'front axle', at: [186, 262], label: [186, 334] },
      exhaust: { name: 'exhaust aftertreatment', at: [230, 116], label: [196, 50] },
    },
  },
  loader: {
    unit: 'Skid-steer loader',
    view: 'Side view',
    parts: {
      'seat-bar': { name: 'seat bar and switches', at: [306, 188], label: [210, 50] },
      chaincase: { name: 'chaincase', at: [354, 250], label: [354, 334] },
      cooling: { name: 'cooling package', at: [440, 164], label: [540, 90] },
    },
  },
  'track-loader': {
    unit: 'Compact track loader',
    view: 'Side view',
    parts: {
      cab: { name: 'dash and warning lights', at: [344, 108], label: [300, 36] },
      exhaust: { name: 'particulate filter', at: [430, 146], label: [540, 90] },
      track: { name: 'rubber track', at: [330, 290], label: [330, 334] },
    },
  },
  tractor: {
    unit: 'Farm tractor',
    view: 'Side view',
    parts: {
      engine: { name: 'engine', at: [142, 194], label: [140, 110] },
      'engine-front': { name: 'front belts', at: [98, 200], label: [40, 130] },
      'fuel-tank': { name: 'fuel tank', at: [268, 226], label: [256, 334] },
      hydraulics: { name: 'hydraulic couplers', at: [432, 212], label: [470, 110] },
      hitch: { name: 'hitch and towed baler', at: [570, 200], label: [604, 110] },
      pto: { name: 'rear PTO', at: [460, 250], label: [470, 334] },
    },
  },
  combine: {
    unit: 'Combine harvester',
    view: 'Side view',
    parts: {
      drives: { name: 'belts, chains and bearings', at: [414, 186], label: [400, 334] },
      screen: { name: 'rotary screen and radiator', at: [508, 140], label: [604, 90] },
      electrics: { name: 'cab electrics and wiring', at: [274, 130], label: [200, 110] },
      'def-tank': { name: 'DEF tank and dosing line', at: [542, 194], label: [612, 180] },
    },
  },
  'scissor-lift': {
    unit: 'Scissor lift',
    view: 'Side view',
    parts: {
      'battery-tray': { name: 'battery tray', at: [250, 242], label: [250, 334] },
      'slide-pads': { name: 'slide pads', at: [182, 206], label: [70, 190] },
      wheels: { name: 'wheels and drive motors', at: [164, 272], label: [164, 334] },
      stack: { name: 'scissor stack', at: [306, 160], label: [560, 70] },
      'limit-switch': { name: 'limit switch', at: [434, 206], label: [570, 180] },
      harness: { name: 'base-to-platform harness', at: [494, 160], label: [576, 120] },
      'pothole-guard': { name: 'pothole guard', at: [304, 282], label: [340, 334] },
      'chassis-tray': { name: 'tray inside the frame', at: [366, 250], label: [410, 334] },
      stabilizer: { name: 'outrigger', at: [508, 276], label: [580, 276] },
    },
  },
  'boom-lift': {
    unit: 'Articulating boom lift',
    view: 'Side view',
    parts: {
      turntable: { name: 'turntable and switches', at: [396, 242], label: [396, 334] },
      'hour-meter': { name: 'ground control box', at: [360, 204], label: [250, 180] },
      batteries: { name: 'battery pack', at: [496, 204], label: [600, 160] },
      charger: { name: 'charger', at: [430, 216], label: [600, 230] },
      basket: { name: 'platform', at: [72, 110], label: [36, 170] },
      joystick: { name: 'platform controls', at: [96, 78], label: [60, 36] },
      chassis: { name: 'chassis and axles', at: [470, 262], label: [548, 334] },
      boom: { name: 'boom sections', at: [300, 58], label: [300, 110] },
    },
  },
  telehandler: {
    unit: 'Telehandler',
    view: 'Side view',
    parts: {
      'boom-pads': { name: 'boom wear pads', at: [346, 110], label: [400, 50] },
      'boom-chain': { name: 'boom chain', at: [240, 84], label: [260, 30] },
      forks: { name: 'forks', at: [56, 196], label: [56, 260] },
      stabilizer: { name: 'outriggers', at: [176, 288], label: [176, 334] },
      turntable: { name: 'turntable', at: [400, 212], label: [380, 334] },
      attachment: { name: 'attachment coupler', at: [108, 130], label: [40, 90] },
    },
  },
  'bucket-truck': {
    unit: 'Bucket truck',
    view: 'Side view',
    parts: {
      elbow: { name: 'elbow hoses and fittings', at: [564, 44], label: [612, 90] },
      'lift-cylinder': { name: 'lift cylinder and holding valve', at: [476, 110], label: [530, 140] },
      'insulated-boom': { name: 'insulating boom section', at: [280, 40], label: [280, 100] },
    },
  },
  forklift: {
    unit: 'Counterbalance forklift',
    view: 'Side view',
    parts: {
      'fork-heel': { name: 'fork heel', at: [190, 272], label: [176, 334] },
      'fork-tip': { name: 'fork tip', at: [64, 279], label: [64, 334] },
      chain: { name: 'lift chain', at: [215, 120], label: [150, 90] },
      mast: { name: 'mast', at: [215, 60], label: [284, 36] },
      battery: { name: 'battery and connector', at: [338, 240], label: [340, 334] },
      controller: { name: 'contactors and controller', at: [446, 200], label: [560, 150] },
      wheels: { name: 'wheels', at: [456, 270], label: [456, 334] },
      'drive-wheels': { name: 'drive wheels and brakes', at: [262, 266], label: [262, 334] },
    },
  },
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;

export type DrawingPart<Name extends DrawingName> = keyof (typeof drawings)[Name]['parts'] & string;

/** Under a drawing with callouts: whose parts its numbers point at. */
export function drawnAs(name: DrawingName): string {
  const { unit, view } = drawings[name];
  return `${unit}, ${view.toLowerCase()}. General shape, not to scale.`;
}
