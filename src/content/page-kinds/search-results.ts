/** What search results say of a service or an industry: what its card says, and how to reach us. */
import type { ServiceSlug } from '../services';

/** Planned work is by appointment, so nobody calls about it at night. */
const invitations: Partial<Record<ServiceSlug, string>> = {
  'preventive-maintenance': 'Call or send your unit list.',
  'dot-inspection': 'Call, or send VINs.',
};

export const describeService = (text: string, slug?: ServiceSlug) =>
  `${text} ${(slug && invitations[slug]) ?? 'Call 24/7.'}`;
