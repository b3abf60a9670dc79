import { useSyncExternalStore } from 'react';
import { toastDurationMs, toastStore } from './toast';

/** Spec section 9. */
const visibleToasts = 3;

/** The notices. */
export function Toaster() {
  const { Library, plain } = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  return (
    <>
      {Library === null ? null : (
        // At the top, where they cover neither a form's button nor the box a message is typed into.
        <Library
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
        {plain.slice(-visibleToasts).map(({ id, kind, message }) => (
          <p
            key={id}
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
