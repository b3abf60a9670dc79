import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { toastSource } from '../lib/toast';

/** At most three notices at a time, four seconds each (spec section 9). */
const visibleToasts = 3;
const durationMs = 4000;

/** At the top, where they cover neither a form's button nor the box a message is typed into. */
export function ToastRegion() {
  useEffect(() => toastSource.connect(({ kind, message }) => toast[kind](message)), []);
  return (
    <Toaster
      visibleToasts={visibleToasts}
      duration={durationMs}
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
  );
}
