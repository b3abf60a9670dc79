/** What visitors type into the finder besides the name of a make. */
import type { BrandCategory } from '../brand-categories';
import type { BrandSlug } from '../brands';
import { business } from '../business';
import type { Proof } from '../proof';

const { craneWork: offersCraneWork }: Proof['offers'] = business.proof.offers;

/** Spellings, model names and former names under which a make is looked for. */
export const brandAliases: Readonly<Partial<Record<BrandSlug, readonly string[]>>> = {
  cat: ['caterpillar', '320', '336', 'd6', 'd8', 'excavator', 'dozer', 'loader'],
  freightliner: ['cascadia', 'm2 106', 'columbia', 'coronado', 'daimler', 'semi'],
  'john-deere': ['jd', 'deere', '310 backhoe', 'tractor', 'loader'],
  bobcat: ['skid steer', 'skid loader', 's650', 't770', 'track loader', 'e35'],
  volvo: ['vnl', 'vnr', 'vhd', 'd13', 'semi'],
  'ford-transit': ['transit 250', 'transit connect', 'e-transit', 'cargo van'],
  sprinter: ['mercedes', 'mercedes-benz', 'dodge sprinter', 'cargo van', '2500', '3500'],
  case: ['case ce', '580', 'backhoe', 'tv370', 'skid steer'],
  kubota: ['svl75', 'kx040', 'm7', 'l series', 'compact tractor', 'mini excavator'],
  'case-ih': ['axial-flow', 'magnum', 'farmall', 'puma', 'international harvester', 'combine', 'tractor'],
  jlg: ['skytrak', '8042', '10054', 'boom lift', 'scissor lift', 'telehandler', '450aj', '600s', '1930es'],
  peterbilt: ['pete', '579', '389', '567', '337', '348', 'semi'],
  cummins: ['isx', 'x15', 'x12', 'isb', 'b6.7', 'l9', 'diesel engine'],
  kenworth: ['kw', 't680', 'w900', 't880', 't270', 'semi'],
  mack: ['anthem', 'granite', 'pinnacle', 'md6', 'mp7', 'mp8', 'semi'],
  international: ['navistar', 'mv', 'hv', 'lt', 'durastar', 'workstar', 'maxxforce', 'a26', 'semi'],
  detroit: ['detroit diesel', 'dd13', 'dd15', 'dd16', 'dt12', 'series 60', 'diesel engine'],
  'western-star': ['47x', '49x', '57x', '4700', '4900', 'semi'],
  paccar: ['mx-13', 'mx-11', 'px-7', 'px-9', 'diesel engine'],
  genie: [
    'gs-1930',
    's-40',
    's-45',
    's-60',
    's-65',
    's-80',
    's-85',
    'z-45',
    'gth',
    'boom lift',
    'scissor lift',
    'telehandler',
  ],
  haulotte: ['biljax', 'compact 12', 'ht23', 'optimum', 'boom lift', 'scissor lift'],
  magni: ['rth', 'rotating telehandler', 'roto'],
  manitou: ['gehl', 'mustang', 'mrt', 'mlt', 'telehandler'],
  mec: ['micro 19', '2684', 'scissor lift', 'slab scissor'],
  niftylift: ['nifty', 'hr21', 'sd64', 'height rider', 'trailer lift', 'boom lift'],
  skyjack: ['sjiii', 'sj3219', 'sj6832', 'zoomboom', 'scissor lift', 'telehandler'],
  snorkel: ['upright', 's3219e', 'ab46j', 'scissor lift', 'boom lift'],
  terex: ['hi-ranger', 'bucket truck', 'digger derrick', 'commander'],
  doosan: ['develon', 'dx225', 'dl250', 'daewoo', 'excavator', 'loader'],
  hitachi: ['zaxis', 'zx210', 'zw180', 'excavator', 'loader'],
  komatsu: ['pc210', 'pc490', 'wa380', 'd61', 'excavator', 'dozer', 'loader'],
  liebherr: ['l550', 'pr736', 'r924', 'litronic', 'excavator', 'dozer', 'loader'],
  jcb: ['3cx', '4cx', 'loadall', 'teleskid', 'backhoe', 'telehandler'],
  'new-holland': ['roll-belt', 't6', 't7', 'tractor', 'baler', 'skid steer'],
  'massey-ferguson': ['massey', 'mf', 'hesston', 'agco', 'tractor', 'baler'],
  'toyota-forklift': ['8fgu25', '8fbe', '7fbcu', 'lift truck'],
  hyster: ['h50ft', 'h80ft', 's50', 'lift truck'],
  yale: ['esc030', 'erc050', 'glc050', 'lift truck'],
  crown: ['rc 5500', 'sc 4000', 'pe', 'reach truck', 'pallet jack', 'lift truck'],
};

