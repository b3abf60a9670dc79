/** A refusal in the form of Twilio's REST API. */
export class RestError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }

  toResponse(): Response {
    const { code, message, status } = this;
    const more_info = `https://www.twilio.com/docs/errors/${code}`;
    return Response.json({ code, message, more_info, status }, { status });
  }
}

export const refuseUnknown = (path: string) =>
  new RestError(404, 20404, `The requested resource ${path} was not found`);

/**
 * Refuses a request for the first reason that holds.
 * @throws {RestError}
 */
export function refuse(reasons: [holds: boolean, code: number, message: string][]): void {
  const found = reasons.find(([holds]) => holds);
  if (found) {
    throw new RestError(400, found[1], found[2]);
  }
}
