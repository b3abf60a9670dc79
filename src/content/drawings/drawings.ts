/**
 * The machines we draw (public/drawings/<name>.svg) and the parts of each that a numbered callout can point at.
 * Points are in the units of the drawing, which is 640 by 360.
 */
type Point = readonly [x: number, y: number];

/** `at` is the part on the drawing; `label` is where the numbered circle stands, clear of the outline. */
export type DrawnPart = { name: string; at: Point; label: Point };

export type Drawing = { unit: string; view: string; parts: Readonly<Record<string, DrawnPart>> };

type TruckPoints = {
  frontAxle: number;
  driveAxle: number;
  battery: Point;
  aftertreatment: readonly [at: Point, label: Point];
  airTanks: Point;
  driveline: readonly [at: Point, label: Point];
  markerLights: readonly [at: Point, label: Point];
};

/** The parts that every truck has. The hood is at the left, below the labels of what is under it. */
const makeTruckParts = ({
  frontAxle,
  driveAxle,
  battery,
  aftertreatment,
  airTanks,
  driveline,
  markerLights,
}: TruckPoints) =>
  ({
    'front-brakes': { name: 'front brake', at: [frontAxle, 266], label: [frontAxle - 24, 334] },
    steering: { name: 'steering linkage', at: [frontAxle + 44, 248], label: [frontAxle + 44, 334] },
    cooling: { name: 'radiator and cooling package', at: [64, 214], label: [24, 168] },
    engine: { name: 'engine', at: [110, 202], label: [48, 116] },
    'fuel-filter': { name: 'fuel filters', at: [168, 212], label: [132, 66] },
    starter: { name: 'starter and cables', at: [140, 226], label: [92, 80] },
    hood: { name: 'hood and windshield base', at: [164, 176], label: [92, 80] },
    dash: { name: 'instrument display', at: [206, 152], label: [148, 48] },
    cab: { name: 'driver controls', at: [214, 178], label: [148, 48] },
    battery: { name: 'battery box and cables', at: battery, label: [battery[0], 334] },
    aftertreatment: { name: 'exhaust aftertreatment', at: aftertreatment[0], label: aftertreatment[1] },
    'air-tanks': { name: 'air tanks', at: airTanks, label: [airTanks[0], 334] },
    driveline: { name: 'transmission and driveline', at: driveline[0], label: driveline[1] },
    'drive-axle': { name: 'drive axle and brakes', at: [driveAxle, 266], label: [driveAxle, 334] },
    'marker-lights': { name: 'side marker lights', at: markerLights[0], label: markerLights[1] },
  }) as const satisfies Drawing['parts'];

const vanParts = {
  engine: { name: 'engine bay', at: [104, 208], label: [36, 134] },
  boost: { name: 'boost hoses and particulate filter', at: [140, 196], label: [88, 92] },
  dash: { name: 'instrument display', at: [196, 168], label: [136, 60] },
  battery: { name: 'batteries', at: [236, 216], label: [256, 334] },
  driveshaft: { name: 'driveshaft', at: [360, 274], label: [360, 334] },
  'front-wheels': { name: 'front brakes and ball joints', at: [140, 266], label: [140, 334] },
  steering: { name: 'steering rack and joints', at: [186, 258], label: [196, 334] },
  exhaust: { name: 'exhaust', at: [420, 272], label: [430, 334] },
  'def-tank': { name: 'DEF tank', at: [300, 262], label: [306, 334] },
} as const satisfies Drawing['parts'];

const engineParts = {
  'oil-pan': { name: 'oil pan', at: [330, 272], label: [330, 334] },
  'fuel-filter': { name: 'fuel filters', at: [249, 216], label: [249, 334] },
  'cooling-circuit': { name: 'water pump and coolant circuit', at: [122, 164], label: [40, 110] },
  turbo: { name: 'turbocharger', at: [380, 60], label: [320, 24] },
  aftertreatment: { name: 'exhaust aftertreatment', at: [560, 104], label: [608, 190] },
  dosing: { name: 'DEF dosing', at: [540, 96], label: [592, 30] },
  'flywheel-end': { name: 'flywheel housing and PTO', at: [484, 200], label: [580, 250] },
} as const satisfies Drawing['parts'];

