/** The anchor of a heading: its words in lower case, joined by hyphens. */
export const makeAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
