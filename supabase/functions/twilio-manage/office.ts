import type { functionActions } from '../_shared/contract/functions.ts';
import type { CallRouting } from '../_shared/data/calls.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { Office as AnyOffice } from '../_shared/office.ts';

/** The dependencies of this function's actions and webhooks. */
export type Office = AnyOffice & {
  /** Reads the settings that apply to a call from this number. */
  routing: (caller: string) => Promise<CallRouting>;
};

/** The handler of one action of this function. */
export type ActionHandler<Name extends keyof (typeof functionActions)['twilio-manage']> = Handlers<
  (typeof functionActions)['twilio-manage']
>[Name];
