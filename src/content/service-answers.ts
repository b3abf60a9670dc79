import type { ServiceSlug } from './services';

/** The answers with which the page of a service opens the quote form, as the search of its address. */
export const serviceAnswers: Readonly<Record<ServiceSlug, string>> = {
  'emergency-repair': 'kind=repair',
  'preventive-maintenance': 'kind=planned&service=preventive_maintenance',
  'dot-inspection': 'kind=planned&service=dot_annual',
};
