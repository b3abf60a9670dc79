import { callLogData } from './data/call-log.ts';
import { alertData } from './data/alerts.ts';
import { callData } from './data/calls.ts';
import { dataApi } from './data/client.ts';
import { contactData } from './data/contacts.ts';
import { followUpData } from './data/follow-up.ts';
import { messageData } from './data/messages.ts';
import { officeStatusData } from './data/office-status.ts';
import { peopleData } from './data/people.ts';
import { quoteData } from './data/quotes.ts';
import { reconciliationData } from './data/reconciliation.ts';
import { settingData } from './data/settings.ts';
import { startedCallData } from './data/started-calls.ts';
import type { Env } from './env.ts';

/**
 * The database by subject, under the secret key unless said otherwise. Every call throws 503 when it can't
 * be reached in time, and a plain error (hence 500) when it refuses the statement.
 */
export type Database = ReturnType<typeof createDatabase>;

export function createDatabase(env: Env) {
  const client = dataApi(env);
  return {
    settings: settingData(env, client),
    contacts: contactData(client),
    messages: messageData(client),
    calls: callData(client),
    callLog: callLogData(client),
    reconciliation: reconciliationData(client),
    quotes: quoteData(client),
    startedCalls: startedCallData(client),
    alerts: alertData(env, client),
    people: peopleData(client),
    officeStatus: officeStatusData(client),
    followUp: followUpData(client),
  };
}
