import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { listBodies, office } from '../../support/office/office-server';
import { openSettings } from '../../support/office/render-office';

const link = `http://localhost:3000/auth/login?invitation=${'k'.repeat(43)}`;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const form = () => within(screen.getByRole('form', { name: 'Invite somebody' }));

/** Invites an address and returns the form. */
async function invite(answer: object) {
  office.instead.invitePerson = () => HttpResponse.json({ success: true, ...answer });
  const person = await openSettings('People');
  await person.type(form().getByLabelText('Email address to invite'), 'dana@fleet.example');
  await person.click(form().getByRole('button', { name: 'Invite' }));
  return form();
}

it('an invitation’s link is shown once, to hand it over', async () => {
  const shown = await invite({ link, isMailed: true });
  expect(await shown.findByText('The link is on its way to dana@fleet.example.')).toBeVisible();
  expect(shown.getByLabelText('Link of this invitation')).toHaveValue(link);
  expect(shown.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  expect(shown.getByLabelText('Email address to invite')).toHaveValue('');
  expect(listBodies('invitePerson')).toEqual([
    { action: 'invitePerson', email: 'dana@fleet.example', role: 'dispatcher' },
  ]);
});

it('an invitation that could not be mailed says so, and its link is there', async () => {
  const shown = await invite({ link, isMailed: false });
  expect(await shown.findByText(/could not be sent\. Hand over this link instead/)).toBeVisible();
  expect(shown.getByLabelText('Link of this invitation')).toHaveValue(link);
});

it('the list says how long an invitation’s link works, and when there is none any more', async () => {
  const since = inHours(-50);
  const invited = { userId: null, role: 'dispatcher', since } as const;
  office.people = [
    { ...invited, email: 'open@fleet.example', expiresAt: inHours(3) },
    { ...invited, email: 'late@fleet.example', expiresAt: inHours(-2) },
    { ...invited, email: 'old@fleet.example' },
    { ...invited, email: 'in@fleet.example', userId: 'someone' },
  ];
  await openSettings('People');
  const findRow = async (email: string) =>
    within((await screen.findByText(email)).closest('li') ?? document.body);
  expect((await findRow('open@fleet.example')).getByText(/^The link works until/)).toBeVisible();
  for (const email of ['late@fleet.example', 'old@fleet.example']) {
    expect((await findRow(email)).getByText('The link has ended. Invite them again.')).toBeVisible();
  }
  expect((await findRow('in@fleet.example')).queryByText(/link/)).toBeNull();
});
