import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultTemplates } from '../../../supabase/functions/_shared/domain/job-texts';
import { connectionLost, refusal } from '../../support/office/answers';
import { listBodies, office } from '../../support/office/office-server';
import { findNotice, openSettings } from '../../support/office/render-office';

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const form = (name: string) => within(screen.getByRole('form', { name }));
const words = (name: string) => form(name).getByRole('textbox', { name: 'Words' });
const item = (name: RegExp) => screen.getByRole('heading', { level: 3, name }).closest('li');

async function openTexts() {
  const person = await openSettings('Job texts');
  await screen.findByRole('list', { name: 'Job texts' });
  return person;
}

it('each text shows when it goes out and its words, and is changed, previewed and saved by itself', async () => {
  office.jobSettings = { ...office.jobSettings, templates: { done: 'All good, [name].' } };
  const person = await openTexts();
  expect(item(/^Estimate$/)).toHaveTextContent(defaultTemplates.estimate);
  expect(item(/^Done ?· your words$/)).toHaveTextContent('All good, [name].');
  await person.click(press('Change: On my way'));
  expect(words('On my way')).toHaveFocus();
  await person.clear(words('On my way'));
  await person.type(words('On my way'), 'There in ');
  await person.click(form('On my way').getByRole('button', { name: '[eta]' }));
  expect(form('On my way').getByText(/For example, Dale/).parentElement).toHaveTextContent(
    'There in 30 minutes',
  );
  expect(form('On my way').getByText('Not saved yet')).toBeVisible();
  await person.click(press('Change: Estimate'));
  await person.click(form('On my way').getByRole('button', { name: 'Save' }));
  await findNotice('On my way: saved');
  expect(item(/^On my way ?· your words$/)).toHaveTextContent('There in [eta]');
  expect(words('Estimate'), 'the other form stays').toHaveValue(defaultTemplates.estimate);
  expect(listBodies('saveJobSettings')).toEqual([
    { action: 'saveJobSettings', templates: { on_the_way: 'There in [eta]' } },
  ]);
});

it('the built-in words come back, and are not stored', async () => {
  office.jobSettings = { ...office.jobSettings, templates: { review: 'Please review us.' } };
  const person = await openTexts();
  await person.click(press('Change: Ask for a review'));
  await person.click(press('Use the built-in words'));
  expect(words('Ask for a review')).toHaveValue(defaultTemplates.review);
  expect(screen.queryByRole('button', { name: 'Use the built-in words' })).toBeNull();
  await person.click(form('Ask for a review').getByRole('button', { name: 'Save' }));
  await findNotice('Ask for a review: saved');
  expect(listBodies('saveJobSettings')).toMatchObject([{ templates: { review: null } }]);
  expect(item(/^Ask for a review$/)).toHaveTextContent('[review link]');
});

it('words that could not be saved stay, also across a reload, and somebody else’s aren’t overwritten unseen', async () => {
  const person = await openTexts();
  await person.click(press('Change: Done'));
  await person.clear(words('Done'));
  await person.type(words('Done'), 'Finished.');
  office.instead.saveJobSettings = refusal(503, 'The database is not answering.');
  await person.click(form('Done').getByRole('button', { name: 'Save' }));
  expect(await form('Done').findByText('The database is not answering.')).toBeVisible();
  expect(words('Done')).toHaveFocus();
  office.instead = {};
  cleanup();
  const again = await openTexts();
  expect(words('Done')).toHaveValue('Finished.');
  office.jobSettings = { ...office.jobSettings, templates: { done: 'Theirs' } };
  await again.click(form('Done').getByRole('button', { name: 'Save' }));
  expect(await form('Done').findByText(/were changed elsewhere meanwhile/)).toBeVisible();
  expect(listBodies('saveJobSettings')).toEqual([]);
  await again.click(form('Done').getByRole('button', { name: 'Save' }));
  await findNotice('Done: saved');
  expect(office.jobSettings.templates.done).toBe('Finished.');
});

it.each([
  ['Done', 'Pay here: [pay link]', /^There is no pay link yet\./],
  ['Confirmation', 'See you, [nmae]', /^There is no field \[nmae\]\./],
  ['Reminder of a visit', 'We come to [company]', /^A reminder has no value for \[company\]\./],
  ['Confirmation', 'Reply CANCEL if not.', /^Whoever replies CANCEL gets no more texts/],
])('%s with “%s” warns', async (name, text, warning) => {
  const person = await openTexts();
  await person.click(press(`Change: ${name}`));
  await person.clear(words(name));
  await person.type(words(name), text);
  await waitFor(() => expect(form(name).getByText(warning)).toBeVisible());
});

it('reminders are on, and are turned off with Save', async () => {
  const person = await openTexts();
  const reminders = form('Reminders of visits');
  const onOff = reminders.getByRole('switch', { name: 'Remind customers of a visit' });
  expect(onOff).toBeChecked();
  await person.click(onOff);
  expect(reminders.getByText('Not saved yet')).toBeVisible();
  office.instead.saveJobSettings = connectionLost;
  await person.click(reminders.getByRole('button', { name: 'Save' }));
  expect(await reminders.findByText(/^Could not be saved\./)).toBeVisible();
  expect(onOff).not.toBeChecked();
  office.instead = {};
  await person.click(reminders.getByRole('button', { name: 'Save' }));
  expect(await reminders.findByText('Saved')).toBeVisible();
  expect(office.jobSettings.reminderOn).toBe(false);
});

it('texts that could not be loaded offer to try again', async () => {
  office.instead.getJobSettings = refusal(503, 'The database is not answering.');
  const person = await openSettings('Job texts');
  const failed = within(await screen.findByRole('group', { name: 'The job texts: loading failed' }));
  office.instead = {};
  await person.click(failed.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Job texts' })).toBeVisible();
});

it('links are checked as https addresses, saved, and taken back', async () => {
  const person = await openSettings('Links');
  const pay = await screen.findByRole('textbox', { name: 'Pay link' });
  const save = () => person.click(form('Links').getByRole('button', { name: 'Save' }));
  await person.type(pay, 'http://pay.example');
  await save();
  expect(screen.getByText('Enter a whole address that begins with https://.')).toBeVisible();
  expect(pay).toHaveFocus();
  expect(pay).toBeInvalid();
  expect(listBodies('saveJobSettings')).toEqual([]);
  await person.clear(pay);
  await person.type(pay, ' https://pay.example/ironbud ');
  office.instead.saveJobSettings = refusal(503, 'The database is not answering.');
  await save();
  expect(await form('Links').findByRole('alert')).toHaveTextContent('The database is not answering.');
  office.instead = {};
  await save();
  await findNotice('Links saved');
  expect(form('Links').getByText('Saved')).toBeVisible();
  expect(pay).toHaveValue('https://pay.example/ironbud');
  expect(office.jobSettings).toMatchObject({ payLink: 'https://pay.example/ironbud', reviewLink: null });
  await person.clear(pay);
  await save();
  await waitFor(() => expect(office.jobSettings.payLink).toBeNull());
});
