import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { connectionLost, refusal } from '../../support/office/answers';
import { fillInbox, openCustomer } from '../../support/office/inbox';
import { openNextSteps } from '../../support/office/job-steps';
import { conversation, job, message } from '../../support/office/office-rows';
import { hold, listBodies, office } from '../../support/office/office-server';
import { findNotice } from '../../support/office/render-office';

const id = '7d9f1c0a-52a6-4a57-9d54-0f6b9a3f0001';
const day = '2026-12-01';
const visit = { day, from: '09:00', to: '11:00', memberId: null, confirmedAt: null, mayBeCanceled: false };

beforeEach(() => {
  fillInbox();
  office.conversations = [conversation({ conversationId: 'c1', contactName: 'Dale', company: 'Apex' })];
  office.jobs = [job({ id, machine: 'Cat 320', amountCents: 125_000, visit, status: 'booked' })];
  office.jobSettings = { ...office.jobSettings, payLink: 'https://pay.example.com/1' };
});

const keys = () => listBodies('sendJobText').map(({ idempotencyKey }) => idempotencyKey);

/** Opens one of the next steps of the job, and returns its window. */
async function openStep(step: string) {
  const person = await openCustomer();
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: step }));
  const form = within(await screen.findByRole('dialog'));
  const box = await form.findByLabelText('Text to the customer');
  return { person, form, box };
}

it('a text has the owner’s words with the job’s values', async () => {
  const estimate = '[Name] of [company]: [machine], [amount]. [day] [window]. [pay link] - [business]';
  office.jobSettings = { ...office.jobSettings, templates: { estimate } };
  const { person, form, box } = await openStep('Send the estimate…');
  expect(box).toHaveValue(
    'Dale of Apex: Cat 320, $1,250.00. Tuesday, December 1 9 AM to 11 AM. https://pay.example.com/1 - Ironbud Fleet Repair',
  );
  await person.click(form.getByRole('button', { name: 'Send' }));
  await findNotice('Text sent');
  expect(screen.queryByRole('dialog')).toBeNull();
  const [{ body, idempotencyKey, ...sent } = {}] = listBodies('sendJobText');
  expect(sent).toEqual({ action: 'sendJobText', jobId: id, kind: 'estimate' });
  expect(body).toMatch(/^Dale of Apex/);
  expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

it('a text that is opened before its job’s last change has loaded has that change', async () => {
  office.jobs = [job({ id, machine: 'Cat 320' })];
  const person = await openCustomer();
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: 'Edit the job…' }));
  const form = within(await screen.findByRole('dialog'));
  await person.type(await form.findByLabelText('Amount in dollars'), '450');
  const give = hold('getJobs');
  await person.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: 'Send the estimate…' }));
  const box = await screen.findByLabelText('Text to the customer');
  expect(box).toHaveDisplayValue(/\[amount\]/);
  give(HttpResponse.json({ jobs: office.jobs, nextCursor: null }));
  await waitFor(() => expect(box).toHaveDisplayValue(/\$450\.00/));
});

it('what has no value is named and can’t go out, until it is written', async () => {
  office.jobs = [job({ id, amountCents: null })];
  const { person, form, box } = await openStep('Send the estimate…');
  expect(form.getByText('[amount]', { selector: 'span' })).toBeVisible();
  expect(form.getByText('[machine]', { selector: 'span' })).toBeVisible();
  expect(form.getByRole('button', { name: 'Send' })).toBeDisabled();
  await person.clear(box);
  await person.paste('Our estimate: $900. Call us at [number].');
  expect(form.getByText('[number]', { selector: 'span' }).closest('li')).toHaveTextContent(
    'This is none of the fields. Take the brackets away.',
  );
  await person.clear(box);
  await person.paste('Our estimate: $900.');
  await person.click(form.getByRole('button', { name: 'Send' }));
  await findNotice('Text sent');
});

it('“on my way” is sent with one press on the minutes', async () => {
  const person = await openCustomer();
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: '45 min' }));
  await findNotice('Text sent');
  expect(listBodies('sendJobText')).toMatchObject([{ kind: 'on_the_way', etaMinutes: 45 }]);
  expect(await screen.findByText(/in about 45 minutes/)).toBeVisible();
  expect(office.jobs[0]?.status).toBe('on_the_way');
});

it('“done” is sent with the pay link with one press, and opens instead while there is none', async () => {
  office.jobSettings = { ...office.jobSettings, payLink: null };
  const { person, form } = await openStep('Done: text the pay link');
  expect(form.getByText('[pay link]', { selector: 'span' }).closest('li')).toHaveTextContent(
    /An admin enters the link in Settings/,
  );
  expect(listBodies('sendJobText')).toEqual([]);
  await person.click(form.getByRole('button', { name: 'Close' }));
});

it('a confirmation ends with a link for the customer’s calendar, unless somebody takes it off', async () => {
  const { person, form } = await openStep('Confirm the visit…');
  office.instead.createFeed = refusal(503, 'The database is not answering.');
  await person.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/^Nothing was sent/);
  expect(listBodies('sendJobText')).toEqual([]);
  office.instead = {};
  await person.click(form.getByRole('button', { name: 'Send' }));
  await findNotice('Text sent');
  expect(listBodies('sendJobText')[0]?.body).toMatch(
    /Repair\nFor your calendar: https:\/\/example\.com\/functions\/v1\/visits\/secret\.ics$/,
  );
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: 'Confirm the visit…' }));
  const again = within(await screen.findByRole('dialog'));
  await person.click(await again.findByRole('checkbox', { name: /their calendar/ }));
  await person.click(again.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(listBodies('sendJobText')).toHaveLength(2));
  expect(listBodies('sendJobText')[1]?.body).not.toMatch(/calendar/);
});

