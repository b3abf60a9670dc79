/** Who the visitor plays, and which line of the business they write to. */
import { element, showProblem } from './dom.js';
import { render } from './state.js';

const listeners = [];

export const customer = () => element('customer').value.replace(/[\s()-]/g, '');
export const line = () => element('line').value;

/** Calls the listener when the visitor plays somebody else. */
export const onBecome = (listener) => listeners.push(listener);

export function become(number) {
  element('customer').value = number;
  localStorage.setItem('customer', number);
  for (const listener of listeners) listener();
  showProblem('');
  render();
  element('thread').scrollTop = element('thread').scrollHeight;
}
