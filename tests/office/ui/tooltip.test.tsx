import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from '../../../src/ui/tooltip';
import '../../support/office/browser';

afterEach(() => void vi.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const enter = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });

/** Closes the tooltip with Escape and moves the pointer off the button. */
function leave(name: string) {
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
}

it('a tooltip opens after 700 ms, and another one opens at once within 300 ms of the first closing', () => {
  vi.useFakeTimers();
  render(
    <TooltipProvider>
      {['one', 'two'].map((name) => (
        <Tooltip key={name} text={`About ${name}`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  );
  enter('one');
  wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('About one');
  leave('one');
  wait(299);
  enter('two');
  expect(screen.getByRole('tooltip')).toHaveTextContent('About two');
  leave('two');
  wait(300);
  enter('one');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
