import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bodiesOf, connectOffice, office } from '../../support/office/office-server';
import { findNotice, openTab, renderOffice } from '../../support/office/render-office';

const choose = (name: string) => screen.findByRole('radio', { name });
const apply = () => screen.getByRole('button', { name: 'Apply Schedule' });
const stored = () => localStorage.getItem('office-drafts');
const onDuty = '+19185550178';
const workday = { opens: '07:00', closes: '18:00' };
const names = 'monday tuesday wednesday thursday friday'.split(' ');
const workdays = Object.fromEntries(names.map((day) => [day, workday]));

describe('the call schedule', () => {
  it('saves hours, an emergency number and more phones, and the banner says when calls ring', async () => {
    connectOffice();
    const person = await openTab('Call Forwarding');
    await person.click(await choose('During business hours, and to an emergency number after hours'));
    await person.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    fireEvent.change(screen.getByLabelText('Sunday opens'), { target: { value: '13:00' } });
    fireEvent.change(screen.getByLabelText('Sunday closes'), { target: { value: '00:00' } });
    await person.click(screen.getByRole('checkbox', { name: 'Saturday' }));
    await person.type(screen.getByRole('textbox', { name: 'Emergency number' }), '(918) 555-0178');
    await person.type(screen.getByRole('textbox', { name: 'Second phone' }), '(918) 555-0113');
    await person.type(screen.getByRole('textbox', { name: 'Third phone' }), '+19185550114');
    await person.click(screen.getByRole('radio', { name: /^All at once/ }));
    await person.click(screen.getByRole('switch', { name: 'Ask whoever picks up to press 1' }));
    await person.click(apply());
    await findNotice('Schedule updated successfully');
    expect(bodiesOf('updateCallSchedule')).toEqual([
      {
        action: 'updateCallSchedule',
        forwardWhen: 'emergency_after_hours',
        afterHoursNumber: onDuty,
        hours: { ...workdays, saturday: null, sunday: { opens: '13:00', closes: '00:00' } },
        secondNumber: '+19185550113',
        thirdNumber: '+19185550114',
        ringOrder: 'all_at_once',
        screeningOn: false,
        holidays: [],
      },
    ]);
    const banner = screen.getByText('Call Forwarding Active').closest('.bg-go');
    expect(banner).toHaveTextContent('During business hours, and to an emergency number after hours.');
  });

  it('saves days off, and refuses two with the same date', async () => {
    office.callHandling.holidays = ['2020-12-25', '2999-12-25'].map((date) => ({ date, name: null }));
    const person = await openTab('Call Forwarding');
    await person.click(await choose('During business hours only'));
    expect(screen.getByLabelText('Date of day off 1')).toHaveValue('2999-12-25');
    await person.click(screen.getByRole('button', { name: 'Add a day off' }));
    const added = screen.getByLabelText('Date of day off 2');
    expect(added).toHaveFocus();
    await person.type(screen.getByLabelText('Name of day off 2'), ' Inventory ');
    fireEvent.change(added, { target: { value: '2999-12-25' } });
    await person.click(apply());
    await findNotice('Enter a date for each holiday, each date once, 100 at most.');
    expect(added).toBeInvalid();
    fireEvent.change(added, { target: { value: '2999-07-05' } });
    expect(added).toBeValid();
    await person.click(screen.getByRole('button', { name: 'Remove day off 1' }));
    await person.click(apply());
    await findNotice('Schedule updated successfully');
    const holidays = [{ date: '2999-07-05', name: 'Inventory' }];
    expect(bodiesOf('updateCallSchedule')).toMatchObject([{ holidays }]);
  });

  it('keeps unapplied changes, even incomplete ones, across a reload until they are applied or discarded', async () => {
    const person = await openTab('Call Forwarding');
    expect(screen.queryByText(/^Not applied yet/)).toBeNull();
    await person.click(await choose('During business hours only'));
    fireEvent.change(screen.getByLabelText('Friday closes'), { target: { value: '16:00' } });
    await person.click(screen.getByRole('button', { name: 'Add a day off' }));
    fireEvent.change(screen.getByLabelText('Second phone'), { target: { value: '555' } });
    cleanup();
    const again = renderOffice('/admin/dashboard?tab=call-forwarding');
    expect(await choose('During business hours only')).toBeChecked();
    expect(screen.getByLabelText('Friday closes')).toHaveValue('16:00');
    expect(screen.getByLabelText('Date of day off 1')).toHaveValue('');
    expect(screen.getByLabelText('Second phone')).toHaveValue('555');
    expect(screen.getByText(/^Not applied yet/)).toBeVisible();
    await again.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await choose('Always')).toBeChecked();
    expect(screen.queryByText(/^Not applied yet/)).toBeNull();
    expect(stored()).toBe('{}');

    await again.click(await choose('During business hours only'));
    expect(stored()).toContain('schedule');
    await again.click(apply());
    await findNotice('Schedule updated successfully');
    expect(stored()).toBe('{}');
  });
});

it('the list of latest changes shows who changed what', async () => {
  const by = 'owner@example.com';
  office.forwardingChanges = [
    { id: 2, at: '2026-11-20T15:00:00Z', by, what: 'hours', from: '{}', to: '{}' },
    { id: 1, at: '2026-11-18T15:00:00Z', by: null, what: 'afterHoursNumber', from: null, to: onDuty },
  ];
  await openTab('Call Forwarding');
  const list = await screen.findByRole('list', { name: 'Latest changes' });
  const lines = within(list).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent(/^Business hours ?owner@example\.com/);
  expect(lines[1]).toHaveTextContent(/Emergency number: none →changed to .*0178/);
  expect(lines[1]).toHaveTextContent('Outside the office');
});
