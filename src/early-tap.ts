/** What the inline script of a prerendered page (build/late-start.ts) leaves for the app. */
type EarlyTap = { target: HTMLElement | null; note: (event: Event) => void };

declare global {
  interface Window {
    earlyTap?: EarlyTap;
  }
}

/** Makes the last tap on a button again that came before anything listened to it. */
export function repeatEarlyTap(): void {
  const { earlyTap } = window;
  if (!earlyTap) return;
  removeEventListener('click', earlyTap.note, true);
  delete window.earlyTap;
  if (earlyTap.target?.isConnected) earlyTap.target.click();
}
