/**
 * The office's keys. A control says in `aria-keyshortcuts` which key presses or focuses it, so that screen readers know
 * it as well.
 */
import { useEffect } from 'react';
import { createSharedValue } from '../../ui/shared-value';
import { moveToRow } from '../inbox/move-to-row';

/** What each key does, in the order of the list of shortcuts. */
export const shortcuts: readonly { key: string; does: string }[] = [
  { key: '/', does: 'Search the conversations' },
  { key: 'j', does: 'Next conversation' },
  { key: 'k', does: 'Previous conversation' },
  { key: 'Enter', does: 'Open the conversation' },
  { key: 'r', does: 'Reply: go to the message box' },
  { key: 'e', does: 'Done with the open conversation' },
  { key: 'c', does: 'New message' },
  { key: '?', does: 'This list' },
];

const rowSteps: Partial<Record<string, 1 | -1>> = { j: 1, k: -1 };

const listOpening = createSharedValue(false);

export const openShortcutList = () => listOpening.set(true);
export const closeShortcutList = () => listOpening.set(false);
export const useIsShortcutListOpen = listOpening.useValue;

const fields = 'input, textarea, select, [contenteditable]';

/** Whether a key pressed there is a letter of a word, or for a dialog. */
function isTaken({
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
}: KeyboardEvent): boolean {
  return (
    defaultPrevented ||
    isComposing ||
    ctrlKey ||
    metaKey ||
    altKey ||
    (target instanceof Element && target.closest(fields) !== null) ||
    document.querySelector('[role="dialog"][data-state="open"], dialog[open]') !== null
  );
}

/** Whether a control can be pressed: it may be in a closed menu, but not in another tab. */
const isInReach = (control: HTMLElement) =>
  control.checkVisibility() ||
  (!control.matches(fields) && control.closest('[role="tabpanel"]')?.checkVisibility());

/** Presses the control with this key, or focuses it if it is for typing. False when there is none. */
function pressControl(key: string): boolean {
  const control = [
    ...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`),
  ].find(isInReach);
  if (!control) {
    return false;
  }
  if (control.matches(fields)) {
    control.focus();
  } else {
    control.click();
  }
  return true;
}

/** Listens to the office's keys, except in fields and dialogs. */
export function useShortcuts(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTaken(event)) {
        return;
      }
      const { key } = event;
      const step = rowSteps[key];
      if (key === '?') {
        openShortcutList();
      } else if (step !== undefined) {
        moveToRow(step);
      } else if (
        !shortcuts.some((shortcut) => shortcut.key === key && key !== 'Enter') ||
        !pressControl(key)
      ) {
        return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
