import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, it, vi } from 'vitest';
import { showToast } from '../../../src/office/shared/toast';
import { ToastRegion } from '../../../src/ui/toast-region';

afterEach(() => {
  toast.dismiss();
  vi.useRealTimers();
});

const shown = () => document.querySelectorAll('[data-sonner-toast][data-visible="true"]');

it('only the newest three notices are shown at a time', async () => {
  render(<ToastRegion />);
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    showToast.success(name);
  }
  expect(await screen.findByText('five')).toBeInTheDocument();
  expect([...shown()].map(({ textContent }) => textContent)).toEqual(['five', 'four', 'three']);
});

it('a notice disappears after four seconds', async () => {
  render(<ToastRegion />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showToast.error('Failed to load messages');
  expect(await screen.findByText('Failed to load messages')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(3_800));
  expect(shown()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(500));
  act(() => void vi.advanceTimersByTime(500));
  expect(shown()).toHaveLength(0);
});
