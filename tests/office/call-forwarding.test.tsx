import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  bodiesOf,
  businessNumber,
  connectionLost,
  databaseRefusal,
  mechanic,
  names,
  office,
  refusal,
  save,
  serveOffice,
} from '../support/office/office-server';
import { findNotice, openTab } from '../support/office/render-office';

serveOffice();

const isoTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const field = () => screen.getByRole('textbox', { name: 'Number to forward calls to' });
const submit = () => screen.getByRole('button', { name: 'Update Call Forwarding' });
const saves = () => names().filter((name) => /^(insert|update) /.test(name));

describe('call forwarding', () => {
  it('cannot be set before a business number is saved', async () => {
    await openTab('Call Forwarding');
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('Please save a phone number first');
    expect(screen.getByText('Please save a phone number first')).toBeVisible();
    fireEvent.change(field(), { target: { value: mechanic } });
    fireEvent.submit(field());
    expect(names()).not.toContain('updateCallForwarding');
  });

  it('does not ask for a business number once one is saved', async () => {
    save('twilio_phone_number', businessNumber);
    await openTab('Call Forwarding');
    expect(submit()).toBeEnabled();
    expect(screen.queryByText('Please save a phone number first')).toBeNull();
  });

  it.each([
    ['', 'Please enter a number to forward calls to'],
    ['  ', 'Please enter a number to forward calls to'],
    ['extension 4', 'Please enter a valid phone number (e.g., +19185550142)'],
  ])('to "%s" is refused with: %s', async (typed, sentence) => {
    save('twilio_phone_number', businessNumber);
    const person = await openTab('Call Forwarding');
    if (typed) await person.type(field(), typed);
    await person.click(submit());
    await findNotice(sentence);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(names()).not.toContain('updateCallForwarding');
  });

  it('points the number at the webhook first, then saves the target, then shows the banner', async () => {
    save('twilio_phone_number', businessNumber);
    const person = await openTab('Call Forwarding');
    expect(screen.queryByText('Call Forwarding Active')).toBeNull();
    expect(screen.getByText(/original caller ID is preserved/)).toBeVisible();
    await person.type(field(), '(918) 555-0177');
    await person.click(submit());
    await findNotice('Call forwarding updated successfully');
    expect(bodiesOf('updateCallForwarding')).toEqual([
      { action: 'updateCallForwarding', phoneNumber: businessNumber, forwardTo: mechanic },
    ]);
    expect(bodiesOf('insert call_forwarding_number')).toEqual([
      {
        setting_key: 'call_forwarding_number',
        setting_value: mechanic,
        description: 'Number that incoming calls are forwarded to',
      },
    ]);
    expect(names().indexOf('updateCallForwarding')).toBeLessThan(
      names().indexOf('insert call_forwarding_number'),
    );
    const banner = screen.getByText('Call Forwarding Active').closest('.bg-go');
    expect(banner).toHaveTextContent(mechanic);
    expect(field()).toHaveValue(mechanic);
  });

  it('already set is updated by its row’s id, with the time', async () => {
    save('twilio_phone_number', businessNumber);
    save('call_forwarding_number', mechanic);
    const person = await openTab('Call Forwarding');
    expect(screen.getByText('Call Forwarding Active')).toBeVisible();
    expect(field()).toHaveValue(mechanic);
    await person.clear(field());
    await person.type(field(), '+19185550178');
    await person.click(submit());
    await findNotice('Call forwarding updated successfully');
    expect(bodiesOf('update id-of-call_forwarding_number')).toEqual([
      { setting_value: '+19185550178', updated_at: isoTime },
    ]);
    expect(screen.getByText('Call Forwarding Active').closest('.bg-go')).toHaveTextContent('+19185550178');
  });

  it('updates the row that the function wrote meanwhile', async () => {
    save('twilio_phone_number', businessNumber);
    office.instead.updateCallForwarding = () => {
      save('call_forwarding_number', mechanic);
      return HttpResponse.json({ success: true });
    };
    const person = await openTab('Call Forwarding');
    await person.type(field(), mechanic);
    await person.click(submit());
    await findNotice('Call forwarding updated successfully');
    expect(saves()).toEqual(['update id-of-call_forwarding_number']);
  });

  it.each([
    [
      'the server refuses',
      refusal(400, 'Calls cannot be forwarded to the business number.'),
      'Calls cannot be forwarded to the business number.',
    ],
    ['the connection is lost', connectionLost, 'Failed to update call forwarding'],
  ])('saves nothing and keeps what was typed when %s', async (_case, failure, sentence) => {
    save('twilio_phone_number', businessNumber);
    office.instead.updateCallForwarding = failure;
    const person = await openTab('Call Forwarding');
    await person.type(field(), '(918) 555-0143');
    await person.click(submit());
    await findNotice(sentence);
    expect(saves()).toEqual([]);
    expect(field()).toHaveValue('(918) 555-0143');
    expect(screen.queryByText('Call Forwarding Active')).toBeNull();
    expect(submit()).toBeEnabled();
  });

  it('says that it failed when the target cannot be saved', async () => {
    save('twilio_phone_number', businessNumber);
    office.instead['insert call_forwarding_number'] = databaseRefusal(403, '42501');
    const person = await openTab('Call Forwarding');
    await person.type(field(), mechanic);
    await person.click(submit());
    await findNotice('Failed to update call forwarding');
  });
});
