/** What the functions and the site both say of the business. `src/content/business.ts` takes it from here. */
export const businessName = 'Ironbud Fleet Repair';

/** The clock of all opening hours. The database's own use of it is held equal by a test. */
export const businessTimeZone = 'America/Chicago';
