/**
 * Shows toasts. The library loads with the first toast; if it can't load, a toast is a plain line of text.
 */
import type { Toaster } from 'sonner';
import { drawNotices } from '../../ui/toast-region';

/** How long a toast stays, and how many show at once. */
const toastDurationMs = 4000;
const visibleToasts = 3;

type Kind = 'success' | 'error';
type Notice = { kind: Kind; message: string };

/** The library's component; null until it has loaded. */
let Library: typeof Toaster | null = null;
/** The newest toasts, shown as plain lines when the library can't load. */
let plain: readonly Notice[] = [];

const draw = () => drawNotices(<Notices Library={Library} plain={plain} />);

async function raise(kind: Kind, message: string): Promise<void> {
  try {
    const sonner = await import('sonner');
    // The library keeps toasts that come before its component is on the page.
    sonner.toast[kind](message);
    Library = sonner.Toaster;
  } catch {
    const notice = { kind, message };
    plain = [...plain, notice].slice(-visibleToasts);
    setTimeout(() => {
      plain = plain.filter((one) => one !== notice);
      draw();
    }, toastDurationMs);
  }
  draw();
}

export const showToast = {
  success: (message: string) => void raise('success', message),
  error: (message: string) => void raise('error', message),
};

type NoticesProps = { Library: typeof Toaster | null; plain: readonly Notice[] };

function Notices({ Library: Drawn, plain: lines }: NoticesProps) {
  return (
    <>
      {Drawn === null ? null : (
        // At the top, toasts don't cover submit buttons or the message box.
        <Drawn
          visibleToasts={visibleToasts}
          duration={toastDurationMs}
          position="top-right"
          expand
          closeButton
          toastOptions={{
            classNames: {
              toast: '!rounded !border-ink !bg-white !font-sans !text-base !text-ink',
              success: '!border-l-4 !border-l-go [&_[data-icon]]:text-go',
              error: '!border-l-4 !border-l-stop [&_[data-icon]]:text-stop',
            },
          }}
        />
      )}
      <div className="fixed inset-x-4 top-4 z-50 space-y-2 md:left-auto md:w-89">
        {lines.map(({ kind, message }) => (
          <p
            key={message}
            role={kind === 'error' ? 'alert' : 'status'}
            className={`border border-l-4 border-ink bg-white p-4 text-base text-ink ${kind === 'error' ? 'border-l-stop' : 'border-l-go'}`}
          >
            {message}
          </p>
        ))}
      </div>
    </>
  );
}
