/** The business name in speech and in a first text. The site's own is in `src/content/business.ts`. */
export const businessName = 'Ironbud Fleet Repair';
