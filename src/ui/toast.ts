/**
 * Short notices. The library that draws them is fetched with the first one, so a page that raises none
 * doesn't carry it. Where it can't be had, a notice is a plain line for as long.
 */
import type { Toaster } from 'sonner';

/** How long a notice stays (spec section 9). */
export const toastDurationMs = 4000;

type Kind = 'success' | 'error';
type Notice = { id: number; kind: Kind; message: string };
type ToastState = {
  /** Draws the notices, once it is here. */
  Library: typeof Toaster | null;
  /** Those that are told without it. */
  plain: readonly Notice[];
};

let state: ToastState = { Library: null, plain: [] };
let lastId = 0;
const listeners = new Set<() => void>();

function change(changes: Partial<ToastState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

async function raise(kind: Kind, message: string): Promise<void> {
  try {
    const sonner = await import('sonner');
    // It keeps what is raised before its component is on the page.
    sonner.toast[kind](message);
    change({ Library: sonner.Toaster });
  } catch {
    lastId += 1;
    const notice = { id: lastId, kind, message };
    change({ plain: [...state.plain, notice] });
    setTimeout(() => change({ plain: state.plain.filter((one) => one !== notice) }), toastDurationMs);
  }
}

export const showToast = {
  success: (message: string) => void raise('success', message),
  error: (message: string) => void raise('error', message),
};

/** For the component that draws them. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): ToastState => state,
};
