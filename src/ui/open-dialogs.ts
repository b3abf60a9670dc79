import { createSharedValue } from './shared-value';

/** How many dialogs are open in the middle of the window. A sheet is none: it leaves room below it. */
export const openDialogs = createSharedValue(0);
