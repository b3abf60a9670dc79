/** Every action of the contract, with requests that a well-behaved page could send. */
import fc from 'fast-check';
import * as v from 'valibot';
import type { ActionSchema } from '../../supabase/functions/_shared/contract/action';
import * as fields from '../../supabase/functions/_shared/contract/fields';
import {
  accountActions,
  functionActions,
  type FunctionName,
} from '../../supabase/functions/_shared/contract/functions';
import { laterActions } from '../../supabase/functions/_shared/contract/later-functions';
import { canMoveChoices } from '../../supabase/functions/_shared/domain/quote';
import { businessNumber } from '../support/twilio-rows';
import { createRequests, type Formats } from './schema-arbitrary';

/** Names of rows that the office really has. */
export type Known = { customers: string[]; messageIds: string[]; callSids: string[]; numberSids: string[] };

const cursor = fc
  .tuple(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), fc.uuid())
  .map(([time, id]) => `${time.toISOString().replace('Z', '000Z')}_${id}`);

const clock = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

function formatsWith({ customers, messageIds, callSids, numberSids }: Known): Formats {
  return {
    'our number': fc.constant(businessNumber),
    phone: fc.constantFrom(...customers, '+19185550111', '(918) 555-0112', businessNumber),
    contact: fc.constantFrom(...customers),
    person: fc.constantFrom(...customers, '(918) 555-0112', 'Dana@Example.com'),
    instant: fc
      .integer({ min: 2, max: 100_000 })
      .map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString()),
    link: fc.webUrl({ validSchemes: ['https'], size: '-1' }),
    uuid: fc.oneof(fc.constantFrom(...messageIds), fc.uuid()),
    'push endpoint': fc.constantFrom('https://fcm.googleapis.com/fcm/send/1', 'https://web.push.apple.com/2'),
    // The key of RFC 8291’s own example.
    'push key': fc.constant(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    'push secret': fc.constant('BTBZMqHH6r4Tts7J_aSIgg'),
    'call sid': fc.constantFrom(...callSids),
    picture: fc.uuid().map((name) => `${name}.jpg`),
    'number sid': fc.constantFrom(...numberSids),
    cursor,
    'opening time': clock(0, 11),
    'closing time': clock(12, 23),
    date: fc.constantFrom('2026-12-25', '2027-01-01', '2028-02-29'),
    email: fc.emailAddress(),
    zip: fc.constantFrom('74103', '74103-1234'),
    invitation: fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('base64url')),
    'new password': fc.string({ minLength: 6, maxLength: 18 }),
  };
}

type Schema = ActionSchema['request'];
export type Ask = { name: FunctionName; action: string; schema: Schema; request: fc.Arbitrary<object> };

/** Names for tests in which no such rows need to exist. */
const names: Known = {
  customers: ['+19185550199', 'someone@example.com'],
  messageIds: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
  callSids: [`CA${'0'.repeat(32)}`],
  numberSids: [`PN${'0'.repeat(32)}`],
};

const createAsks = (
  name: FunctionName,
  actions: Readonly<Record<string, ActionSchema>>,
  formats: Formats,
): Ask[] =>
  Object.entries(actions).map(([action, { request: schema }]) => ({
    name,
    action,
    schema,
    request: createRequests(schema, formats),
  }));

/** Lists every action that needs a role, with a generator for its requests. */
export function everyAction(known = names): Ask[] {
  const formats = formatsWith(known);
  return [
    ...createAsks('sms-handler', functionActions['sms-handler'], formats),
    ...createAsks('twilio-manage', functionActions['twilio-manage'], formats),
    ...createAsks('sms-handler', laterActions['sms-handler'], formats),
    ...createAsks('jobs', laterActions.jobs, formats),
  ];
}

/** Lists the actions for everybody who is signed in. */
export const everyAccountAction = (known = names): Ask[] =>
  createAsks('twilio-manage', accountActions, formatsWith(known));

/** The request of the site’s form, which checks its fields without a schema. */
const quoteSchema = v.object({
  name: v.string(),
  phone: v.optional(v.pipe(v.string(), fields.format('phone'))),
  email: v.optional(v.pipe(v.string(), fields.format('email'))),
  zip: v.pipe(v.string(), fields.format('zip')),
  equipment: v.string(),
  brand: v.optional(v.string()),
  description: v.string(),
  canMove: v.optional(v.picklist(canMoveChoices.map(({ value }) => value))),
  urgency: v.string(),
  smsConsent: v.boolean(),
  page: v.string(),
  website: v.optional(v.string()),
  pictures: v.optional(v.array(v.string())),
  turnstileToken: v.optional(v.string()),
  turnstileBlocked: v.optional(v.boolean()),
});

/** Generates what the site’s form could send. */
export const quoteRequests = (known: Known): fc.Arbitrary<object> =>
  createRequests(quoteSchema, formatsWith(known));
