import { type Database, readRows, type Tables } from '../_shared/database/client.ts';
import { convertToFields } from '../_shared/domain/columns.ts';
import type { JobHandlers } from './jobs.ts';

/** The handlers for the words and links of texts about jobs. */
export function settingHandlers({ tables }: Database): JobHandlers<'getJobSettings' | 'saveJobSettings'> {
  async function read() {
    const query = tables.from('job_settings').select('templates, reminder_on, pay_link, review_link');
    const [row] = readRows(await query.limit(1));
    if (!row) {
      throw new Error('the row of job_settings is gone');
    }
    return { ...row, templates: Object.entries(row.templates ?? {}) };
  }

  return {
    async getJobSettings() {
      const { templates, ...row } = await read();
      return { ...convertToFields(row), templates: Object.fromEntries(templates) };
    },

    async saveJobSettings({ templates, reminderOn, payLink, reviewLink }, { userId }) {
      const { templates: known } = await read();
      const words = { ...Object.fromEntries(known), ...templates };
      const columns: Tables['job_settings']['Update'] = {
        // One that was removed gives way to the default.
        templates: Object.fromEntries(Object.entries(words).filter(([, text]) => typeof text === 'string')),
        ...(reminderOn !== undefined && { reminder_on: reminderOn }),
        ...(payLink !== undefined && { pay_link: payLink }),
        ...(reviewLink !== undefined && { review_link: reviewLink }),
        updated_by: userId,
      };
      readRows(await tables.from('job_settings').update(columns).eq('id', true).select('id'));
      const { templates: saved, ...row } = await read();
      return { ...convertToFields(row), templates: Object.fromEntries(saved) };
    },
  };
}
