/**
 * What the finder on /brands knows besides the table: other words people type for a make, and the
 * makes we work on that have no page of their own.
 */
import type { BrandCategory } from './brand-categories';
import type { BrandSlug } from './brands';

/** Spellings, model names and former names under which a make is looked for. */
export const brandAliases = {
  cat: ['caterpillar', '320', '336', 'excavator', 'dozer', 'loader'],
  freightliner: ['cascadia', 'm2 106', 'columbia', 'coronado', 'daimler', 'semi'],
  'john-deere': ['jd', 'deere', '310 backhoe', 'tractor', 'loader'],
  bobcat: ['skid steer', 'skid loader', 's650', 't770', 'track loader', 'e35'],
  volvo: ['vnl', 'vnr', 'vhd', 'd13', 'semi'],
  'ford-transit': ['transit 250', 'transit connect', 'e-transit', 'cargo van'],
  sprinter: ['mercedes', 'mercedes-benz', 'dodge sprinter', 'cargo van', '2500', '3500'],
  case: ['case ce', '580', 'backhoe', 'tv370', 'skid steer'],
  kubota: ['svl75', 'kx040', 'm7', 'l series', 'compact tractor', 'mini excavator'],
  'case-ih': ['axial-flow', 'magnum', 'farmall', 'puma', 'international harvester', 'combine', 'tractor'],
  jlg: ['skytrak', 'boom lift', 'scissor lift', 'telehandler', '450aj', '600s', '1930es'],
  peterbilt: ['pete', '579', '389', '567', '337', '348', 'semi'],
  cummins: ['isx', 'x15', 'x12', 'isb', 'b6.7', 'l9', 'diesel engine'],
  kenworth: ['kw', 't680', 'w900', 't880', 't270', 'semi'],
  mack: ['anthem', 'granite', 'pinnacle', 'md6', 'mp7', 'mp8', 'semi'],
  international: ['navistar', 'mv', 'hv', 'lt', 'durastar', 'workstar', 'maxxforce', 'a26', 'semi'],
  detroit: ['detroit diesel', 'dd13', 'dd15', 'dd16', 'dt12', 'series 60', 'diesel engine'],
  'western-star': ['47x', '49x', '57x', '4700', '4900', 'semi'],
  paccar: ['mx-13', 'mx-11', 'px-7', 'px-9', 'diesel engine'],
  genie: ['gs-1930', 's-60', 'z-45', 'gth', 'boom lift', 'scissor lift', 'telehandler'],
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
} as const satisfies Record<BrandSlug, readonly string[]>;

/** Makes without a page of their own, by the category they would stand in. */
export const otherMakes = {
  truck: [
    'Autocar',
    'Chevrolet (medium duty)',
    'Ford F-Series',
    'GMC',
    'Hino',
    'Isuzu',
    'Mitsubishi Fuso',
    'Ram',
  ],
  van: ['Chevrolet Express', 'Ford E-Series', 'GMC Savana', 'Nissan NV', 'Ram ProMaster'],
  engine: ['Deutz', 'FPT Industrial', 'Hatz', 'Kohler', 'Perkins', 'Yanmar'],
  construction: [
    'ASV',
    'Ditch Witch',
    'Gradall',
    'HD Hyundai',
    'Kobelco',
    'Link-Belt',
    'Sany',
    'Takeuchi',
    'Vermeer',
    'Wacker Neuson',
  ],
  ag: ['Challenger', 'Claas', 'Fendt', 'Gleaner', 'Krone', 'Mahindra'],
  lift: ['Altec', 'Grove', 'Lull', 'Merlo', 'Pettibone', 'Versalift', 'Xtreme'],
  forklift: [
    'Clark',
    'Jungheinrich',
    'Kalmar',
    'Linde',
    'Mitsubishi Logisnext',
    'Raymond',
    'Taylor',
    'UniCarriers',
  ],
} as const satisfies Record<BrandCategory, readonly string[]>;
