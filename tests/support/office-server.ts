/**
 * A backend for the office's tests at the network edge: auth, the two tables it reads, the two
 * functions. It keeps state, records what it is asked, and can be told to fail. A request it
 * doesn't know fails the test.
 */
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type {
  CallLog,
  ConversationSummary,
  Message,
  ProviderNumber,
} from '../../supabase/functions/_shared/contract';

export const businessNumber = '+19185550143';
export const mechanic = '+19185550177';
export const customer = '+19185550188';

type SettingRow = { id: string; setting_key: string; setting_value: string; description: string };

/** The example of the contract: one message, as the functions answer it. */
export function message(fields: Partial<Message> & { id: string }): Message {
  return {
    direction: 'inbound',
    body: 'Cat 320 will not start',
    created_at: '2026-11-20T15:00:00Z',
    status: fields.direction === 'outbound' ? 'delivered' : 'received',
    errorCode: null,
    source: 'sms',
    ...fields,
  };
}

function emptyState() {
  return {
    user: { id: '0b6f8f0e-5a3c-4a4f-9d5b-2f9f4b8f7a11', email: 'owner@example.com' },
    isAdmin: true,
    settings: [] satisfies SettingRow[] as SettingRow[],
  };
}
