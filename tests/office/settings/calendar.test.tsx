import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../support/office/answers';
import { listBodies, office } from '../../support/office/office-server';
import { chooseInAccount, findNotice, openSettings, openTab } from '../../support/office/render-office';

const address = 'https://example.com/functions/v1/visits/secret.ics';
const press = (name: string) => screen.getByRole('button', { name });

it('an address is made from the account menu, shown once, copied and explained', async () => {
  const person = await openTab('Messages');
  await chooseInAccount(person, 'Your calendar');
  await screen.findByRole('heading', { name: 'Your calendar' });
  office.instead.createFeed = refusal(503, 'The database is not answering.');
  await person.click(await screen.findByRole('button', { name: 'Make my calendar address' }));
  await findNotice('The database is not answering.');
  office.instead = {};
  await person.click(press('Make my calendar address'));
  const shown = within(await screen.findByRole('group', { name: 'Copy this address now' }));
  expect(shown.getByText(address)).toBeVisible();
  await person.click(shown.getByRole('button', { name: 'Copy address' }));
  expect(await shown.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address);
  for (const name of ['Google Calendar:', 'Apple Calendar:', 'Outlook:']) {
    expect(shown.getByText(name)).toBeVisible();
  }
  expect(shown.getByRole('link', { name: 'open it there' })).toHaveAttribute(
    'href',
    address.replace('https', 'webcal'),
  );
});

it('an address of before is not shown again, gives way to a new one, and is revoked after a question', async () => {
  office.feedSince = '2026-10-03T15:00:00Z';
  const person = await openSettings('Your calendar');
  expect(await screen.findByText(/^You have an address since Oct 3\. It was shown once/)).toBeVisible();
  expect(screen.queryByText(address)).toBeNull();
  await person.click(press('Make a new address'));
  const replace = within(screen.getByRole('dialog', { name: 'Make a new address?' }));
  await person.click(replace.getByRole('button', { name: 'Make a new address' }));
  expect(await screen.findByText(address)).toBeVisible();

  await person.click(press('Revoke the address'));
  const revoke = within(screen.getByRole('dialog', { name: 'Revoke the address?' }));
  office.instead.revokeFeed = refusal(503, 'The database is not answering.');
  await person.click(revoke.getByRole('button', { name: 'Revoke the address' }));
  expect(await revoke.findByRole('alert')).toHaveTextContent('The database is not answering.');
  office.instead = {};
  await person.click(revoke.getByRole('button', { name: 'Revoke the address' }));
  await findNotice('The address is revoked');
  expect(await screen.findByRole('button', { name: 'Make my calendar address' })).toBeVisible();
  expect(screen.queryByText(address)).toBeNull();
  expect(listBodies('revokeFeed')).toHaveLength(2);
});

it('whether there is an address may fail to load, and a dispatcher has a calendar, too', async () => {
  Object.assign(office, { isAdmin: false, role: 'dispatcher' });
  office.instead.getFeed = refusal(503, 'The database is not answering.');
  const person = await openSettings('Your calendar');
  const failed = within(await screen.findByRole('group', { name: 'Your calendar: loading failed' }));
  office.instead = {};
  await person.click(failed.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(press('Make my calendar address')).toBeVisible());
});
