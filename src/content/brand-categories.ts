/** The categories of brands. Apart from the list of brands, so that the first script doesn't include that list. */
export const brandCategories = {
  truck: 'Trucks',
  van: 'Vans',
  engine: 'Engines',
  construction: 'Construction equipment',
  ag: 'Farm equipment',
  lift: 'Lifts, telehandlers and bucket trucks',
  forklift: 'Forklifts',
} as const;

export type BrandCategory = keyof typeof brandCategories;

export const isBrandCategory = (key: string): key is BrandCategory => Object.hasOwn(brandCategories, key);
