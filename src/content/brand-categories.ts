/** The kinds of equipment that makes are sorted by, with their headings. Apart from the list, which no page's first script carries. */
export const brandCategories = {
  truck: 'Trucks',
  van: 'Vans',
  engine: 'Engines',
  construction: 'Construction equipment',
  ag: 'Farm equipment',
  lift: 'Lifts and telehandlers',
  forklift: 'Forklifts',
} as const;

export type BrandCategory = keyof typeof brandCategories;

export const isBrandCategory = (key: string): key is BrandCategory => Object.hasOwn(brandCategories, key);
