import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** A value in the browser's storage. It survives a reload, and all tabs of the browser share it. */
export type StoredValue<Value> = {
  /** The value as it is now. Null when there is none, or when it doesn't fit the schema. */
  read: () => Value | null;
  /** Null deletes it. */
  write: (value: Value | null) => void;
  useValue: () => Value | null;
};

export function createStoredValue<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): StoredValue<Value> {
  const storedSchema = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), schema)), null);
  /** Takes the storage's place where that is full or forbidden. */
  let unstored: string | null = null;
  /** The last parsed value, because React wants the same object for the same text. */
  let parsed: { json: string | null; value: Value | null } = { json: null, value: null };

  function readJson(): string | null {
    try {
      return unstored ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function read(): Value | null {
    const json = readJson();
    if (json !== parsed.json) {
      parsed = { json, value: v.parse(storedSchema, json) };
    }
    return parsed.value;
  }

  function write(value: Value | null): void {
    unstored = null;
    try {
      if (value === null) {
        localStorage.removeItem(key);
      } else {
        localStorage.setItem(key, JSON.stringify(value));
      }
    } catch {
      unstored = value === null ? null : JSON.stringify(value);
    }
    // The browser itself tells only its other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }

  return { read, write, useValue: () => useSyncExternalStore(subscribe, read) };
}

function subscribe(notice: () => void): () => void {
  window.addEventListener('storage', notice);
  return () => window.removeEventListener('storage', notice);
}
