import type { KeyboardEvent } from 'react';

/**
 * Moves the focus up or down in the list of conversations, from the row that has it or else from the open one. Without
 * either it goes to the first row.
 */
export function moveToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-address]')].filter((row) =>
    row.checkVisibility(),
  );
  const focused = rows.findIndex((row) => row === document.activeElement);
  const from = focused === -1 ? rows.findIndex((row) => row.ariaCurrent === 'true') : focused;
  const next = from === -1 ? 0 : from + step;
  rows[Math.max(0, Math.min(next, rows.length - 1))]?.focus();
}

/** Moves the focus in the list by the arrow keys. */
export function moveByArrow(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
  if (step !== null) {
    event.preventDefault();
    moveToRow(step);
  }
}
