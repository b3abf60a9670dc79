import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from '../../../src/office/use-kept-focus';

/** A panel whose button disappears with the second click, as Retry may. */
function Panel() {
  useKeptFocus();
  const [clicks, setClicks] = useState(0);
  return (
    <main>
      {clicks < 2 ? (
        <button type="button" onClick={() => setClicks(clicks + 1)}>
          Retry
        </button>
      ) : null}
      <p>Nothing to press</p>
    </main>
  );
}

it('the focus stays in the panel when a button disappears that was clicked twice', async () => {
  const person = userEvent.setup();
  render(<Panel />);
  const retry = screen.getByRole('button', { name: 'Retry' });
  await person.click(retry);
  await person.click(retry);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
