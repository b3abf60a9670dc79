/** Calling somebody under the business number. */
import * as v from 'valibot';
import { type ActionSchemas, staff, success } from './action.ts';
import { phone } from './fields.ts';
import { problem } from './problem.ts';

export const startCallActions = {
  /**
   * Rings the saved forwarding number. Whoever picks up there and presses 1 is connected to `to`, who sees
   * the business number. Answers once Twilio has taken the call, which is before anything rings.
   */
  startCall: {
    roles: staff,
    request: v.object({
      to: phone(problem('invalid_number', 'The number to call is not a valid phone number.')),
    }),
    answer: v.object({ ...success.entries, callSid: v.string() }),
  },
} satisfies ActionSchemas;
