/** How long Twilio takes with a text of ours, which decides when its silence proves something. */

/**
 * The longest that Twilio takes to list a new text or call. Twilio names no limit; this is far beyond what its lists
 * need when it is busy. The database has the same time (`private.listing_lag`).
 */
export const listingLagMs = 10 * 60_000;

/**
 * The longest that a text waits in Twilio's queue: its default `ValidityPeriod` of 36,000 seconds, which error 21611
 * names too. Until it is sent, it has no `DateSent`. The database has the same time (`private.queue_limit`).
 */
export const queueLimitMs = 10 * 3_600_000;

/** An earlier request to send a text. Times are ISO 8601. */
type Attempt = { createdAt: string; claimedUntil: string };

/** How long after its row a text that was asked for can have been created at Twilio. */
export const computeLatestCreationMs = ({ createdAt, claimedUntil }: Attempt): number =>
  Date.parse(claimedUntil) - Date.parse(createdAt) + listingLagMs;

/** Whether Twilio would have sent the text by now, and would list it, if it had ever had it. */
export const isQueueOver = ({ claimedUntil }: Pick<Attempt, 'claimedUntil'>, now: number): boolean =>
  now - Date.parse(claimedUntil) > queueLimitMs + listingLagMs;
