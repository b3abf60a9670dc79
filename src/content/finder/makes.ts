/** All makes that the site names, with and without a page. */
import { brandCategories, type BrandCategory, isBrandCategory } from '../brand-categories';
import { brands, type BrandSlug } from '../brands';

/** Further categories of makes, besides the one in `brands`. */
const alsoIn: Readonly<Partial<Record<BrandSlug, readonly BrandCategory[]>>> = {
  case: ['forklift'],
  cat: ['engine'],
  freightliner: ['van'],
  jcb: ['lift', 'forklift'],
  'john-deere': ['ag'],
  kubota: ['ag', 'engine'],
  manitou: ['construction'],
  'new-holland': ['construction'],
};

/** Makes without a page, by category. */
const otherMakes = {
  truck: [
    'Autocar',
    'Chevrolet (medium duty)',
    'Ford F-Series',
    'GMC',
    'Hino',
    'Isuzu',
    'Kalmar Ottawa (yard trucks)',
    'Mitsubishi Fuso',
    'Ram',
  ],
  van: ['Chevrolet Express', 'Ford E-Series', 'GMC Savana', 'Nissan NV', 'Ram ProMaster'],
  engine: ['Deutz', 'FPT Industrial', 'Hatz', 'Kohler', 'Perkins', 'Yanmar'],
  construction: [
    'ASV',
    'Ditch Witch',
    'Gradall',
    'Hyundai (HD Hyundai)',
    'Kobelco',
    'Link-Belt (excavators)',
    'Sany',
    'Takeuchi',
    'Vermeer',
    'Wacker Neuson',
  ],
  ag: ['Challenger', 'Claas', 'Fendt', 'Gleaner', 'Krone', 'Mahindra'],
  lift: ['Altec', 'Lull', 'Merlo', 'Pettibone', 'Versalift', 'Xtreme'],
  forklift: [
    'Clark',
    'Jungheinrich',
    'Kalmar',
    'Linde',
    'Mitsubishi (forklifts)',
    'Raymond',
    'Taylor',
    'UniCarriers',
  ],
} as const satisfies Record<BrandCategory, readonly string[]>;

/** A make and its categories. `brand` is set when it has a page. */
export type Make = { name: string; kinds: readonly BrandCategory[]; brand?: (typeof brands)[number] };

const withPage: readonly string[] = brands.map(({ name }) => name);

/** Every make, once. */
export const makes: readonly Make[] = [
  ...brands.map((brand) => ({
    name: brand.name,
    kinds: [brand.category, ...(alsoIn[brand.slug] ?? [])],
    brand,
  })),
  ...Object.keys(brandCategories)
    .filter(isBrandCategory)
    .flatMap((category) => otherMakes[category].map((name) => ({ name, kinds: [category] })))
    .filter(({ name }) => !withPage.includes(name)),
];
