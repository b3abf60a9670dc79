import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bodiesOf, office } from '../../support/office/office-server';
import { refusal } from '../../support/office/answers';
import { findNotice, openTab } from '../../support/office/render-office';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  ['a browser without push', 'Mozilla/5.0', /This browser can’t show alerts\. Use a different browser/],
  ['an iPhone without the office on its Home Screen', iPhone, /add the office to the Home Screen first/],
])('the alert settings tell a user of %s what to do', async (_, userAgent, sentence) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await openTab('Settings');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Alert this device' })).toBeNull();
});

it('the alert settings save kinds, number and quiet hours, and show a refusal without losing input', async () => {
  const person = await openTab('Settings');
  await person.click(await screen.findByRole('checkbox', { name: 'Missed calls' }));
  await person.click(screen.getByRole('switch', { name: 'Text alerts to a number' }));
  const save = screen.getByRole('button', { name: 'Apply Alert Settings' });
  await person.click(save);
  await findNotice('Please enter a number for alerts');
  const number = screen.getByRole('textbox', { name: 'Number for alerts' });
  expect(number).toHaveFocus();
  await person.type(number, '(918) 555-0177');
  await person.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  office.instead['saveAlerts'] = refusal(400, 'Alerts can’t be texted to a number of this account.');
  await person.click(save);
  await findNotice('Alerts can’t be texted to a number of this account.');
  expect(number).toHaveValue('(918) 555-0177');
  delete office.instead['saveAlerts'];
  await person.click(save);
  await findNotice('Alert settings updated successfully');
  expect(bodiesOf('saveAlerts').at(-1)).toEqual({
    action: 'saveAlerts',
    kinds: ['text', 'emergency', 'voicemail', 'care'],
    phone: '+19185550177',
    quietHours: { from: '21:00', to: '06:00' },
  });
});
