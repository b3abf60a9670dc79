/** Common steps with the customer's jobs. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openCustomer } from './inbox';

/** Opens what is known about the customer, from the name. */
export async function openJobSheet() {
  const person = await openCustomer();
  await person.click(within(screen.getByRole('heading', { level: 2, name: /555-0188/ })).getByRole('button'));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('region', { name: 'Jobs' });
  return { person, sheet };
}

/** Begins a job in the open conversation of a customer without one. */
export async function beginJob(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'New job' }));
  const form = within(await screen.findByRole('dialog'));
  await form.findByLabelText('What is to be done');
  return form;
}

/** Opens the menu with the next steps of the customer's next job. */
export async function openNextSteps(person: UserEvent, title = 'Hydraulic leak'): Promise<void> {
  await person.click(await screen.findByRole('button', { name: `Job: ${title}` }));
}
