/** What the inline script of a prerendered page (inline-script.ts) leaves for the app. */
type EarlyTap = { target: HTMLElement | null; note: (event: Event) => void };

declare global {
  interface Window {
    earlyTap?: EarlyTap;
  }
}

/** From here on React answers taps by itself, those in the middle of its work too. */
export function endEarlyTaps(): void {
  if (window.earlyTap) removeEventListener('click', window.earlyTap.note, true);
}

/** Makes the last tap on a button again that came before anything listened to it. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window;
  if (!earlyTap) return;
  delete window.earlyTap;
  if (earlyTap.target?.isConnected) earlyTap.target.click();
}
