import { Suspense, lazy, useSyncExternalStore } from 'react';
import { toastSource } from '../lib/toast';
import { wholeStyles } from '../whole-styles';
import { CrashBoundary } from './crash-boundary';

const ToastRegion = lazy(async () => {
  const [{ ToastRegion: region }] = await Promise.all([import('./toast-region'), wholeStyles()]);
  return { default: region };
});

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
