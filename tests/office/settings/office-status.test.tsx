import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../src/office/api/query-client';
import { OfficeStatusPanel } from '../../../src/office/settings/office-status';
import type { OfficeStatus } from '../../../supabase/functions/_shared/contract/office-status';
import { office } from '../../support/office/office-server';

/** Renders only this panel, because the whole office takes seconds. panels.test.tsx covers it in the office. */
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeStatusPanel />
    </QueryClientProvider>,
  );

const long = '2026-01-02T03:04:05Z';
const down = { reconciliationOutcome: 'failed', reconciliationReason: 'twilio_unreachable' };
const spend = { currency: 'USD', lastMonth: 20, thisMonth: 31 };
it.each([
  ['no problem', {}, 'Fine', 'Missed texts and calls: They were last fetched from Twilio'],
  ['a failure', { reconciliationOutcome: 'failed' }, 'Does not work', 'set this up. Reason: unknown'],
  ['that Twilio is down', down, 'Does not work', 'Check Twilio’s status page'],
  ['a stopped job', { reconciledAt: long }, 'Does not work', 'The five-minute job is not running'],
  ['a job not yet run', { reconciledAt: null }, 'Could be better', 'every five minutes has not run yet'],
  ['rows that were set aside', { setAside: 2 }, 'Could be better', 'Not stored: 2'],
  ['no nightly run', { expiredDeletedAt: null }, 'Could be better', 'nightly job has not run yet'],
  ['much higher costs', { spend }, 'Could be better', 'a lot more'],
  ['unknown costs', { spend: null }, 'To know', 'Twilio did not say'],
] satisfies [string, Partial<OfficeStatus>, string, string][])(
  'the state of the office reports %s',
  async (_case, status, look, words) => {
    Object.assign(office.status, status);
    open();
    const row = within(await screen.findByRole('list', { name: 'State of the office' }))
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes(words));
    expect(row && within(row).getByRole('img', { name: look })).toBeVisible();
  },
);

it('the state of the office saves the day on which the owner checked the backups', async () => {
  open();
  expect(await screen.findByText(/Nobody has checked them yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I checked the backups today' }));
  expect(await screen.findByText(/^Last checked/)).toBeVisible();
});
