import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (notice: () => void) => focusManager.subscribe(notice);
const isVisible = () => focusManager.isFocused();

/** False in a background tab and behind a locked screen. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);
