/**
 * Shows toasts. The library loads with the first toast; if it can't load, a toast is a plain line of text.
 */
import type { Toaster } from 'sonner';
import { drawToasts } from '../../ui/toast-region';

/** How long a toast stays, and how many show at once. */
const toastDurationMs = 4000;
const visibleToasts = 3;

type Kind = 'success' | 'error';

/** The library's component; null until it has loaded. */
let Library: typeof Toaster | null = null;
/** The newest toasts, shown as plain lines when the library can't load. */
let plain: readonly { id: string; kind: Kind; message: string }[] = [];

async function raise(kind: Kind, message: string): Promise<void> {
  try {
    const sonner = await import('sonner');
    // The library keeps toasts that come before its component is on the page.
    sonner.toast[kind](message);
    Library = sonner.Toaster;
  } catch {
    const toast = { id: crypto.randomUUID(), kind, message };
    plain = [...plain, toast].slice(-visibleToasts);
    setTimeout(() => {
      plain = plain.filter((one) => one !== toast);
      draw();
    }, toastDurationMs);
  }
  draw();
}

export const showToast = {
  success: (message: string) => void raise('success', message),
  error: (message: string) => void raise('error', message),
};

/** Under the heading of an open conversation on a phone. */
const below = { top: 'calc(4.75rem + env(safe-area-inset-top))' };

function draw() {
  drawToasts(
    <>
      {Library === null ? null : (
        // Here toasts leave submit buttons, the message box and the tabs free, and on a phone Back and Call.
        <Library
          visibleToasts={visibleToasts}
          duration={toastDurationMs}
          position="top-center"
          offset={{ top: '0.5rem' }}
          mobileOffset={below}
          expand
          closeButton
          toastOptions={{
            classNames: {
              toast: '!rounded !border-ink !bg-white !pr-10 !font-sans !text-base !text-ink',
              closeButton: '!top-2 !right-2 !left-auto !transform-none',
              success: '!border-l-4 !border-l-go [&_[data-icon]]:text-go',
              error: '!border-l-4 !border-l-stop [&_[data-icon]]:text-stop',
            },
          }}
        />
      )}
      <div className="fixed inset-x-4 z-50 mx-auto max-w-89 space-y-2" style={below}>
        {plain.map(({ id, kind, message }) => (
          <p
            key={id}
            role={kind === 'error' ? 'alert' : 'status'}
            className={`border border-l-4 border-ink bg-white p-4 text-base text-ink ${kind === 'error' ? 'border-l-stop' : 'border-l-go'}`}
          >
            {message}
          </p>
        ))}
      </div>
    </>,
  );
}