/** Words for a whole kind of equipment, whoever built it. */
export const categoryAliases: Readonly<Record<BrandCategory, readonly string[]>> = {
  truck: ['semi', 'dump truck', 'box truck', 'flatbed truck', 'tow truck', 'garbage truck', 'mixer truck'],
  van: ['delivery van', 'work van'],
  engine: ['motor'],
  construction: ['heavy equipment', 'earthmover'],
  ag: ['agriculture', 'farm tractor'],
  lift: ['aerial lift', 'man lift', 'cherry picker', 'platform'],
  forklift: ['fork truck', 'lift truck', 'industrial truck'],
};

/** Model names under which makes without a page are looked for. */
export const otherMakeAliases: ReadonlyMap<string, readonly string[]> = new Map([
  ['Chevrolet (medium duty)', ['chevy', 'silverado', 'kodiak']],
  [
    'Ford F-Series',
    ['f-150', 'f-250', 'f-350', 'f-450', 'f-550', 'f-650', 'f-750', 'super duty', 'powerstroke'],
  ],
  ['GMC', ['sierra', 'topkick']],
  ['Isuzu', ['npr', 'nqr', 'n series']],
  [
    'Kalmar Ottawa (yard trucks)',
    ['ottawa', 'yard dog', 'yard mule', 'hostler', 'terminal tractor', 'spotter truck'],
  ],
  ['Ram', ['dodge', '2500', '3500', '4500', '5500']],
  ['Chevrolet Express', ['chevy']],
  ['Ford E-Series', ['econoline', 'e250', 'e350', 'e450']],
]);

/** A job or machine that a page of ours is about; `yes` is the answer that leads to it. */
type Subject = { name: string; path: string; yes: string; aliases: readonly string[] };

export const subjects: readonly Subject[] = [
  {
    name: 'Semi truck repair',
    path: '/semi-truck-repair-tulsa',
    yes: 'Yes, we work on semi trucks and their trailers.',
    aliases: ['semi truck', 'trailer', 'tractor trailer', 'reefer', 'flatbed', 'big rig', '18 wheeler'],
  },
  {
    name: 'Forklift maintenance',
    path: '/forklift-maintenance-tulsa',
    yes: 'Yes, we work on forklifts.',
    aliases: ['forklift'],
  },
  {
    name: 'Excavator repair',
    path: '/excavator-repair-tulsa',
    yes: 'Yes, we work on excavators.',
    aliases: ['excavator', 'trackhoe', 'mini excavator'],
  },
  {
    name: 'Delivery van service',
    path: '/delivery-van-service-tulsa',
    yes: 'Yes, we work on delivery vans.',
    aliases: ['delivery van', 'cargo van', 'step van', 'walk in van'],
  },
  {
    name: 'Emergency repair',
    path: '/services/emergency-repair',
    yes: 'Yes, we repair that on site.',
    aliases: [
      'hydraulics',
      'hydraulic hose',
      'brakes',
      'air leak',
      'battery',
      'starter',
      'alternator',
      'belt',
      'radiator',
      'coolant leak',
      'dpf',
      'def fault',
      'derate',
      'lights',
      'wiring',
      'no start',
      'won’t start',
      'overheating',
      'regen',
      'limp mode',
      'check engine',
      'pto',
    ],
  },
  {
    name: 'Preventive maintenance',
    path: '/services/preventive-maintenance',
    yes: 'Yes, we do planned maintenance.',
    aliases: ['fleet maintenance', 'oil change', 'filters', 'grease', 'oil sampling'],
  },
  {
    name: 'DOT inspections',
    path: '/services/dot-inspection',
    yes: 'Yes, we do DOT inspections.',
    aliases: ['dot inspection', 'annual inspection'],
  },
];

/** What we don't work on, so that nobody is told to call in vain. `craneWork` of business.ts takes cranes off. */
export const refusals: readonly { aliases: readonly string[]; answer: string }[] = [
  ...(offersCraneWork
    ? []
    : [
        {
          aliases: [
            'crane',
            'crawler crane',
            'tower crane',
            'boom truck crane',
            'grove',
            'manitowoc',
            'tadano',
          ],
          answer: 'As a rule, we don’t work on cranes. Those go to a crane company.',
        },
      ]),
  {
    aliases: [
      'tesla',
      'cars',
      'passenger car',
      'sedan',
      'minivan',
      'camry',
      'corolla',
      'honda',
      'subaru',
      'kia',
      'prius',
    ],
    answer: 'We don’t work on cars. We work on trucks, vans, lifts and heavy equipment.',
  },
  {
    aliases: ['motorcycle', 'harley', 'boat', 'jet ski', 'golf cart', 'lawn mower', 'airplane', 'elevator'],
    answer: 'We don’t work on those. We work on trucks, vans, lifts and heavy equipment.',
  },
];
