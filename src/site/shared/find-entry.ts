/** The entry with this slug. Throws when there is none. */
export function findEntry<Entry extends { slug: string }>(list: readonly Entry[], slug: string): Entry {
  const entry = list.find((candidate) => candidate.slug === slug);
  if (!entry) {
    throw new Error(`There is no entry ${slug}.`);
  }
  return entry;
}
