/** The makes by kind of equipment, with and without a page of their own. */
import { brandCategories, type BrandCategory } from '../brand-categories';
import { brands, type Brand, type BrandSlug } from '../brands';

/** Kinds that a make builds besides the one its row names. */
const alsoIn: Readonly<Partial<Record<BrandSlug, readonly BrandCategory[]>>> = {
  freightliner: ['van'],
  jcb: ['lift'],
  'john-deere': ['ag'],
  kubota: ['ag'],
  manitou: ['construction'],
  'new-holland': ['construction'],
};

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

export type BrandGroup = {
  category: BrandCategory;
  label: string;
  brands: readonly Brand[];
  /** Makes without a page. */
  others: readonly string[];
};

const isCategory = (key: string): key is BrandCategory => Object.hasOwn(brandCategories, key);

export const categoriesOf = ({ slug, category }: (typeof brands)[number]): readonly BrandCategory[] => [
  category,
  ...(alsoIn[slug] ?? []),
];

/** Every kind with its makes; a make of several kinds stands in each. */
export const brandGroups: readonly BrandGroup[] = Object.keys(brandCategories)
  .filter(isCategory)
  .map((category) => ({
    category,
    label: brandCategories[category],
    brands: brands.filter((brand) => categoriesOf(brand).includes(category)),
    others: otherMakes[category],
  }));

/** How many makes the site names: with a page, and in all. */
export const makeCounts = {
  withPage: brands.length,
  all: brands.length + Object.values(otherMakes).flat().length,
};
