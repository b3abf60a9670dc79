/**
 * Dates the pages whose words have changed: compares the built site with src/content/page-dates.json
 * and writes today's day for what reads differently. Run after `npm run build`, then commit the file.
 * Articles carry their own dates.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type PageDates, updatedDates } from '../build/page-dates';
import { business } from '../src/content/business';
import known from '../src/content/page-dates.json';
import { pages } from '../src/site';

const today = new Intl.DateTimeFormat('en-CA', { timeZone: business.timeZone }).format(new Date());
const before: PageDates = known;
const after = updatedDates(
  before,
  pages.map(({ path }) => ({ path, html: readFileSync(`dist${path}/index.html`, 'utf8') })),
  today,
);
writeFileSync('src/content/page-dates.json', `${JSON.stringify(after, null, 2)}\n`);
const changed = Object.keys(after).filter((path) => after[path]?.words !== before[path]?.words);
console.log(changed.length === 0 ? 'No page reads differently.' : `Dated ${today}: ${changed.join(', ')}`);
