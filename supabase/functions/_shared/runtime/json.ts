/** A JSON object whose fields are unchecked. */
export type JsonObject = Record<string, unknown>;

/** The value of a JSON text, or null when it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** True for a JSON object: not an array, not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field, or undefined when it is absent, even if every object inherits one of that name. */
export const readField = (object: JsonObject, name: string) =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** The field as text, or '' when it is absent or anything else. */
export function readTextField(object: JsonObject, name: string): string {
  const value = readField(object, name);
  return typeof value === 'string' ? value : '';
}
