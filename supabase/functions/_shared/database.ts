import { callLogData } from './data/call-log.ts';
import { alertData } from './data/alerts.ts';
import { callFunction, type DatabaseCall } from './data/call.ts';
import { callData } from './data/calls.ts';
import { dataApi } from './data/client.ts';
import { contactData } from './data/contacts.ts';
import { followUpData } from './data/follow-up.ts';
import { messageData } from './data/messages.ts';
import { officeStatusData } from './data/office-status.ts';
import { peopleData } from './data/people.ts';
import { reconciliationData } from './data/reconciliation.ts';
import { settingData } from './data/settings.ts';
import type { Env } from './env.ts';

/**
 * The database by subject, under the secret key unless said otherwise. Every call throws 503 when it can't
 * be reached in time, and a plain error (hence 500) when it refuses the statement.
 */
export type Database = ReturnType<typeof createDatabase>;

export function createDatabase(env: Env) {
  const client = dataApi(env);
  const call: DatabaseCall = (name, fields) => callFunction(client, name, fields);
  return {
    /** Calls a database function that needs no wrapper below. */
    call,
    settings: settingData(env, client),
    contacts: contactData(client, call),
    messages: messageData(client, call),
    calls: callData(client),
    callLog: callLogData(client),
    reconciliation: reconciliationData(client),
    alerts: alertData(env, client),
    people: peopleData(client),
    officeStatus: officeStatusData(client),
    followUp: followUpData(client, call),
  };
}
