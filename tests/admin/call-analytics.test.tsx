import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { businessNumber, customer, names, office, refusal, serveOffice } from '../support/office-server';
import { findNotice, notices, openTab } from '../support/render-office';

serveOffice();

const inbound = {
  sid: 'CA1',
  direction: 'inbound' as const,
  from: customer,
  to: businessNumber,
  startTime: '2026-11-20T15:00:00Z',
  status: 'completed',
  duration: 42,
};
const outbound = {
  ...inbound,
  sid: 'CA2',
  direction: 'outbound' as const,
  from: businessNumber,
  to: customer,
  startTime: null,
  status: 'queued',
  duration: 0,
};

describe('recent call activity', () => {
  it('shows direction, both numbers, start, status and duration of each call', async () => {
    office.calls = [inbound, outbound];
    await openTab('Call Analytics');
    const list = await screen.findByRole('list', { name: 'Recent Call Activity' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(`From ${customer}`);
    expect(first).toHaveTextContent(businessNumber);
    expect(first).toHaveTextContent('completed');
    expect(first).toHaveTextContent('42 seconds');
    expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T15:00:00Z');
    expect(second).toHaveTextContent(`To ${customer}`);
    expect(second).toHaveTextContent('Not started');
    expect(second).toHaveTextContent('0 seconds');
  });

  it('sets apart the calls that reached nobody', async () => {
    office.calls = [inbound, { ...inbound, sid: 'CA9', status: 'no-answer', duration: 0 }];
    await openTab('Call Analytics');
    expect(await screen.findByText('no-answer')).toHaveClass('text-stop');
    expect(screen.getByText('completed')).not.toHaveClass('text-stop');
  });

  it('says so when there are none, and loads again on request', async () => {
    const person = await openTab('Call Analytics');
    expect(screen.getByRole('heading', { name: 'Recent Call Activity' })).toBeVisible();
    expect(await screen.findByText('No recent calls')).toBeVisible();
    office.calls = [inbound];
    await person.click(screen.getByRole('button', { name: 'Refresh Call Logs' }));
    expect(await screen.findByText(`From ${customer}`)).toBeVisible();
    expect(screen.queryByText('No recent calls')).toBeNull();
  });

  it('says once that it failed, after a second attempt, and loads on Retry', async () => {
    office.instead.getCallLogs = refusal(503, 'Twilio did not answer.');
    const person = await openTab('Call Analytics');
    await findNotice('Failed to load call logs');
    expect(notices('Failed to load call logs')).toHaveLength(1);
    expect(screen.getByText('The call log could not be loaded.')).toBeVisible();
    expect(screen.getByText('Twilio did not answer.')).toBeVisible();
    expect(names().filter((name) => name === 'getCallLogs')).toHaveLength(2);
    office.instead = {};
    office.calls = [inbound];
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(`From ${customer}`)).toBeVisible();
  });
});
