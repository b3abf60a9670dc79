/** The web address of a map that shows this place. */
export const buildMapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
