import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { bodiesOf, connectOffice, names, office } from '../../support/office/office-server';
import { businessNumber, mechanic, numberHealth } from '../../support/office/office-rows';
import { findNotice, openTab } from '../../support/office/render-office';

const field = () => screen.getByRole('textbox', { name: 'Number to forward calls to' });
const submit = () => screen.getByRole('button', { name: 'Update Call Forwarding' });
const saves = () => names().filter((name) => /^(insert|update) /.test(name));
const banner = () => screen.queryByText('Call Forwarding Active')?.closest('.bg-go') ?? null;

const changes = [{ field: 'VoiceUrl', from: 'https://other.example/voice', to: 'https://ours.example' }];
const asksFirst = () =>
  HttpResponse.json({ error: 'Confirm it.', code: 'replaces_set_up', changes }, { status: 409 });

/** Connects the office without a forwarding number. */
function connectWithoutTarget() {
  connectOffice();
  office.settings.pop();
}

it('call forwarding cannot be set before a business number is saved', async () => {
  await openTab('Call Forwarding');
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Please save a phone number first');
  expect(screen.getByText('Please save a phone number first')).toBeVisible();
  fireEvent.change(field(), { target: { value: mechanic } });
  fireEvent.submit(field());
  expect(names()).not.toContain('updateCallForwarding');
});

it('call forwarding sets the webhook, then saves the forwarding number, then shows the banner', async () => {
  connectWithoutTarget();
  const person = await openTab('Call Forwarding');
  expect(banner()).toBeNull();
  expect(screen.getByText(/original caller ID is preserved/)).toBeVisible();
  await person.type(field(), '(918) 555-0177');
  await person.click(submit());
  await findNotice('Call forwarding updated successfully');
  const insert = 'insert call_forwarding_number';
  expect(bodiesOf('updateCallForwarding')).toEqual([
    { action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: mechanic },
  ]);
  const description = 'Number that incoming calls are forwarded to';
  const row = { setting_key: 'call_forwarding_number', setting_value: mechanic, description };
  expect(bodiesOf(insert)).toEqual([row]);
  expect(names().indexOf('updateCallForwarding')).toBeLessThan(names().indexOf(insert));
  expect(banner()).toHaveTextContent(mechanic);
  expect(field()).toHaveValue(mechanic);

  await person.clear(field());
  await person.type(field(), '+19185550178');
  await person.click(submit());
  const isoTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  await waitFor(() => expect(banner()).toHaveTextContent('+19185550178'));
  const changed = { setting_value: '+19185550178', updated_at: isoTime };
  expect(bodiesOf('update id-of-call_forwarding_number')).toEqual([changed]);
});

it('call forwarding asks before it replaces another system’s webhook, for each number that is typed', async () => {
  connectWithoutTarget();
  office.instead.updateCallForwarding = asksFirst;
  const person = await openTab('Call Forwarding');
  await person.type(field(), mechanic);
  await person.click(submit());
  const question = { name: /set another place/ };
  expect(await screen.findByRole('alert', question)).toHaveTextContent('other.example');
  expect(saves()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(screen.queryByRole('alert', question)).toBeNull();
  expect(field()).toHaveValue(mechanic);

  await person.click(submit());
  await screen.findByRole('alert', question);
  fireEvent.input(field(), { target: { value: '+19185550178' } });
  await waitFor(() => expect(screen.queryByRole('alert', question)).toBeNull());
  expect(field()).toHaveValue('+19185550178');

  await person.click(submit());
  const agree = await screen.findByRole('button', { name: 'Replace it and forward calls' });
  delete office.instead.updateCallForwarding;
  await person.click(agree);
  await findNotice('Call forwarding updated successfully');
  expect(bodiesOf('updateCallForwarding').at(-1)).toMatchObject({
    forwardTo: '+19185550178',
    replacing: changes,
  });
});

it('the call forwarding banner turns green once the business number is set up', async () => {
  connectOffice();
  const { numberHealth: connected } = office;
  const nowhere = { ...numberHealth({ sid: 'PN1' }).calls, route: 'nowhere' as const, url: null };
  office.numberHealth = [numberHealth({ sid: 'PN1', calls: nowhere })];
  const person = await openTab('Call Forwarding');
  await screen.findByText('Calls are not reaching your forwarding number');
  office.numberHealth = connected;
  await person.click(submit());
  expect(await screen.findByText('Call Forwarding Active')).toBeVisible();
});
