/** Values in a report that a program has written as JSON. Each throws when it isn't there. */

export function valueAt(value: unknown, ...keys: string[]): unknown {
  let current = value;
  for (const key of keys) {
    if (typeof current !== 'object' || current === null)
      throw new Error(`The report has no ${keys.join('.')}`);
    current = new Map<string, unknown>(Object.entries(current)).get(key);
  }
  return current;
}

export function numberAt(value: unknown, ...keys: string[]): number {
  const found = valueAt(value, ...keys);
  if (typeof found !== 'number') throw new Error(`The report has no number at ${keys.join('.')}`);
  return found;
}

export function arrayAt(value: unknown, ...keys: string[]): unknown[] {
  const found = valueAt(value, ...keys);
  if (!Array.isArray(found)) throw new Error(`The report has no list at ${keys.join('.')}`);
  return found;
}
