import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OfficeStatus } from '../../../supabase/functions/_shared/contract/office-status';
import { office } from '../../support/office/office-server';
import '../../support/office/browser';
// After browser, which sets the environment that the client reads when it is loaded.
import { createQueryClient } from '../../../src/office/api/query-client';
import { OfficeStatusPanel } from '../../../src/office/settings/office-status';

/** By itself: the whole office takes seconds to draw, and panels.test.tsx finds the panel in it. */
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OfficeStatusPanel />
    </QueryClientProvider>,
  );

describe('the state of the office', () => {
  const long = '2026-01-02T03:04:05Z';
  const now = new Date().toISOString();
  const spend = { currency: 'USD', lastMonth: 20, thisMonth: 31 };
  it.each([
    ['nothing wrong', {}, 'Fine', 'Missed texts and calls: They were last fetched from Twilio'],
    ['a failure', { reconciliationOutcome: 'failed' }, 'Does not work', 'could not be fetched from Twilio'],
    ['a job that stopped', { reconciledAt: long }, 'Does not work', 'The five-minute job is not running'],
    ['no run yet', { reconciledAt: null, setUpAt: now }, 'To know', 'The job has not run yet'],
    ['no run ever', { reconciledAt: null }, 'Does not work', 'They were never fetched from Twilio.'],
    ['rows set aside', { setAside: 2 }, 'Could be better', '2 items could not be stored'],
    ['no night yet', { expiredDeletedAt: null, setUpAt: now }, 'To know', 'nightly job has not run yet'],
    ['a costly month', { spend }, 'Could be better', 'a lot more'],
    ['no answer from Twilio', { spend: null }, 'To know', 'Twilio did not say'],
  ] satisfies [string, Partial<OfficeStatus>, string, string][])(
    'tells of %s and what to do',
    async (_case, status, look, words) => {
      Object.assign(office.status, status);
      open();
      const list = await screen.findByRole('list', { name: 'State of the office' });
      const row = within(list)
        .getAllByRole('listitem')
        .find((item) => item.textContent.includes(words));
      expect(row && within(row).getByRole('img', { name: look })).toBeVisible();
    },
  );

  it('keeps the day on which the owner looked at the backups', async () => {
    open();
    expect(await screen.findByText(/Nobody has checked them yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I checked the backups today' }));
    expect(await screen.findByText(/^Last checked/)).toBeVisible();
  });
});
