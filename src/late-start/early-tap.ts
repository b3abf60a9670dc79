/** The last tap on a button before hydration, and the listener that notes it. */
export type EarlyTap = { target: HTMLElement | null; note: (event: Event) => void };

declare global {
  interface Window {
    /** The state that the inline script (late-start.ts) hands to the app. */
    earlyTap?: EarlyTap;
  }
}

/** Call this once React handles taps itself. */
export function endEarlyTaps(): void {
  if (window.earlyTap) {
    removeEventListener('click', window.earlyTap.note, true);
  }
}

/** Repeats the last tap on a button that came before hydration. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window;
  if (!earlyTap) {
    return;
  }
  delete window.earlyTap;
  if (earlyTap.target?.isConnected) {
    earlyTap.target.click();
  }
}
