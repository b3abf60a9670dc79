import { Suspense, lazy, useSyncExternalStore } from 'react';
import { toastSource } from '../lib/toast';
import { CrashBoundary } from './crash-boundary';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region')).ToastRegion }));

/** Mounts the notices at the app's root once somebody raises one. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(toastSource.subscribe, toastSource.isNeeded, () => false);
  if (!isNeeded) return null;
  return (
    <CrashBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </CrashBoundary>
  );
}
