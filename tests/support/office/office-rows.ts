/** Rows as the functions send them to the office. */
import * as v from 'valibot';
import { alertKinds } from '../../../supabase/functions/_shared/contract/alerts';
import { callLog, type CallLog } from '../../../supabase/functions/_shared/contract/calls';
import { conversationSummary } from '../../../supabase/functions/_shared/contract/conversations';
import {
  type Job,
  type Machine,
  job as jobSchema,
  machine as machineSchema,
} from '../../../supabase/functions/_shared/contract/jobs';
import { message as messageSchema } from '../../../supabase/functions/_shared/contract/messages';
import type { Message } from '../../../supabase/functions/_shared/contract/messages';
import type { NumberHealth } from '../../../supabase/functions/_shared/contract/numbers';
import { scheduledText, type ScheduledText } from '../../../supabase/functions/_shared/contract/plans';

export const businessNumber = '+19185550143';
export const mechanic = '+19185550177';
export const customer = '+19185550188';
export const otherCustomer = '+19185550199';
const startTime = '2026-11-20T15:00:00Z';

/** A message as the server sends it. The schema adds the fields that are left out. */
export function message(fields: Partial<Message> & { id: string }): Message {
  const status = fields.direction === 'outbound' ? 'delivered' : 'received';
  const text = { direction: 'inbound', body: 'Cat 320 will not start', created_at: startTime };
  return v.parse(messageSchema, { businessNumber, ...text, status, ...fields });
}

const lastText = { lastMessage: 'Cat 320 will not start', lastMessageTime: startTime };
export type Summary = v.InferOutput<typeof conversationSummary>;
export const conversation = (fields: Partial<Summary> & { conversationId: string }): Summary =>
  v.parse(conversationSummary, { otherNumber: customer, businessNumber, ...lastText, ...fields });

const talk = { status: 'completed', duration: 42, outcome: 'answered', waited: 8 };
const fromCustomer = { direction: 'inbound', from: customer, to: businessNumber, startTime };
export const call = (fields: Partial<CallLog> & { sid: string }): CallLog =>
  v.parse(callLog, { ...fromCustomer, ...talk, ...fields });

/** A text that waits, as the server sends it. */
export const scheduled = (fields: Partial<ScheduledText> & { id: string }): ScheduledText =>
  v.parse(scheduledText, {
    ...{ body: 'Did the pump hold?', sendAt: '2099-12-01T14:00:00Z', author: 'Olive', createdAt: startTime },
    ...fields,
  });

/** The visit of a job, which the customer has the confirmation of. */
export const visit = (fields: Partial<NonNullable<Job['visit']>> & { day: string }) => ({
  ...{ from: '09:00', to: '11:00', memberId: null, confirmedAt: startTime, mayBeCanceled: false },
  ...fields,
});

const jobTimes = { created_at: startTime, updated_at: startTime };
export const job = (fields: Partial<Job> & { id: string }): Job =>
  v.parse(jobSchema, { contact: customer, title: 'Hydraulic leak', status: 'new', ...jobTimes, ...fields });

export const machine = (fields: Partial<Machine> & { id: string }): Machine =>
  v.parse(machineSchema, { contact: customer, ...jobTimes, ...fields });

export const noAlerts = {
  kinds: alertKinds,
  phone: null,
  quietHours: null,
  devices: [],
  vapidPublicKey: 'BKey',
};

/** A number as Set up leaves it, with changes. */
export function numberHealth(fields: Partial<NumberHealth> & { sid: string }): NumberHealth {
  const route = (path: string) => ({
    route: 'here' as const,
    url: `https://example.com/functions/v1${path}`,
    fallback: 'advised' as const,
    fallbackUrl: `https://example.com${path}`,
  });
  const capabilities = { sms: true, mms: true, voice: true };
  const routes = { texts: route('/sms-handler/inbound'), calls: route('/twilio-manage/voice') };
  const registered = { registration: '10dlc', standing: 'registered', isServiceRead: true } as const;
  const number = { phoneNumber: businessNumber, capabilities, ...routes, ...registered };
  return { ...number, steps: [], ...fields };
}
