/** The attempts to send a text that this page has begun since it was loaded, by idempotency key. */
const begun = new Set<string>();
const running = new Set<string>();

export function beginAttempt(key: string): void {
  begun.add(key);
  running.add(key);
}

/** The same for one that is sent later, which is no message yet. */
export const beginScheduling = (key: string): void => void running.add(key);

export const endAttempt = (key: string): void => void running.delete(key);

/** False for an attempt of another page, which may be gone. */
export const isRunningHere = (key: string): boolean => running.has(key);

/** True for a message that this page has begun to send at once. Its id is the idempotency key. */
export const wasSentHere = (id: string): boolean => begun.has(id);