const excavatorParts = {
  cooling: { name: 'cooling package', at: [536, 186], label: [606, 110] },
  engine: { name: 'engine', at: [470, 152], label: [514, 80] },
  'fuel-tank': { name: 'fuel tank and separator', at: [446, 184], label: [456, 66] },
  'def-tank': { name: 'DEF tank', at: [428, 214], label: [398, 42] },
  pumps: { name: 'pumps', at: [544, 216], label: [616, 200] },
  battery: { name: 'batteries', at: [482, 214], label: [616, 260] },
  swing: { name: 'swing motor and bearing', at: [460, 240], label: [460, 334] },
  tracks: { name: 'track and final drive', at: [568, 272], label: [568, 334] },
  'boom-pins': { name: 'boom pins', at: [162, 86], label: [96, 60] },
  'boom-cylinder': { name: 'boom cylinder', at: [344, 174], label: [256, 210] },
  cab: { name: 'cab and monitor', at: [360, 180], label: [330, 60] },
} as const satisfies Drawing['parts'];

const compactLoaderParts = {
  'seat-bar': { name: 'seat bar and switches', at: [292, 178], label: [196, 90] },
  cab: { name: 'dash and warning lights', at: [300, 120], label: [220, 44] },
  battery: { name: 'battery', at: [420, 198], label: [560, 256] },
  engine: { name: 'engine', at: [448, 168], label: [576, 180] },
  'fuel-filter': { name: 'fuel tank and filters', at: [396, 226], label: [560, 300] },
  cooling: { name: 'cooling package', at: [484, 150], label: [566, 110] },
  exhaust: { name: 'particulate filter', at: [462, 124], label: [520, 50] },
  couplers: { name: 'auxiliary couplers', at: [172, 230], label: [100, 150] },
  'lift-arms': { name: 'lift arms and cylinders', at: [426, 168], label: [440, 44] },
} as const satisfies Drawing['parts'];

const scissorParts = {
  'battery-tray': { name: 'battery tray', at: [258, 248], label: [258, 334] },
  'slide-pads': { name: 'slide pads', at: [206, 198], label: [100, 190] },
  'tilt-sensor': { name: 'tilt and load sensors', at: [310, 234], label: [60, 236] },
  stack: { name: 'scissor stack', at: [404, 168], label: [560, 120] },
  'limit-switch': { name: 'limit switch', at: [434, 228], label: [560, 176] },
  harness: { name: 'base-to-platform harness', at: [468, 160], label: [560, 60] },
} as const satisfies Drawing['parts'];

const boomLiftParts = {
  turntable: { name: 'turntable and switches', at: [440, 232], label: [440, 334] },
  'hour-meter': { name: 'ground control box', at: [390, 202], label: [290, 184] },
  batteries: { name: 'battery pack', at: [520, 200], label: [606, 130] },
  engine: { name: 'engine', at: [580, 206], label: [616, 262] },
  basket: { name: 'platform', at: [72, 110], label: [36, 190] },
  joystick: { name: 'platform controls', at: [98, 70], label: [150, 130] },
  chassis: { name: 'chassis, axles and drive', at: [356, 260], label: [330, 334] },
  boom: { name: 'boom sections', at: [300, 56], label: [260, 110] },
} as const satisfies Drawing['parts'];

