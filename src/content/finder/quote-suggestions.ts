/**
 * Suggests the machine or the service from the page that a visitor comes from. It contains every make, so the quote form
 * loads it on demand.
 */
import type { BrandCategory } from '../brand-categories';
import { type BrandSlug, brands } from '../brands';
import { industries } from '../industries';
import { type LocalPageSlug, localPages } from '../local-pages';
import { serviceAnswers } from '../service-answers';
import { services } from '../services';

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

/** By the name of the form's field. */
type Suggestion = Readonly<Partial<Record<'equipment' | 'brand' | 'kind' | 'service', string>>>;

/** What a page is about. Null when it says nothing of that, such as a policy. Empty when it is about other work. */
export function makeSuggestion(path: string): Suggestion | null {
  const address = path.replace(/\/+$/, '');
  const brand = brands.find((candidate) => candidate.path === address);
  if (brand) {
    return { equipment: kindOfBrand[brand.slug] ?? kindOfCategory[brand.category], brand: brand.name };
  }
  const service = services.find((candidate) => candidate.path === address);
  if (service) {
    return Object.fromEntries(new URLSearchParams(serviceAnswers[service.slug]));
  }
  const localPage = localPages.find((candidate) => candidate.path === address);
  const equipment = localPage && kindOfLocalPage[localPage.slug];
  if (equipment) {
    return { equipment };
  }
  return localPage || industries.some((candidate) => candidate.path === address) ? {} : null;
}
