/**
 * Short notices. The library that draws them is fetched when the first one is raised, so a page
 * that raises none doesn't carry it. They live at the app's root and survive a change of page.
 */
export type Toast = { kind: 'success' | 'error'; message: string };

let show: ((toast: Toast) => void) | null = null;
let isNeeded = false;
const waiting: Toast[] = [];
const listeners = new Set<() => void>();

function raise(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  isNeeded = true;
  for (const listener of listeners) listener();
}

export const showToast = {
  success: (message: string) => raise({ kind: 'success', message }),
  error: (message: string) => raise({ kind: 'error', message }),
};

/** The other end, for the component that draws the notices. */
export const toastSource = {
  /** Calls back when the drawing component is first needed. Answers how to unsubscribe. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isNeeded: () => isNeeded,
  /** Hands over what waited and everything from now on. Answers how to disconnect. */
  connect: (draw: (toast: Toast) => void): (() => void) => {
    show = draw;
    for (const toast of waiting.splice(0)) draw(toast);
    return () => {
      show = null;
    };
  },
};
