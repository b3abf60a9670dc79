/** What the functions call the business in speech and in a first text; the site's own is in `src/content/business.ts`. */
export const businessName = 'Ironbud Fleet Repair';
