/** The state of the background jobs, as the database has it. */
import * as v from 'valibot';
import { fieldsOf } from '../contract/columns.ts';
import { officeStatus } from '../contract/office-status.ts';
import { isJsonObject } from '../json.ts';
import { rowsOf, type DataApi } from './client.ts';

const stored = v.omit(officeStatus, ['spend']);

export function officeStatusData(client: DataApi) {
  return {
    async read() {
      const status = rowsOf(await client.rpc('office_status'));
      return v.parse(stored, isJsonObject(status) ? fieldsOf(status) : status);
    },
  };
}
