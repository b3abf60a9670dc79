/** The heading, lead and anchor of a section. Texts may hold `[words](address)` for a link. */
export type SectionHead = {
  heading: string;
  /** Anchor of the section, for links to it. */
  id?: string;
  lead?: string | undefined;
  /** The text of its link at the top of a long page; without one it isn't listed. */
  linkText?: string;
};
