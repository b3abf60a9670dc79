import { expect, test } from 'vitest';
import { isSameText } from '../../../supabase/functions/_shared/texts/message-delivery';
import type { ListedMessage } from '../../../supabase/functions/_shared/twilio/client';

const createdAt = '2026-11-23T15:00:00.000001Z';
const row = { address: '+19185550199', body: 'On our way', mediaCount: 0, createdAt };
const text = { from: '+19185550142', to: row.address, body: row.body, mediaCount: 0 };
const state = { status: 'sent', isStatusKnown: true, errorCode: null, isInbound: false } as const;
const times = { createdTime: '2026-11-23T15:00:01Z', sentTime: null };
const listed: ListedMessage = { sid: 'SM1', ...text, ...state, ...times };

test.each<[string, boolean, Partial<ListedMessage>]>([
  ['with the same words to the same number', true, {}],
  ['that Twilio dates a minute earlier', true, { createdTime: '2026-11-23T14:59:00Z' }],
  ['from the latest time', true, { createdTime: '2026-11-23T15:05:00Z' }],
  ['from well before ours', false, { createdTime: '2026-11-23T14:50:00Z' }],
  ['from after the latest time', false, { createdTime: '2026-11-23T15:06:00Z' }],
  ['without a date', false, { createdTime: null }],
  ['that came in', false, { isInbound: true }],
  ['to another number', false, { to: '+19185550188' }],
  ['with other words', false, { body: 'On our way!' }],
  ['with a picture', false, { mediaCount: 1 }],
])('a text in Twilio’s list %s counts as ours: %s', (_what, isOurs, fields) =>
  expect(isSameText(row, { ...listed, ...fields }, 300_000)).toBe(isOurs),
);
