import { act, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, it, vi } from 'vitest';
import { showToast } from '../../../src/office/shared/toast';
import { Dialog } from '../../../src/ui/dialog';
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

it('a dialog takes notices of success away, and holds new ones until it closes', async () => {
  const view = render(<ToastRegion />);
  const draw = (isOpen: boolean) =>
    view.rerender(
      <>
        <ToastRegion />
        <Dialog open={isOpen} title="Tell the customer?" description="This is the text.">
          <p>Words</p>
        </Dialog>
      </>,
    );
  showToast.success('Message sent');
  showToast.error('Not saved');
  await screen.findByText('Message sent');
  await screen.findByText('Not saved');
  draw(true);
  showToast.success('Job saved');
  showToast.error('Not loaded');
  await screen.findByText('Not loaded');
  await waitFor(() =>
    expect([...shown()].map(({ textContent }) => textContent)).toEqual(['Not loaded', 'Not saved']),
  );
  draw(false);
  expect(await screen.findByText('Job saved')).toBeInTheDocument();
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
