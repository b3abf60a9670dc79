/** Small helpers for the page of the phone. Plain browser JavaScript, as is all beside it. */
export const element = (id) => document.getElementById(id);

export function make(tag, { text, className, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  if (className) node.className = className;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** Replaces a list's rows but keeps the reader's place: a list read at its end stays at its end. */
export function fill(list, rows, { stickToEnd = false } = {}) {
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const place = list.scrollTop;
  list.replaceChildren(...rows);
  list.scrollTop = stickToEnd && isAtEnd ? list.scrollHeight : place;
}

const clockTime = (iso) =>
  new Date(iso).toLocaleTimeString([], {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });
const isToday = (iso) => new Date(iso).toDateString() === new Date().toDateString();
export const when = (iso) =>
  isToday(iso) ? clockTime(iso) : new Date(iso).toLocaleDateString([], { month: 'short', day: 'numeric' });
export const showProblem = (text) => {
  element('problem').textContent = text;
};
export const announce = (text) => {
  element('live').textContent = text;
};
