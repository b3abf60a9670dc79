import type { BrandCategory } from './brand-categories';

/** What lists of brands need. A page's title, description and the rest are in brand-pages/. */
export type Brand = {
  slug: string;
  name: string;
  path: string;
  category: BrandCategory;
};

/** One row per brand page. `slug` is the short address that redirects to `path`. */
export const brands = [
  { slug: 'cat', name: 'Caterpillar (Cat)', path: '/cat-repair-tulsa', category: 'construction' },
  { slug: 'freightliner', name: 'Freightliner', path: '/freightliner-repair-tulsa', category: 'truck' },
  { slug: 'john-deere', name: 'John Deere', path: '/john-deere-repair-tulsa', category: 'construction' },
  { slug: 'bobcat', name: 'Bobcat', path: '/bobcat-repair-tulsa', category: 'construction' },
  { slug: 'volvo', name: 'Volvo Trucks', path: '/volvo-truck-repair-tulsa', category: 'truck' },
  { slug: 'ford-transit', name: 'Ford Transit', path: '/ford-transit-repair-tulsa', category: 'van' },
  { slug: 'sprinter', name: 'Mercedes-Benz Sprinter', path: '/sprinter-repair-tulsa', category: 'van' },
  { slug: 'case', name: 'Case Construction', path: '/case-equipment-repair-tulsa', category: 'construction' },
  { slug: 'kubota', name: 'Kubota', path: '/kubota-repair-oklahoma', category: 'construction' },
  { slug: 'case-ih', name: 'Case IH', path: '/case-ih-repair-tulsa', category: 'ag' },
  { slug: 'jlg', name: 'JLG', path: '/jlg-lift-repair-tulsa', category: 'lift' },
  { slug: 'peterbilt', name: 'Peterbilt', path: '/peterbilt-repair-tulsa', category: 'truck' },
  { slug: 'cummins', name: 'Cummins', path: '/cummins-engine-repair-tulsa', category: 'engine' },
  { slug: 'kenworth', name: 'Kenworth', path: '/kenworth-repair-tulsa', category: 'truck' },
  { slug: 'mack', name: 'Mack', path: '/mack-truck-repair-tulsa', category: 'truck' },
  {
    slug: 'international',
    name: 'International',
    path: '/international-truck-repair-tulsa',
    category: 'truck',
  },
  { slug: 'detroit', name: 'Detroit', path: '/detroit-diesel-repair-tulsa', category: 'engine' },
  { slug: 'western-star', name: 'Western Star', path: '/western-star-repair-tulsa', category: 'truck' },
  { slug: 'paccar', name: 'PACCAR engines', path: '/paccar-engine-repair-tulsa', category: 'engine' },
  { slug: 'genie', name: 'Genie', path: '/genie-lift-repair-tulsa', category: 'lift' },
  { slug: 'haulotte', name: 'Haulotte', path: '/haulotte-lift-repair-tulsa', category: 'lift' },
  { slug: 'magni', name: 'Magni', path: '/magni-telehandler-repair-tulsa', category: 'lift' },
  { slug: 'manitou', name: 'Manitou', path: '/manitou-equipment-repair-tulsa', category: 'lift' },
  { slug: 'mec', name: 'MEC', path: '/mec-lift-repair-tulsa', category: 'lift' },
  { slug: 'niftylift', name: 'Niftylift', path: '/niftylift-repair-tulsa', category: 'lift' },
  { slug: 'skyjack', name: 'Skyjack', path: '/skyjack-lift-repair-tulsa', category: 'lift' },
  { slug: 'snorkel', name: 'Snorkel', path: '/snorkel-lift-repair-tulsa', category: 'lift' },
  { slug: 'terex', name: 'Terex', path: '/terex-equipment-repair-tulsa', category: 'lift' },
  {
    slug: 'doosan',
    name: 'Doosan (now Develon)',
    path: '/doosan-equipment-repair-tulsa',
    category: 'construction',
  },
  { slug: 'hitachi', name: 'Hitachi', path: '/hitachi-excavator-repair-tulsa', category: 'construction' },
  { slug: 'komatsu', name: 'Komatsu', path: '/komatsu-equipment-repair-tulsa', category: 'construction' },
  { slug: 'liebherr', name: 'Liebherr', path: '/liebherr-equipment-repair-tulsa', category: 'construction' },
  { slug: 'jcb', name: 'JCB', path: '/jcb-equipment-repair-tulsa', category: 'construction' },
  { slug: 'new-holland', name: 'New Holland', path: '/new-holland-equipment-repair-tulsa', category: 'ag' },
  { slug: 'massey-ferguson', name: 'Massey Ferguson', path: '/massey-ferguson-repair-tulsa', category: 'ag' },
  {
    slug: 'toyota-forklift',
    name: 'Toyota Forklifts',
    path: '/toyota-forklift-repair-tulsa',
    category: 'forklift',
  },
  { slug: 'hyster', name: 'Hyster', path: '/hyster-forklift-repair-tulsa', category: 'forklift' },
  { slug: 'yale', name: 'Yale', path: '/yale-forklift-repair-tulsa', category: 'forklift' },
  { slug: 'crown', name: 'Crown', path: '/crown-forklift-repair-tulsa', category: 'forklift' },
] as const satisfies readonly Brand[];

export type BrandSlug = (typeof brands)[number]['slug'];
