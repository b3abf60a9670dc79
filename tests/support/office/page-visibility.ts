/** A page that goes to the background and comes back; jsdom's is always in front. */
import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

function set(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

export const hidePage = () => set('hidden');
export const showPage = () => set('visible');

// The spy is taken away by the console's guard; whoever listens has to hear of it.
afterEach(showPage);
