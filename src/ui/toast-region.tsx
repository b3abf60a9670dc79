import type { ReactNode } from 'react';
import { createSharedValue } from './shared-value';

/** The toasts to render, or null. Only the office sets them, so the site doesn't load their library. */
const toasts = createSharedValue<ReactNode>(null);

export const drawToasts = toasts.set;

/** Renders the toasts at the app's root, so that they survive a change of page. */
export const ToastRegion = () => toasts.useValue();
