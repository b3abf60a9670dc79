/** What a section of a page says of itself. Texts may hold `[words](address)` for a link. */
export type SectionWords = {
  heading: string;
  /** Anchor of the section, for links to it. */
  id?: string;
  lead?: string | undefined;
  /** The section's name in the list of links at the top of a long page; without one it isn't listed. */
  part?: string;
};
