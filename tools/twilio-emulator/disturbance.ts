/**
 * What the next REST requests meet: an internal error, a proxy's HTML page, no answer at all,
 * a rate limit, or an answer that is cut off after the request was carried out.
 */
export const faultKinds = ['http-500', 'html', 'timeout', '429', 'drop-answer'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Where a request or an answer left Twilio's own definition. */
export type Violation = {
  at: string;
  side: 'request' | 'answer';
  method: string;
  path: string;
  problem: string;
};

/** What the control API can turn in the REST API. */
export type Disturbance = {
  faults: FaultKind[];
  /** Every request fails, until somebody says otherwise. */
  isDown: boolean;
  perSecond: number | null;
  violations: Violation[];
};
