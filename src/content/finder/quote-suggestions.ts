/**
 * Suggests the machine from the page that a visitor comes from. It contains every make, so the quote form
 * loads it on demand.
 */
import type { BrandCategory } from '../brand-categories';
import { type BrandSlug, brands } from '../brands';
import { type LocalPageSlug, localPages } from '../local-pages';

/** In the words of an owner, not of a catalog. */
type EquipmentKind =
  | 'Semi truck'
  | 'Truck'
  | 'Bucket truck'
  | 'Van'
  | 'Construction machine'
  | 'Excavator'
  | 'Skid steer or track loader'
  | 'Farm machine'
  | 'Lift'
  | 'Boom lift'
  | 'Scissor lift'
  | 'Telehandler'
  | 'Forklift'
  | 'Diesel engine';

const kindOfCategory: Readonly<Record<BrandCategory, EquipmentKind>> = {
  truck: 'Truck',
  van: 'Van',
  engine: 'Diesel engine',
  construction: 'Construction machine',
  ag: 'Farm machine',
  lift: 'Lift',
  forklift: 'Forklift',
};

/** Machine names for makes whose category is too general. */
const kindOfBrand: Readonly<Partial<Record<BrandSlug, EquipmentKind>>> = {
  bobcat: 'Skid steer or track loader',
  hitachi: 'Excavator',
  magni: 'Telehandler',
  mec: 'Scissor lift',
  niftylift: 'Boom lift',
  terex: 'Bucket truck',
};

const kindOfLocalPage: Readonly<Partial<Record<LocalPageSlug, EquipmentKind>>> = {
  'truck-repair-broken-arrow': 'Truck',
  'truck-repair-stillwater': 'Truck',
  'semi-truck-repair-tulsa': 'Semi truck',
  'forklift-maintenance-tulsa': 'Forklift',
  'excavator-repair-tulsa': 'Excavator',
  'delivery-van-service-tulsa': 'Van',
};

type Suggestion = { equipment: EquipmentKind; brand?: string };

/** The machine that a page is about, or null. */
export function suggestionFrom(path: string): Suggestion | null {
  const address = path.replace(/\/+$/, '');
  const brand = brands.find((candidate) => candidate.path === address);
  if (brand) {
    return { equipment: kindOfBrand[brand.slug] ?? kindOfCategory[brand.category], brand: brand.name };
  }
  const localPage = localPages.find((candidate) => candidate.path === address);
  const equipment = localPage && kindOfLocalPage[localPage.slug];
  return equipment ? { equipment } : null;
}
