declare global {
  interface Window {
    /** The state that the inline script (inline-script.ts) hands to the app. */
    earlyTap?: { target: HTMLElement | null; note: (event: Event) => void };
  }
}

/** Call this once React handles taps itself. */
export function endEarlyTaps(): void {
  if (window.earlyTap) removeEventListener('click', window.earlyTap.note, true);
}

/** Repeats the last tap on a button that came before hydration. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window;
  if (!earlyTap) return;
  delete window.earlyTap;
  if (earlyTap.target?.isConnected) earlyTap.target.click();
}
