/** The opening hours as the site writes them. */
import { business, type HoursLine } from './business';

/** The office's hours (hours-lines.ts), and those of emergency service. */
export const listedHours: readonly HoursLine[] = [...__LISTED_HOURS__, business.emergency];
