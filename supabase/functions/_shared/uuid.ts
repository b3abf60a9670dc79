const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether it is a text that can be a `uuid` of PostgreSQL, which refuses any other (RFC 9562, any version). */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
