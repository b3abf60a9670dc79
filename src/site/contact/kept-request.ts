import type { Quote } from '#functions/domain/quote';
import { createSharedValue } from '../../ui/shared-value';
import type { QuoteValues } from './kept-draft';
import type { Outcome } from './send-quote';

/** `given`: the values of all fields. `pictures`: the names of those that were sent. */
type RunningRequest = {
  quote: Quote;
  given: QuoteValues;
  pictures: readonly string[];
  outcome: Promise<Outcome>;
};

/** The request that was sent and whose outcome no form has shown yet, because the visitor looks at another page. */
export const runningRequest = createSharedValue<RunningRequest | null>(null);
