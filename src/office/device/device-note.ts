/** What this browser notes of its alerts: who turned them on, and the subscription that the server has. */
import * as v from 'valibot';

const storageKey = 'office-alert-device';

const deviceNoteSchema = v.fallback(
  v.nullable(v.pipe(v.string(), v.parseJson(), v.object({ userId: v.string(), endpoint: v.string() }))),
  null,
);

export type DeviceNote = { userId: string; endpoint: string };

/** Null when alerts are off here, or when the browser forbids storing. */
export function readDeviceNote(): DeviceNote | null {
  try {
    return v.parse(deviceNoteSchema, localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

/** Notes that alerts are on here, or with null that they are off. */
export function noteDevice(note: DeviceNote | null): void {
  try {
    if (note === null) {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, JSON.stringify(note));
    }
  } catch {
    // Without a note, alerts that the browser ends are only shown as off.
  }
}
