import { callNow } from '../articles/post-messages';

export const title = 'Fleet Repair Blog';

export const description =
  'Truck or machine acting up? Troubleshooting, recalls, DOT rules and seasonal checks for Tulsa-area fleets. Down right now? Call us 24/7.';

export const lead = `Troubleshooting, recalls, DOT rules and seasonal checks for fleets around Tulsa, with dates and sources. ${callNow}`;

/** What each category is for; one that isn't here stands without a line of its own. */
export const categoryLeads: ReadonlyMap<string, string> = new Map([
  ['Breakdowns', 'What the symptom means, what you can check safely and when to call.'],
  ['Recalls', 'Recalls that can park your truck or van, and how to check for them first.'],
  ['Rules', 'What the rule says, who it covers and what paperwork proves it.'],
  ['Checks', 'Walk-arounds and measurements you can do in the yard.'],
  ['Seasons', 'Get ready for heat, ice and harvest around Tulsa.'],
]);
