import type { CalloutDrawing } from './drawings/callout-drawing';
import type { Regulation } from './rules/regulations';

export type ServiceContent = {
  drawing: CalloutDrawing;
  /** The h1, as a person would say it. The title is for search results. */
  heading: string;
  lead: string;
  intro: readonly string[];
  /** One row per kind of work: what is done where the unit stands, and what needs a shop. */
  scope: { caption: string; rows: readonly { work: string; onSite: string; shop?: string }[] };
  steps: readonly { title: string; text: string }[];
  records: { intro: string; items: readonly string[] };
  /** What to have at hand when calling or booking. */
  ready: readonly string[];
  rules: { intro: string; items: readonly Regulation[] };
  faq: readonly { q: string; a: string }[];
};
