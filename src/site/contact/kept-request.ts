/** What outlives the quote form, because a visitor may look at another page meanwhile. */
import type { Quote } from '#functions/quote';
import type { ChosenPicture } from '../../ui/chosen-pictures';
import { sharedValue } from '../../ui/shared-value';
import type { Outcome } from './send-quote';
import type { QuoteValues } from './use-quote-draft';

/** `given`: the values of all fields. */
type RunningRequest = { quote: Quote; given: QuoteValues; pictureCount: number; outcome: Promise<Outcome> };

/** The request that was sent and whose outcome no form has shown yet. */
export const runningRequest = sharedValue<RunningRequest | null>(null);

export const attachedPictures = sharedValue<readonly ChosenPicture[]>([]);
