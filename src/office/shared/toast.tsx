/**
 * Shows toasts. The library loads with the first toast; if it can't load, a toast is a plain line of text.
 */
import type { Toaster } from 'sonner';
import { openDialogs } from '../../ui/open-dialogs';
import { drawToasts } from '../../ui/toast-region';
import { useIsMobile } from '../../ui/use-is-mobile';
import { Button } from './button';

/** How long a toast stays, and how many show at once. */
const toastDurationMs = 4000;
const visibleToasts = 3;

type Kind = 'success' | 'error';

/** What a toast offers. Such a toast stays until somebody closes it or takes the offer. */
type ToastAction = { label: string; run: () => void };

/** The library's component; null until it has loaded. */
let Library: typeof Toaster | null = null;
type PlainToast = { id: string; kind: Kind; message: string; action: ToastAction | undefined };
/** The newest toasts, shown as plain lines when the library can't load. */
let plain: readonly PlainToast[] = [];

function removePlain(toast: PlainToast): void {
  plain = plain.filter((one) => one !== toast);
  draw();
}

/** What could be said once no dialog is open. */
const held: string[] = [];

/** Takes the notices of success away. Those of failures stay. */
async function clearSuccesses(): Promise<void> {
  plain = plain.filter(({ kind }) => kind !== 'success');
  if (Library === null) {
    return draw();
  }
  const { toast } = await import('sonner');
  for (const shown of toast.getToasts()) {
    if ('type' in shown && shown.type === 'success') {
      toast.dismiss(shown.id);
    }
  }
}

// A dialog needs the whole window of a phone. A success can wait until it closes; of one from before, enough has been
// seen. A failure is shown at once, and the dialog leaves it some room (styles/office.css).
openDialogs.subscribe(() => {
  if (openDialogs.get() > 0) {
    void clearSuccesses();
  } else {
    for (const message of held.splice(0)) {
      showToast.success(message);
    }
  }
});

async function raise(kind: Kind, message: string, action?: ToastAction): Promise<void> {
  const sonner = await import('sonner').catch(() => null);
  if (kind === 'success' && openDialogs.get() > 0) {
    held.push(message);
    return;
  }
  if (sonner) {
    // The library keeps toasts that come before its component is on the page.
    sonner.toast[kind](
      message,
      // The same one again replaces it.
      action && { id: message, duration: Infinity, action: { label: action.label, onClick: action.run } },
    );
    Library = sonner.Toaster;
  } else {
    const toast = { id: crypto.randomUUID(), kind, message, action };
    plain = [...plain, toast].slice(-visibleToasts);
    if (!action) {
      setTimeout(() => removePlain(toast), toastDurationMs);
    }
  }
  draw();
}

export const showToast = {
  success: (message: string) => void raise('success', message),
  error: (message: string, action?: ToastAction) => void raise('error', message, action),
};

/** On a phone. styles/office.css says what they keep off there; outside the office it is the call bar. */
const phoneBottom = 'var(--toasts, calc(4.5rem + env(safe-area-inset-bottom)))';

const draw = () => drawToasts(<Toasts Region={Library} lines={plain} />);

type ToastsProps = { Region: typeof Toaster | null; lines: readonly PlainToast[] };

function Toasts({ Region, lines }: ToastsProps) {
  const isPhone = useIsMobile();
  return (
    <>
      {Region === null ? null : (
        // Here toasts leave names, tabs, submit buttons and the message box free: beside the account in the header.
        <Region
          visibleToasts={visibleToasts}
          duration={toastDurationMs}
          position={isPhone ? 'bottom-left' : 'top-right'}
          offset={isPhone ? { bottom: phoneBottom, left: '0.5rem' } : { top: '0.1875rem', right: '8.5rem' }}
          mobileOffset={{ bottom: phoneBottom, left: '0.5rem', right: '0.5rem' }}
          className="[--width:20rem]!"
          expand={isPhone}
          closeButton
          toastOptions={{
            classNames: {
              toast: '!rounded !border-edge !bg-white !p-3 !pr-10 md:!py-2 !font-sans !text-base !text-ink',
              closeButton: '!top-3 md:!top-2 !right-2 !left-auto !transform-none',
              actionButton: '!h-9 !bg-transparent !px-2 !text-base !font-semibold !text-ink !underline',
              success: '!border-l-4 !border-l-go [&_[data-icon]]:text-go',
              error: '!border-l-4 !border-l-stop [&_[data-icon]]:text-stop',
            },
          }}
        />
      )}
      <div
        className="fixed z-50 space-y-2 max-md:inset-x-2 md:top-1 md:right-34 md:w-80"
        style={isPhone ? { bottom: phoneBottom } : undefined}
      >
        {lines.map((toast) => (
          <p
            key={toast.id}
            role={toast.kind === 'error' ? 'alert' : 'status'}
            className={`border border-l-4 border-edge bg-white p-3 text-base text-ink ${toast.kind === 'error' ? 'border-l-stop' : 'border-l-go'}`}
          >
            <span>{toast.message}</span>
            {toast.action ? (
              <Button
                look="underlined"
                className="ml-2"
                onClick={() => {
                  toast.action?.run();
                  removePlain(toast);
                }}
              >
                {toast.action.label}
              </Button>
            ) : null}
          </p>
        ))}
      </div>
    </>
  );
}
