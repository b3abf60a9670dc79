/** The lines of the pages about jobs. Apart from the others, because they load after them. */
import { templateKinds } from '#functions/domain/job-texts';
import { feedQuery, jobSettingsQuery } from '../api/jobs';
import { formatDate } from '../shared/timestamp';
import { SectionLine } from './section-line';

export const JobTextsLine = () => (
  <SectionLine query={jobSettingsQuery}>
    {({ templates, reminderOn }) => {
      const count = templateKinds.filter((kind) => templates[kind] !== undefined).length;
      return `Reminders ${reminderOn ? 'on' : 'off'}${count === 0 ? '' : `, ${count} in your words`}`;
    }}
  </SectionLine>
);

export const LinksLine = () => (
  <SectionLine query={jobSettingsQuery}>
    {({ payLink, reviewLink }) => {
      const set = [...(payLink === null ? [] : ['pay']), ...(reviewLink === null ? [] : ['review'])];
      return set.length === 0 ? 'No pay or review link yet' : `Set: ${set.join(' and ')}`;
    }}
  </SectionLine>
);

export const CalendarLine = () => (
  <SectionLine query={feedQuery}>
    {({ since }) => (since === null ? 'Not subscribed' : `Address since ${formatDate(since)}`)}
  </SectionLine>
);
