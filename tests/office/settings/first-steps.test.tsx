import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { save } from '../../support/office/office-server';
import { businessNumber } from '../../support/office/office-rows';
import { openTab } from '../../support/office/render-office';

it('the first steps of a new office each lead to the panel where they are done, and a finished step is marked', async () => {
  save('twilio_phone_number', businessNumber);
  save('call_forwarding_number', '+19185550177');
  const person = await openTab('Settings');
  const steps = within(await screen.findByRole('region', { name: 'First steps: 2 of 5 done' }));
  await person.click(steps.getByRole('button', { name: /Turn on alerts/ }));
  expect(screen.getByRole('region', { name: 'Alerts' })).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  await person.click(steps.getByRole('button', { name: /^Done ?Choose whose phone rings/ }));
  expect(await screen.findByRole('tab', { name: 'Call Forwarding', selected: true })).toBeVisible();
});
