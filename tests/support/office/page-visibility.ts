/** Hides the page and shows it again, which jsdom can't do by itself. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

function set(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

export const hidePage = () => set('hidden');
export const showPage = () => set('visible');
