import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { weekOf } from '../../../supabase/functions/_shared/business-hours';
import { businessName } from '../../../supabase/functions/_shared/business-name';
import { bodiesOf, hold, office } from '../../support/office/office-server';
import { refusal } from '../../support/office/answers';
import { findNotice, openTab } from '../../support/office/render-office';

const textSwitch = () => screen.findByRole('switch', { name: 'Text the caller back' });
const apply = () => screen.getByRole('button', { name: 'Apply Missed-Call Settings' });

it('the missed-call settings save the suggested greeting and a custom text', async () => {
  const person = await openTab('Settings');
  await person.click(await textSwitch());
  const text = screen.getByRole('textbox', { name: 'Text to the caller' });
  expect(text).toHaveValue(
    `${businessName}: sorry we missed your call. Reply with your machine, where it is and whether it can move. Reply STOP to opt out.`,
  );
  expect(text).toHaveAccessibleDescription(/\d+ of 320 characters/);
  await person.clear(text);
  await person.type(text, 'Text us – we read it.');
  await person.click(screen.getByRole('switch', { name: 'Let the caller leave a voicemail' }));
  await person.click(screen.getByRole('switch', { name: 'Transcribe voicemails' }));
  await person.click(apply());
  await findNotice('Missed-call settings updated successfully');
  const greeting: unknown = expect.stringContaining(`Thank you for calling ${businessName}.`);
  const action = 'updateMissedCallHandling';
  const textBack = { textBackOn: true, textBackText: 'Text us – we read it.' };
  const voicemail = { voicemailOn: true, voicemailGreeting: greeting, transcribeOn: true };
  expect(bodiesOf(action)).toEqual([{ action, ...textBack, ...voicemail }]);
});

it('the automatic answers show what a customer gets, and are saved', async () => {
  office.callHandling.hours = weekOf(() => null);
  const person = await openTab('Settings');
  await person.click(await screen.findByRole('switch', { name: 'Answer texts after hours' }));
  const closed = { target: { value: 'Closed until [opening].' } };
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer after hours' }), closed);
  const preview = screen.getByText('After hours a customer gets:').parentElement;
  expect(preview).toHaveTextContent(/Closed until further notice\.$/);
  await person.click(screen.getByRole('switch', { name: 'Answer emergency words' }));
  const urgent = { target: { value: 'Call the shop at once.' } };
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer to emergency words' }), urgent);
  await person.click(screen.getByRole('button', { name: 'Apply Automatic Answers' }));
  await findNotice('Automatic answers updated successfully');
  const action = 'updateTextAnswers';
  const closedAnswer = { closedAnswerOn: true, closedAnswerText: 'Closed until [opening].' };
  const emergency = { emergencyAnswerOn: true, emergencyAnswerText: 'Call the shop at once.' };
  expect(bodiesOf(action)).toEqual([{ action, ...closedAnswer, ...emergency, emergencyAnswerAlways: false }]);
});

it('call settings that are not applied yet are kept when they were made while others were being applied', async () => {
  const give = hold('updateMissedCallHandling');
  const person = await openTab('Settings');
  await person.click(await textSwitch());
  await person.click(apply());
  await person.click(screen.getByRole('switch', { name: 'Let the caller leave a voicemail' }));
  give(HttpResponse.json({ success: true }));
  await findNotice('Missed-call settings updated successfully');
  expect(screen.getByRole('switch', { name: 'Let the caller leave a voicemail' })).toBeChecked();
  expect(screen.getByText(/^Not applied yet/)).toBeVisible();
});

it('call settings that are not applied yet of another browser tab are left alone when this one shows the same settings', async () => {
  const person = await openTab('Settings');
  await textSwitch();
  await person.click(screen.getByRole('tab', { name: 'Messages' }));
  const drafts = JSON.stringify({ missedCalls: '{"theirs":true}' });
  act(() => localStorage.setItem('office-drafts', drafts));
  await person.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(await textSwitch()).toBeVisible();
  expect(localStorage.getItem('office-drafts')).toBe(drafts);
});

it('call settings that are not applied yet have no number marked as wrong when the server could have meant either of two', async () => {
  office.instead.updateCallSchedule = refusal(400, 'The third phone is a number of this account.');
  const person = await openTab('Call Forwarding');
  const second = await screen.findByLabelText('Second phone');
  fireEvent.change(second, { target: { value: '+19185550113' } });
  fireEvent.change(screen.getByLabelText('Third phone'), { target: { value: '+19185550143' } });
  await person.click(screen.getByRole('button', { name: 'Apply Schedule' }));
  await findNotice('The third phone is a number of this account.');
  expect(second).toBeValid();
});
