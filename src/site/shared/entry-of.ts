/** The entry of a list that belongs to a page. Fails for a slug that the list doesn't have. */
export function entryOf<Entry extends { slug: string }>(list: readonly Entry[], slug: string): Entry {
  const entry = list.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is nothing called ${slug}.`);
  return entry;
}
