/** What the emulator knows, asked for again and again, and what can be asked of it. */

/** The last answer; null until there is one. Only {@link refresh} changes it. */
export let state = null;
const listeners = [];

/** Calls the listener with each new state. */
export const onState = (listener) => listeners.push(listener);

export function render() {
  if (state) for (const listener of listeners) listener();
}

export async function refresh() {
  const response = await fetch(`/__phone/api/state?known=${state?.version ?? ''}`);
  if (response.status === 204) return;
  state = await response.json();
  render();
}

export async function post(action, fields) {
  const response = await fetch(`/__phone/api/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

export function reason(error) {
  return error instanceof TypeError ? 'The local stack does not answer: is it still running?' : error.message;
}
