import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { databaseRefusal } from '../../support/office/answers';
import { noAlerts } from '../../support/office/office-rows';
import { connectOffice, listRequestNames, office } from '../../support/office/office-server';
import {
  currentUrl,
  goBack,
  haveSession,
  openSettings,
  openTab,
  renderOffice,
} from '../../support/office/render-office';

const dashboard = '/admin/dashboard';
const index = () => within(screen.getByRole('navigation', { name: 'Settings' }));
const link = (name: string) => index().getByRole('link', { name: new RegExp(`^${name}`) });
const listCurrent = () =>
  index()
    .getAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);

beforeEach(connectOffice);

it('the pages of Settings are in the address, Back leads to the one before, and what was typed stays', async () => {
  const person = await openTab('Settings');
  expect(screen.getByRole('heading', { name: 'Business number' })).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Business phone number' });
  await person.type(field, '77');
  expect(screen.getByText('Not saved yet')).toBeVisible();
  await person.click(link('People'));
  expect(currentUrl()).toBe(`${dashboard}?section=people`);
  expect(listCurrent()).toEqual([expect.stringMatching(/^People/)]);
  expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Business number' })).toBeNull();

  await person.click(screen.getByRole('tab', { name: 'Messages' }));
  await person.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(screen.getByRole('heading', { name: 'People' })).toBeVisible();
  await goBack();
  await goBack();
  await goBack();
  await waitFor(() => expect(currentUrl()).toBe(dashboard));
  expect(screen.getByRole('textbox', { name: 'Business phone number' })).toBe(field);
  expect(field).toHaveValue('+1918555014377');
});

it('an address with a page that nobody knows shows the number', async () => {
  await haveSession();
  renderOffice(`${dashboard}?section=weather`);
  expect(await screen.findByRole('heading', { name: 'Business number' })).toBeVisible();
  expect(listCurrent()).toEqual([expect.stringMatching(/^Number/)]);
});

it('the list of pages says what is set on each, and what could not be loaded', async () => {
  Object.assign(office.callHandling, { voicemail_on: true, closed_answer_on: true });
  office.savedReplies = [{ id: 'r1', body: 'We are on our way.' }];
  office.jobSettings = {
    ...office.jobSettings,
    payLink: 'https://pay.example',
    templates: { done: 'Done.' },
  };
  const invited = { userId: null, role: 'dispatcher', since: new Date().toISOString() } as const;
  office.people = [
    { ...invited, userId: 'one', role: 'admin', email: 'one@fleet.example' },
    { ...invited, userId: 'two', email: 'two@fleet.example' },
    { ...invited, email: 'three@fleet.example' },
  ];
  office.instead['getAlerts'] = () =>
    HttpResponse.json({
      success: true,
      ...noAlerts,
      devices: [{ endpoint: 'https://push.example/1' }],
      quietHours: { from: '21:00', to: '06:30' },
    });
  office.instead['getOfficeStatus'] = databaseRefusal(500, 'XX000');
  await openTab('Settings');
  const lines = () =>
    index()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(lines()).toEqual([
      expect.stringMatching(/^Number.*555-0143/),
      'Calls and voicemailVoicemail on, texts back off',
      'Automatic textsAfter hours on, emergencies off',
      'Replies1 saved',
      'Job textsReminders on, 1 in your words',
      'WebsiteNo notice',
      'AlertsBy 1 device, quiet 9 PM to 6:30 AM',
      'People1 admin, 1 dispatcher, 1 invited',
      'ContactsImport and export',
      'LinksSet: pay',
      'StatusCould not be loaded',
      'Your calendarNot subscribed',
      'Login and passwordSecond step off',
    ]),
  );
});

it('a dispatcher sees their own pages only, whatever the address says', async () => {
  Object.assign(office, { isAdmin: false, role: 'dispatcher' });
  await haveSession();
  renderOffice(`${dashboard}?section=people`);
  expect(await screen.findByRole('region', { name: 'Replies' })).toBeVisible();
  expect(index().getAllByRole('link')).toHaveLength(4);
  expect(listRequestNames()).not.toContain('getPeople');
});

it('a name is saved, and taken back by an empty one', async () => {
  const person = await openSettings('Login and password');
  const field = await screen.findByRole('textbox', { name: 'Your name' });
  expect(field).toHaveValue('Olive');
  await person.clear(field);
  await person.type(field, 'Pat Hale');
  office.instead.setOwnName = () => HttpResponse.error();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Could not be saved\./)).toBeVisible();
  expect(field).toHaveValue('Pat Hale');
  expect(field).toHaveFocus();
  office.instead = {};
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(office.members).toMatchObject([{ name: 'Pat Hale' }]);
  await person.clear(field);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveValue('owner'));
});

it('a new password starts with a mailed link', async () => {
  const person = await openSettings('Login and password');
  await person.click(screen.getByRole('button', { name: 'Email me a link' }));
  expect(await screen.findByText('A link is on its way to owner@example.com.')).toBeVisible();
  expect(listRequestNames().filter((name) => name.startsWith('recover'))).toHaveLength(1);
});
