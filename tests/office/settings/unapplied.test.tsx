/** Changes of the call settings that are not applied yet. */
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { office } from '../../support/office/office-server';
import { heldAnswer, refusal } from '../../support/office/answers';
import { findNotice, openTab } from '../../support/office/render-office';

const apply = () => screen.getByRole('button', { name: 'Apply Missed-Call Settings' });
const textBack = () => screen.findByRole('switch', { name: 'Text the caller back' });

it('are kept when they were made while others were being applied', async () => {
  const saved = heldAnswer();
  office.instead.updateMissedCallHandling = saved.answer;
  const person = await openTab('Settings');
  await person.click(await textBack());
  await person.click(apply());
  await person.click(screen.getByRole('switch', { name: 'Let the caller leave a voicemail' }));
  saved.give(HttpResponse.json({ success: true }));
  await findNotice('Missed-call settings updated successfully');
  expect(screen.getByRole('switch', { name: 'Let the caller leave a voicemail' })).toBeChecked();
  expect(screen.getByText(/^Not applied yet/)).toBeVisible();
});

it('of another browser tab are left alone when this one shows the same settings', async () => {
  const person = await openTab('Settings');
  await textBack();
  await person.click(screen.getByRole('tab', { name: 'Messages' }));
  const drafts = JSON.stringify({ missedCalls: '{"theirs":true}' });
  act(() => localStorage.setItem('office-drafts', drafts));
  await person.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(await textBack()).toBeVisible();
  expect(localStorage.getItem('office-drafts')).toBe(drafts);
});

it('have no number marked as wrong when the server could have meant either of two', async () => {
  office.instead.updateCallSchedule = refusal(400, 'The third phone is a number of this account.');
  const person = await openTab('Call Forwarding');
  const second = await screen.findByLabelText('Second phone');
  fireEvent.change(second, { target: { value: '+19185550113' } });
  fireEvent.change(screen.getByLabelText('Third phone'), { target: { value: '+19185550143' } });
  await person.click(screen.getByRole('button', { name: 'Apply Schedule' }));
  await findNotice('The third phone is a number of this account.');
  expect(second).toBeValid();
});