const telehandlerParts = {
  'boom-pads': { name: 'boom wear pads', at: [340, 138], label: [288, 60] },
  'boom-chain': { name: 'boom chain', at: [240, 160], label: [210, 70] },
  'lift-cylinder': { name: 'lift cylinder and hoses', at: [412, 184], label: [470, 50] },
  forks: { name: 'forks', at: [60, 274], label: [60, 334] },
  stabilizer: { name: 'outriggers', at: [153, 286], label: [153, 334] },
  attachment: { name: 'attachment coupler', at: [116, 200], label: [60, 130] },
  battery: { name: 'battery', at: [344, 252], label: [344, 334] },
  cooling: { name: 'cooling package', at: [544, 184], label: [612, 150] },
} as const satisfies Drawing['parts'];

const farmTractorParts = {
  engine: { name: 'engine', at: [100, 210], label: [80, 120] },
  'engine-front': { name: 'front belts', at: [32, 226], label: [28, 160] },
  'fuel-tank': { name: 'fuel tank', at: [176, 262], label: [176, 334] },
  hydraulics: { name: 'hydraulic couplers', at: [296, 224], label: [350, 130] },
  pto: { name: 'rear PTO', at: [318, 252], label: [330, 334] },
} as const satisfies Drawing['parts'];

export const drawings = {
  truck: {
    unit: 'Raised-roof sleeper tractor',
    view: 'Side view',
    parts: makeTruckParts({
      frontAxle: 122,
      driveAxle: 464,
      battery: [252, 264],
      aftertreatment: [
        [320, 266],
        [320, 334],
      ],
      airTanks: [396, 262],
      driveline: [
        [404, 230],
        [450, 160],
      ],
      markerLights: [
        [370, 140],
        [440, 90],
      ],
    }),
  },
  'day-cab': {
    unit: 'Day-cab tractor',
    view: 'Side view',
    parts: makeTruckParts({
      frontAxle: 122,
      driveAxle: 464,
      battery: [252, 264],
      aftertreatment: [
        [314, 130],
        [396, 90],
      ],
      airTanks: [356, 264],
      driveline: [
        [404, 230],
        [440, 160],
      ],
      markerLights: [
        [286, 84],
        [362, 40],
      ],
    }),
  },
  'mid-roof-tractor': {
    unit: 'Mid-roof sleeper tractor',
    view: 'Side view',
    parts: makeTruckParts({
      frontAxle: 126,
      driveAxle: 464,
      battery: [260, 266],
      aftertreatment: [
        [326, 268],
        [326, 334],
      ],
      airTanks: [396, 262],
      driveline: [
        [404, 230],
        [450, 160],
      ],
      markerLights: [
        [362, 130],
        [440, 90],
      ],
    }),
  },
  'long-nose-tractor': {
    unit: 'Long-nose flat-top sleeper tractor',
    view: 'Side view',
    parts: makeTruckParts({
      frontAxle: 100,
      driveAxle: 464,
      battery: [232, 250],
      aftertreatment: [
        [386, 140],
        [456, 90],
      ],
      airTanks: [318, 266],
      driveline: [
        [410, 232],
        [456, 160],
      ],
      markerLights: [
        [372, 110],
        [320, 50],
      ],
    }),
  },
  'tall-sleeper-tractor': {
    unit: 'Long-nose high-roof sleeper tractor',
    view: 'Side view',
    parts: makeTruckParts({
      frontAxle: 102,
      driveAxle: 464,
      battery: [236, 262],
      aftertreatment: [
        [266, 120],
        [220, 36],
      ],
      airTanks: [336, 266],
      driveline: [
        [430, 232],
        [466, 160],
      ],
      markerLights: [
        [394, 90],
        [456, 60],
      ],
    }),
  },
  'dump-truck': {
    unit: 'Dump truck',
    view: 'Side view',
    parts: makeTruckParts({
      frontAxle: 128,
      driveAxle: 450,
      battery: [234, 270],
      aftertreatment: [
        [274, 70],
        [340, 40],
      ],
      airTanks: [350, 256],
      driveline: [
        [290, 234],
        [294, 334],
      ],
      markerLights: [
        [590, 196],
        [616, 270],
      ],
    }),
  },
  'box-truck': {
    unit: 'Box truck',
    view: 'Side view',
    parts: makeTruckParts({
      frontAxle: 122,
      driveAxle: 493,
      battery: [226, 262],
      aftertreatment: [
        [310, 266],
        [310, 334],
      ],
      airTanks: [391, 260],
      driveline: [
        [440, 236],
        [440, 334],
      ],
      markerLights: [
        [600, 74],
        [560, 30],
      ],
    }),
  },
  'winch-truck': {
    unit: 'Oilfield winch truck',
    view: 'Side view',
    parts: makeTruckParts({
      frontAxle: 102,
      driveAxle: 468,
      battery: [244, 262],
      aftertreatment: [
        [292, 130],
        [340, 60],
      ],
      airTanks: [336, 266],
      driveline: [
        [414, 234],
        [410, 334],
      ],
      markerLights: [
        [610, 226],
        [612, 150],
      ],
    }),
  },
  cabover: {
    unit: 'Cabover box truck',
    view: 'Side view',
    parts: {
      'front-brakes': { name: 'front brake', at: [122, 266], label: [122, 334] },
      engine: { name: 'engine under the cab', at: [140, 230], label: [184, 334] },
      'drive-axle': { name: 'drive axle and brakes', at: [487, 266], label: [487, 334] },
    },
  },
  'service-truck': {
    unit: 'Service truck with a crane',
    view: 'Side view',
    parts: {
      tools: { name: 'tool boxes', at: [440, 200], label: [440, 60] },
      crane: { name: 'crane', at: [540, 116], label: [600, 60] },
    },
  },
  van: { unit: 'High-roof cargo van', view: 'Side view', parts: vanParts },
  'medium-roof-van': { unit: 'Medium-roof cargo van', view: 'Side view', parts: vanParts },
  engine: { unit: 'Diesel engine', view: 'Left side view', parts: engineParts },
  'rear-geared-engine': {
    unit: 'Rear-geared diesel engine',
    view: 'Left side view',
    parts: {
      ...engineParts,
      aftertreatment: { name: 'exhaust aftertreatment', at: [556, 128], label: [608, 200] },
      dosing: { name: 'DEF dosing', at: [562, 80], label: [606, 36] },
    },
  },
  'ribbed-engine': {
    unit: 'Ribbed-block diesel engine',
    view: 'Left side view',
    parts: {
      ...engineParts,
      turbo: { name: 'turbocharger', at: [400, 58], label: [340, 24] },
      aftertreatment: { name: 'exhaust aftertreatment', at: [536, 140], label: [608, 180] },
      dosing: { name: 'DEF dosing', at: [562, 104], label: [606, 60] },
    },
  },
  excavator: { unit: 'Crawler excavator', view: 'Side view', parts: excavatorParts },
  'short-tail-excavator': {
    unit: 'Short-tail excavator with a blade',
    view: 'Side view',
    parts: { ...excavatorParts, cooling: { name: 'cooling package', at: [532, 186], label: [606, 120] } },
  },
  'grapple-excavator': {
    unit: 'Material handler with a grapple',
    view: 'Side view',
    parts: {
      ...excavatorParts,
      'boom-pins': { name: 'boom pins', at: [314, 32], label: [240, 24] },
      'boom-cylinder': { name: 'boom cylinder', at: [298, 70], label: [250, 130] },
      cab: { name: 'cab and monitor', at: [352, 150], label: [290, 200] },
    },
  },
  dozer: {
    unit: 'Crawler dozer',
    view: 'Side view',
    parts: {
      battery: { name: 'batteries', at: [486, 190], label: [560, 120] },
      hoses: { name: 'blade lift hoses', at: [150, 194], label: [60, 130] },
      'fuel-tank': { name: 'fuel tank and separator', at: [490, 214], label: [600, 170] },
      'def-tank': { name: 'DEF tank', at: [322, 160], label: [316, 30] },
      pumps: { name: 'pumps', at: [296, 184], label: [232, 72] },
      cooling: { name: 'cooling package', at: [164, 180], label: [116, 84] },
      tracks: { name: 'track', at: [300, 296], label: [300, 334] },
      'final-drive': { name: 'final drive and sprocket', at: [404, 192], label: [520, 60] },
      cab: { name: 'cab and monitor', at: [370, 120], label: [400, 26] },
    },
  },
  'wheel-loader': {
    unit: 'Wheel loader',
    view: 'Side view',
    parts: {
      engine: { name: 'engine', at: [506, 178], label: [560, 90] },
      linkage: { name: 'loader linkage', at: [190, 178], label: [130, 110] },
    },
  },
  backhoe: {
    unit: 'Backhoe loader',
    view: 'Side view',
    parts: {
      engine: { name: 'engine and fuel filters', at: [196, 194], label: [120, 110] },
      cooling: { name: 'radiator and cooling package', at: [142, 200], label: [60, 150] },
      battery: { name: 'battery and cables', at: [276, 240], label: [256, 334] },
      pump: { name: 'hydraulic pump', at: [300, 222], label: [310, 334] },
      transmission: { name: 'shuttle transmission', at: [330, 244], label: [362, 334] },
      kingpost: { name: 'kingpost and swing cylinders', at: [462, 228], label: [534, 300] },
      'front-axle': { name: 'front axle', at: [192, 258], label: [192, 334] },
      exhaust: { name: 'exhaust aftertreatment', at: [239, 126], label: [190, 56] },
    },
  },
  loader: {
    unit: 'Skid-steer loader',
    view: 'Side view',
    parts: {
      ...compactLoaderParts,
      chaincase: { name: 'chaincase', at: [354, 252], label: [354, 334] },
      'drive-motors': { name: 'drive motors', at: [424, 248], label: [424, 334] },
    },
  },
  'track-loader': {
    unit: 'Compact track loader',
    view: 'Side view',
    parts: {
      ...compactLoaderParts,
      track: { name: 'rubber track', at: [330, 294], label: [330, 334] },
    },
  },
  tractor: {
    unit: 'Farm tractor',
    view: 'Side view',
    parts: {
      engine: { name: 'engine', at: [200, 194], label: [160, 100] },
      pto: { name: 'rear PTO', at: [516, 252], label: [540, 180] },
    },
  },
  'tractor-round-baler': {
    unit: 'Farm tractor with a round baler',
    view: 'Side view',
    parts: {
      ...farmTractorParts,
      hitch: { name: 'baler belts and bearings', at: [520, 180], label: [580, 90] },
    },
  },
  'tractor-square-baler': {
    unit: 'Farm tractor with a square baler',
    view: 'Side view',
    parts: {
      ...farmTractorParts,
      hitch: { name: 'knotters', at: [542, 184], label: [590, 110] },
    },
  },
  combine: {
    unit: 'Combine harvester',
    view: 'Side view',
    parts: {
      'drive-axle': { name: 'hydrostatic drive and front axle', at: [314, 226], label: [314, 334] },
      header: { name: 'header and reel', at: [96, 232], label: [60, 150] },
      drives: { name: 'belts, chains and bearings', at: [430, 190], label: [420, 334] },
      screen: { name: 'rotary screen and radiator', at: [514, 168], label: [560, 60] },
      electrics: { name: 'cab electrics and wiring', at: [250, 150], label: [160, 90] },
      'def-tank': { name: 'DEF tank and dosing line', at: [576, 200], label: [590, 334] },
    },
  },
  'scissor-lift': {
    unit: 'Scissor lift',
    view: 'Side view',
    parts: {
      ...scissorParts,
      wheels: { name: 'wheels and drive motors', at: [216, 274], label: [180, 334] },
      brakes: { name: 'brakes', at: [424, 274], label: [424, 334] },
      'pothole-guard': { name: 'pothole guard', at: [322, 282], label: [334, 334] },
    },
  },
  'rough-terrain-scissor': {
    unit: 'Rough-terrain scissor lift',
    view: 'Side view',
    parts: {
      ...scissorParts,
      'battery-tray': { name: 'battery tray', at: [262, 236], label: [252, 334] },
      'slide-pads': { name: 'slide pads', at: [172, 174], label: [70, 160] },
      'tilt-sensor': { name: 'tilt and load sensors', at: [320, 218], label: [40, 204] },
      harness: { name: 'base-to-platform harness', at: [496, 140], label: [580, 70] },
      stack: { name: 'scissor stack', at: [430, 140], label: [592, 120] },
      wheels: { name: 'wheels and drive motors', at: [186, 262], label: [180, 334] },
      'pothole-guard': { name: 'pothole guard', at: [320, 272], label: [320, 334] },
      'chassis-tray': { name: 'tray inside the frame', at: [380, 254], label: [390, 334] },
      stabilizer: { name: 'outrigger', at: [548, 276], label: [604, 240] },
    },
  },
  'boom-lift': {
    unit: 'Articulating boom lift',
    view: 'Side view',
    parts: {
      ...boomLiftParts,
      joystick: { name: 'platform controls', at: [98, 96], label: [96, 36] },
      basket: { name: 'platform', at: [72, 140], label: [40, 200] },
    },
  },
  'telescopic-boom-lift': {
    unit: 'Telescopic boom lift',
    view: 'Side view',
    parts: {
      ...boomLiftParts,
      joystick: { name: 'platform controls', at: [90, 46], label: [180, 110] },
      basket: { name: 'platform', at: [62, 90], label: [40, 150] },
      boom: { name: 'boom sections', at: [352, 78], label: [320, 24] },
      batteries: { name: 'battery pack', at: [500, 194], label: [600, 110] },
    },
  },
  'spider-lift': {
    unit: 'Spider lift',
    view: 'Side view',
    parts: {
      batteries: { name: 'battery pack', at: [420, 234], label: [606, 170] },
      charger: { name: 'charger', at: [356, 234], label: [250, 160] },
      chassis: { name: 'outriggers', at: [566, 276], label: [618, 240] },
      'tilt-sensor': { name: 'level sensor', at: [400, 254], label: [400, 334] },
      basket: { name: 'cage', at: [72, 110], label: [40, 166] },
      boom: { name: 'boom sections', at: [320, 34], label: [280, 100] },
    },
  },
  telehandler: { unit: 'Telehandler', view: 'Side view', parts: telehandlerParts },
  'rotating-telehandler': {
    unit: 'Rotating telehandler',
    view: 'Side view',
    parts: {
      stabilizer: { name: 'outriggers', at: [148, 276], label: [96, 230] },
      attachment: { name: 'attachment coupler', at: [166, 60], label: [240, 90] },
      turntable: { name: 'turntable', at: [384, 228], label: [384, 334] },
      'boom-pads': { name: 'boom wear pads', at: [334, 50], label: [400, 28] },
      'lift-cylinder': { name: 'lift cylinder and hoses', at: [420, 148], label: [474, 40] },
      battery: { name: 'battery', at: [460, 246], label: [440, 334] },
      exhaust: { name: 'exhaust aftertreatment', at: [520, 160], label: [596, 130] },
    },
  },
  'bucket-truck': {
    unit: 'Bucket truck',
    view: 'Side view',
    parts: {
      elbow: { name: 'elbow hoses and fittings', at: [574, 44], label: [612, 100] },
      'lift-cylinder': { name: 'lift cylinder and holding valve', at: [514, 122], label: [574, 150] },
      'insulated-boom': { name: 'insulating boom section', at: [260, 50], label: [290, 110] },
      pto: { name: 'PTO', at: [246, 240], label: [220, 334] },
      controls: { name: 'controls at the bucket', at: [116, 60], label: [46, 30] },
      decals: { name: 'decals', at: [540, 190], label: [380, 110] },
    },
  },
  forklift: {
    unit: 'Counterbalance forklift',
    view: 'Side view',
    parts: {
      'fork-heel': { name: 'fork heel', at: [196, 272], label: [196, 334] },
      'fork-tip': { name: 'fork tip', at: [66, 278], label: [66, 334] },
      chain: { name: 'lift chain', at: [241, 110], label: [150, 90] },
      mast: { name: 'mast', at: [250, 60], label: [320, 36] },
      battery: { name: 'battery compartment', at: [350, 234], label: [350, 334] },
      controller: { name: 'contactors and controller', at: [450, 204], label: [590, 190] },
      wiring: { name: 'wiring and connectors', at: [404, 250], label: [408, 334] },
      'lp-tank': { name: 'LP tank and regulator', at: [494, 146], label: [570, 90] },
      wheels: { name: 'wheels', at: [468, 269], label: [468, 334] },
      'drive-wheels': { name: 'drive wheels and brakes', at: [294, 262], label: [276, 334] },
    },
  },
  'large-forklift': {
    unit: 'Large-capacity forklift',
    view: 'Side view',
    parts: {
      engine: { name: 'engine and fuel supply', at: [490, 206], label: [540, 110] },
      cooling: { name: 'cooling package', at: [590, 214], label: [612, 140] },
      controller: { name: 'electrics and controller', at: [390, 226], label: [390, 334] },
      'fork-heel': { name: 'fork heel', at: [164, 274], label: [150, 334] },
      chain: { name: 'lift chain', at: [213, 100], label: [120, 80] },
      mast: { name: 'mast and hoses', at: [224, 60], label: [276, 36] },
      'drive-wheels': { name: 'transmission and drive wheels', at: [262, 242], label: [262, 334] },
    },
  },
  'reach-truck': {
    unit: 'Reach truck',
    view: 'Side view',
    parts: {
      controller: { name: 'contactors and controller', at: [456, 210], label: [590, 180] },
      mast: { name: 'mast', at: [312, 60], label: [240, 60] },
      'drive-wheels': { name: 'drive wheel and brake', at: [474, 278], label: [474, 334] },
      battery: { name: 'battery', at: [380, 236], label: [380, 334] },
      wheels: { name: 'load wheels', at: [152, 284], label: [152, 334] },
    },
  },
  'order-picker': {
    unit: 'Order picker',
    view: 'Side view',
    parts: {
      station: { name: 'operator’s switches and pedal', at: [300, 196], label: [160, 110] },
      controller: { name: 'contactors and controller', at: [466, 218], label: [590, 170] },
      battery: { name: 'battery', at: [406, 240], label: [406, 334] },
      'battery-plug': { name: 'battery plug', at: [428, 214], label: [450, 120] },
      wheels: { name: 'load wheels', at: [170, 284], label: [170, 334] },
      'drive-wheels': { name: 'drive wheel and brake', at: [468, 278], label: [484, 334] },
      chain: { name: 'lift chain', at: [355, 90], label: [420, 60] },
      mast: { name: 'mast', at: [342, 60], label: [280, 24] },
    },
  },
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;

export type DrawingPart<Name extends DrawingName> = keyof (typeof drawings)[Name]['parts'] & string;

export type Machine = Drawing & { name: DrawingName };

/** A page's content with the machine that it names, so that the page doesn't load the data of all others. */
export type WithMachine<Content> = Content & { machine: Machine };

export const findMachine = (name: DrawingName): Machine => ({ name, ...drawings[name] });

export const drawingNote = 'General shape, not to scale.';

/** Under a drawing with callouts: whose parts its numbers point at. */
export const describeMachine = ({ unit, view }: Machine) => `${unit}, ${view.toLowerCase()}. ${drawingNote}`;
