import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { toastSource } from '../lib/toast';

/** At most three notices at a time, four seconds each (spec section 9). */
const visibleToasts = 3;
const durationMs = 4000;

export function ToastRegion() {
  useEffect(() => toastSource.connect(({ kind, message }) => toast[kind](message)), []);
  return <Toaster visibleToasts={visibleToasts} duration={durationMs} richColors closeButton />;
}
