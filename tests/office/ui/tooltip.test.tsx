import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from '../../../src/ui/tooltip';
import '../../support/office/resize-observer';

afterEach(() => {
  vi.useRealTimers();
});

it('a tooltip opens once the pointer has rested for 700 ms, and the next within 300 ms at once', () => {
  vi.useFakeTimers();
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const enter = (name: string) =>
    fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  const leave = (name: string) =>
    fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  render(
    <TooltipProvider>
      <Tooltip text="About one">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip text="About two">
        <button type="button">Two</button>
      </Tooltip>
    </TooltipProvider>,
  );

  enter('One');
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('About one');

  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  leave('One');
  wait(299);
  enter('Two');
  expect(screen.getByRole('tooltip')).toHaveTextContent('About two');

  fireEvent.keyDown(document, { key: 'Escape' });
  leave('Two');
  wait(300);
  enter('One');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