it('a text that may have been sent says so, and is repeated under its key', async () => {
  const { person, form } = await openStep('Confirm the visit…');
  office.instead.sendJobText = connectionLost;
  await person.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByRole('alert')).toHaveTextContent(
    /Not confirmed yet: this text may or may not have been sent/,
  );
  await person.click(form.getByRole('button', { name: 'Close' }));
  office.instead = {};
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: 'Confirm the visit…' }));
  const again = within(await screen.findByRole('dialog'));
  await person.click(await again.findByRole('button', { name: 'Try again' }));
  await findNotice('Text sent');
  const [first, second] = keys();
  expect(second).toBe(first);
});

it('other words after a text that may have been sent are another text', async () => {
  const { person, form, box } = await openStep('Send the estimate…');
  office.instead.sendJobText = connectionLost;
  await person.click(form.getByRole('button', { name: 'Send' }));
  await form.findByRole('alert');
  office.instead = {};
  await person.type(box, ' Thanks!');
  expect(form.queryByRole('alert')).toBeNull();
  await person.click(form.getByRole('button', { name: 'Send' }));
  await findNotice('Text sent');
  expect(new Set(keys()).size).toBe(2);
});

it('a text whose fate is told later ends its attempt', async () => {
  const { person, form } = await openStep('Confirm the visit…');
  office.instead.sendJobText = () => {
    const [key = ''] = keys();
    const sent = message({ id: String(key), direction: 'outbound', body: 'Booked', status: 'delivered' });
    office.messages['+19185550188']?.push(sent);
    return HttpResponse.json(
      { error: 'Not confirmed.', code: 'not_confirmed', success: false },
      { status: 202 },
    );
  };
  await person.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: 'Confirm the visit…' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByRole('button', { name: 'Send' })).toBeEnabled();
});

it('a quick text that could not be sent opens with the reason', async () => {
  office.instead.sendJobText = refusal(429, 'Too many texts to this number. Wait a minute.');
  const person = await openCustomer();
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: '15 min' }));
  const form = within(await screen.findByRole('dialog', { name: 'On my way' }));
  expect(await form.findByRole('alert')).toHaveTextContent(
    'This text was not sent: Too many texts to this number. Wait a minute. It stays here until you send or change it.',
  );
  expect(form.getByLabelText('Text to the customer')).toHaveDisplayValue(/15 minutes/);
  await person.click(form.getByRole('button', { name: 'Back to the template' }));
  await person.click(form.getByRole('radio', { name: '60 min' }));
  office.instead = {};
  await person.click(form.getByRole('button', { name: 'Send' }));
  await findNotice('Text sent');
  expect(listBodies('sendJobText').at(-1)).toMatchObject({ etaMinutes: 60 });
  expect(new Set(keys()).size).toBe(2);
});

it('a quick text that failed and is sent again from the conversation no longer waits in its window', async () => {
  office.instead.sendJobText = () => {
    const [key = ''] = keys();
    const failed = message({ id: String(key), direction: 'outbound', body: 'On our way', status: 'failed' });
    office.messages['+19185550188']?.push(failed);
    return HttpResponse.json({ error: 'Twilio refused it.', code: 'twilio_error' }, { status: 400 });
  };
  const person = await openCustomer();
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: '15 min' }));
  const form = within(await screen.findByRole('dialog', { name: 'On my way' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Twilio refused it.');
  await person.click(form.getByRole('button', { name: 'Close' }));
  office.instead = {};
  await person.click(screen.getByRole('button', { name: /^Refresh/ }));
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await findNotice('Message sent');
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: '30 min' }));
  await findNotice('Text sent');
  expect(listBodies('sendJobText').at(-1)).toMatchObject({ etaMinutes: 30 });
});

it('a review is offered once the job is done, and a second one is refused with the reason', async () => {
  office.jobs = [job({ id, status: 'done' })];
  office.jobSettings = { ...office.jobSettings, reviewLink: 'https://reviews.example.com' };
  const person = await openCustomer();
  await person.click(within(screen.getByRole('heading', { level: 2, name: /Dale/ })).getByRole('button'));
  const sheet = within(await screen.findByRole('dialog'));
  await person.click(await sheet.findByRole('button', { name: 'Ask for a review…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ask for a review' }));
  office.instead.sendJobText = refusal(409, 'This customer was asked for a review lately.', 'too_soon');
  await person.click(await form.findByRole('button', { name: 'Send' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/asked for a review lately/);
});

it('words that were changed are there again after the window was closed', async () => {
  const { person, form, box } = await openStep('Confirm the visit…');
  await person.type(box, ' See you!');
  await person.click(form.getByRole('button', { name: 'Close' }));
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: 'Confirm the visit…' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByLabelText('Text to the customer')).toHaveDisplayValue(/See you!$/);
});

it('nobody is offered texts who may not be texted', async () => {
  office.conversations = [conversation({ conversationId: 'c1', textBlock: 'opted_out' })];
  const person = await openCustomer();
  await openNextSteps(person);
  expect(screen.getByText('No texts: they may not be texted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm the visit…' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Move the visit…' })).toBeVisible();
});

it('a template that can’t be loaded says so and offers Retry', async () => {
  office.instead.getJobSettings = refusal(503, 'The database is not answering.');
  const person = await openCustomer();
  await openNextSteps(person);
  await person.click(screen.getByRole('button', { name: 'Confirm the visit…' }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('The text could not be loaded.')).toBeVisible();
  office.instead = {};
  await person.click(form.getByRole('button', { name: 'Retry' }));
  expect(await form.findByLabelText('Text to the customer')).toBeVisible();
});
