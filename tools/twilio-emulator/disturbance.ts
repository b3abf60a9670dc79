/**
 * Failures of the next REST requests: an internal error, a proxy's HTML page, no answer, a rate limit, or an
 * answer that is cut off after the request took effect.
 */
export const faultKinds = ['http-500', 'html', 'timeout', '429', 'drop-answer'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A place where a request or an answer breaks Twilio's API definition. */
export type Violation = {
  at: string;
  side: 'request' | 'answer';
  method: string;
  path: string;
  problem: string;
};

/** The REST API's settings that the control API can change. */
export type Disturbance = {
  faults: FaultKind[];
  /** True while every request fails. */
  isDown: boolean;
  perSecond: number | null;
  violations: Violation[];
};
