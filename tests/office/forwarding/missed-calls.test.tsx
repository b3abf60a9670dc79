import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { businessName } from '../../../supabase/functions/_shared/domain/business';
import { createWeek } from '../../../supabase/functions/_shared/domain/business-hours';
import { refusal } from '../../support/office/answers';
import { listBodies, hold, office } from '../../support/office/office-server';
import { findNotice, openSettings, openTab } from '../../support/office/render-office';

const textSwitch = () => screen.findByRole('switch', { name: 'Text the caller back' });
const apply = () => screen.getByRole('button', { name: 'Save' });

it('the missed-call settings save the suggested greeting and a custom text', async () => {
  const person = await openSettings('Calls and voicemail');
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
  expect(listBodies(action)).toEqual([{ action, ...textBack, ...voicemail }]);
});

it('the notice to visitors is saved from its own page, and its line in the list says that there is one', async () => {
  const person = await openSettings('Website');
  const notice = await screen.findByRole('textbox', { name: 'Notice to visitors' });
  await person.type(notice, 'Ice storm: long waits east of Claremore');
  expect(notice).toHaveAccessibleDescription(/39 of 90 characters/);
  await person.click(apply());
  await findNotice('Website notice updated successfully');
  const siteNotice = 'Ice storm: long waits east of Claremore';
  expect(listBodies('updateSiteNotice')).toEqual([{ action: 'updateSiteNotice', siteNotice }]);
  expect(await screen.findByText('Shows a notice')).toBeInTheDocument();
});

it('the automatic answers show what a customer gets, and are saved', async () => {
  office.callHandling.hours = createWeek(() => null);
  const person = await openSettings('Automatic texts');
  await person.click(await screen.findByRole('switch', { name: 'Answer texts after hours' }));
  const closed = { target: { value: 'Closed until [opening].' } };
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer after hours' }), closed);
  const preview = screen.getByText('After hours a customer gets:').parentElement;
  expect(preview).toHaveTextContent(/Closed until further notice\.$/);
  await person.click(screen.getByRole('switch', { name: 'Answer emergency words' }));
  const urgent = { target: { value: 'Call the shop at once.' } };
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer to emergency words' }), urgent);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await findNotice('Automatic answers updated successfully');
  const action = 'updateTextAnswers';
  const closedAnswer = { closedAnswerOn: true, closedAnswerText: 'Closed until [opening].' };
  const emergency = { emergencyAnswerOn: true, emergencyAnswerText: 'Call the shop at once.' };
  const unchanged = { answerPauseHours: 12, emergencyWords: ['truck is down', 'no brakes'] };
  const sent = { action, ...closedAnswer, ...emergency, emergencyAnswerAlways: false, ...unchanged };
  expect(listBodies(action)).toEqual([sent]);
});

it('the automatic answers have a list of emergency words and a pause, which the form checks', async () => {
  const person = await openSettings('Automatic texts');
  const words = await screen.findByRole('textbox', { name: 'Emergency words' });
  expect(words).toHaveValue('truck is down\nno brakes');
  const applyAnswers = () => person.click(screen.getByRole('button', { name: 'Save' }));
  const write = (value: string) => fireEvent.change(words, { target: { value } });

  write(' \n');
  await applyAnswers();
  await findNotice('Write at least one emergency word.');
  expect(words).toHaveAccessibleDescription(/Write at least one emergency word\./);
  write('x'.repeat(61));
  await applyAnswers();
  await findNotice('An emergency word can have 60 characters at most.');
  write('no brakes\n\n  sin   frenos \nno brakes\n');

  await person.click(screen.getByRole('switch', { name: 'Answer texts after hours' }));
  const hours = screen.getByRole('spinbutton', { name: 'Hours without this answer after your own text' });
  expect(hours).toHaveValue(12);
  for (const wrong of ['73', '-1', '1.5', '']) {
    fireEvent.change(hours, { target: { value: wrong } });
    await applyAnswers();
    expect(hours, wrong).toHaveAccessibleDescription(/Enter a whole number of hours, 0 to 72\./);
  }
  fireEvent.change(hours, { target: { value: '0' } });
  expect(listBodies('updateTextAnswers')).toEqual([]);
  await applyAnswers();
  await findNotice('Automatic answers updated successfully');
  const saved = { answerPauseHours: 0, emergencyWords: ['no brakes', 'sin frenos'] };
  expect(listBodies('updateTextAnswers')).toEqual([expect.objectContaining(saved)]);
  expect(words).toHaveValue('no brakes\nsin frenos');
});

it('call settings that are not applied yet are kept when they were made while others were being applied', async () => {
  const give = hold('updateMissedCallHandling');
  const person = await openSettings('Calls and voicemail');
  await person.click(await textSwitch());
  await person.click(apply());
  await person.click(screen.getByRole('switch', { name: 'Let the caller leave a voicemail' }));
  give(HttpResponse.json({ success: true }));
  await findNotice('Missed-call settings updated successfully');
  expect(screen.getByRole('switch', { name: 'Let the caller leave a voicemail' })).toBeChecked();
  expect(screen.getByText(/^Not saved yet/)).toBeVisible();
});

it('call settings that are not applied yet of another browser tab are left alone when this one shows the same settings', async () => {
  const person = await openSettings('Calls and voicemail');
  await textSwitch();
  await person.click(screen.getByRole('tab', { name: 'Messages' }));
  const drafts = JSON.stringify({ missedCalls: { theirs: true } });
  act(() => localStorage.setItem('office-settings-drafts', drafts));
  await person.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(await textSwitch()).toBeVisible();
  expect(localStorage.getItem('office-settings-drafts')).toBe(drafts);
});

it('call settings that are not applied yet have no number marked as wrong when the server could have meant either of two', async () => {
  office.instead.updateCallSchedule = refusal(400, 'The third phone is a number of this account.');
  const person = await openTab('Call Forwarding');
  const second = await screen.findByLabelText('Second phone');
  fireEvent.change(second, { target: { value: '+19185550113' } });
  fireEvent.change(screen.getByLabelText('Third phone'), { target: { value: '+19185550143' } });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await findNotice('The third phone is a number of this account.');
  expect(second).toBeValid();
});
