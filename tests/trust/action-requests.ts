/** Every action of the contract, with what a well-behaved page could send. A new action has to be added here to compile. */
import fc from 'fast-check';
import { weekOf } from '../../supabase/functions/_shared/business-hours';
import {
  connectionSteps,
  forwardWhens,
  numberFields,
  textBackWhens,
  type ActionName,
  type FunctionContract,
  type FunctionName,
  type QuoteRequest,
} from '../../supabase/functions/_shared/contract';
import { businessNumber } from '../support/functions-harness';

type RequestOf<F extends FunctionName, A extends ActionName<F>> = FunctionContract[F][A] extends {
  request: infer Asked;
}
  ? Asked
  : never;

type ActionRequests = {
  [F in FunctionName]: { [A in ActionName<F>]: fc.Arbitrary<RequestOf<F, A>> };
};

/** What there is to be asked for: names of rows that the office really has. */
export type Known = { customers: string[]; messageIds: string[]; callSids: string[]; numberSids: string[] };

const nothing = fc.constant({});

function actionRequests({ customers, messageIds, callSids, numberSids }: Known): ActionRequests {
  const customer = fc.constantFrom(...customers);
  const messageId = fc.constantFrom(...messageIds);
  const callSid = fc.constantFrom(...callSids);
  const line = fc.string({ unit: 'grapheme', maxLength: 60 });
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const day = fc.option(fc.record({ opens: clock, closes: clock }));
  const cursor = fc
    .tuple(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), fc.uuid())
    .map(([time, id]) => `${time.toISOString().replace('Z', '000Z')}_${id}`);
  const change = fc.record({ field: fc.constantFrom(...numberFields), from: line, to: line });
  return {
    'twilio-manage': {
      getPhoneNumbers: nothing,
      getCallLogs: nothing,
      getNumberHealth: nothing,
      connectNumber: fc.record({
        sid: fc.constantFrom(...numberSids),
        steps: fc.array(
          fc.record({
            step: fc.constantFrom(...connectionSteps),
            isOptional: fc.boolean(),
            changes: fc.array(change, { maxLength: 2 }),
          }),
          { maxLength: 3 },
        ),
      }),
      updateCallForwarding: fc.record({
        phoneNumber: fc.constant(businessNumber),
        forwardTo: fc.constantFrom('+19185550111', '(918) 555-0112', businessNumber),
      }),
      updateCallSchedule: fc.record({
        forwardWhen: fc.constantFrom(...forwardWhens),
        hours: fc.array(day, { minLength: 7, maxLength: 7 }).map((days) => {
          const rest = [...days];
          return weekOf(() => rest.pop() ?? null);
        }),
        afterHoursNumber: fc.option(fc.constant('+19185550111')),
      }),
      updateMissedCallHandling: fc.record({
        textBackOn: fc.boolean(),
        textBackText: fc.option(line),
        textBackWhen: fc.constantFrom(...textBackWhens),
        voicemailOn: fc.boolean(),
        voicemailGreeting: fc.option(line),
      }),
      getForwardingHistory: nothing,
      getVoicemails: nothing,
      getRecording: fc.record({ callSid }),
      markVoicemailHeard: fc.record({ callSid }),
    },
    'sms-handler': {
      getConversations: fc.record(
        { cursor, search: line, state: fc.constantFrom('open', 'done', 'all') },
        { requiredKeys: [] },
      ),
      getConversation: fc.record({ to: customer, before: cursor }, { requiredKeys: ['to'] }),
      setContactName: fc.record({ to: customer, name: line }),
      setDone: fc.record({ to: customer, isDone: fc.boolean() }),
      sendMessage: fc.record(
        {
          from: fc.constant(businessNumber),
          to: customer,
          body: line,
          idempotencyKey: fc.uuid(),
          retryOf: messageId,
        },
        { requiredKeys: ['from', 'to', 'body'] },
      ),
      getMedia: fc.record({ messageId, index: fc.nat(2) }),
      markRead: fc.record({ to: customer, upTo: messageId }),
      setOptedOut: fc.record({ to: customer, optedOut: fc.boolean() }),
      catchUp: nothing,
    },
  };
}

export type Ask = { name: FunctionName; action: string; request: fc.Arbitrary<object> };

/** The same as a list. */
export function everyAction(known: Known): Ask[] {
  const names = ['sms-handler', 'twilio-manage'] as const satisfies FunctionName[];
  const requests = actionRequests(known);
  return names.flatMap((name) =>
    Object.entries<fc.Arbitrary<object>>(requests[name]).map(([action, request]) => ({
      name,
      action,
      request,
    })),
  );
}

/** What the site's form could send. */
export const quoteRequest: fc.Arbitrary<QuoteRequest> = fc.record(
  {
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    phone: fc.integer({ min: 2_000_000, max: 9_999_999 }).map((digits) => `+1918${digits}`),
    email: fc.emailAddress(),
    zip: fc.constantFrom('74103', '74103-1234'),
    equipment: fc.constantFrom('Excavator', 'Freightliner M2'),
    brand: fc.constantFrom('Cat', 'Deere'),
    description: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    canMove: fc.constantFrom('yes', 'no', 'unsure'),
    urgency: fc.constantFrom('This week', 'Planning ahead'),
    smsConsent: fc.boolean(),
    page: fc.constantFrom('/contact', '/brands/volvo'),
    website: fc.constantFrom('', '', '', 'https://spam.example'),
    elapsedMs: fc.constantFrom(100, 5_000, 60_000),
  },
  {
    requiredKeys: ['name', 'zip', 'equipment', 'description', 'urgency', 'smsConsent', 'page', 'phone'],
  },
);
