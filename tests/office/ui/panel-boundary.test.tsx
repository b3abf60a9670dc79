import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PanelBoundary } from '../../../src/office/panels/panel-boundary';
import { takeConsoleErrors } from '../../support/console-guard';

it('a panel that can’t be shown leaves the others alone, and Retry shows it again', async () => {
  let isBroken = true;
  function Figures() {
    if (isBroken) {
      throw new TypeError('no figures');
    }
    return <p>12 calls</p>;
  }
  const panels = (
    <QueryClientProvider client={new QueryClient()}>
      <PanelBoundary subject="The figures">
        <Figures />
      </PanelBoundary>
      <p>The list</p>
    </QueryClientProvider>
  );
  const person = userEvent.setup();
  render(panels);
  expect(screen.getByRole('alert')).toHaveTextContent('The figures could not be shown.');
  expect(screen.getByText('The list')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('12 calls')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  takeConsoleErrors();
});
