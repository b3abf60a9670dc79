import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fillInbox, openConversation } from '../../support/office/inbox';
import { call } from '../../support/office/office-rows';
import { office } from '../../support/office/office-server';
import { currentUrl, goBack, haveSession, openTab, renderOffice } from '../../support/office/render-office';

const dashboard = '/admin/dashboard';
const withCustomer = `${dashboard}?tab=messages&with=%2B19185550188`;

beforeEach(fillInbox);

const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

it('navigation in the office puts the tab and conversation in the URL, and Back returns to the list and the earlier tab', async () => {
  const person = await openTab('Call Forwarding');
  expect(currentUrl()).toBe(`${dashboard}?tab=call-forwarding`);
  await person.click(screen.getByRole('tab', { name: 'Messages' }));
  expect(currentUrl()).toBe(`${dashboard}?tab=messages`);
  await openConversation(person);
  expect(currentUrl()).toBe(withCustomer);

  await goBack();
  await screen.findByText('Select a conversation to start messaging');
  expect(currentUrl()).toBe(`${dashboard}?tab=messages`);
  await waitFor(() => expect(screen.getByRole('button', { name: /Cat 320/ })).toHaveFocus());
  await goBack();
  await waitFor(() => expect(selectedTab()).toBe('Call Forwarding'));
  await goBack();
  await waitFor(() => expect(selectedTab()).toBe('Settings'));
  expect(currentUrl()).toBe(dashboard);
});

it('navigation in the office goes back from a caller’s conversation to the call log, still narrowed to missed calls until that is undone', async () => {
  office.calls = [
    call({ sid: 'CA1', outcome: 'missed', status: 'no-answer', conversation: { textBlock: null } }),
    call({ sid: 'CA2' }),
  ];
  const person = await openTab('Call Analytics');
  const expectListed = (count: number) =>
    waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Recent Call Activity' })).getAllByRole('listitem'),
      ).toHaveLength(count),
    );
  const show = async (view: string) => {
    await person.click(screen.getByRole('button', { name: /^Which calls:/ }));
    await person.click(screen.getByRole('button', { name: view, pressed: false }));
  };
  await expectListed(2);
  await show('Missed');
  await expectListed(1);
  await person.click(screen.getByRole('button', { name: /^Text this caller/ }));
  await screen.findByRole('log');
  expect(currentUrl()).toBe(withCustomer);
  await goBack();
  await waitFor(() => expect(selectedTab()).toBe('Call Analytics'));
  await expectListed(1);
  await show('All');
  await expectListed(2);
});

it('a dispatcher who opens the address of a tab for admins gets the first tab', async () => {
  Object.assign(office, { isAdmin: false, role: 'dispatcher' });
  await haveSession();
  renderOffice(`${dashboard}?tab=call-forwarding`);
  expect(await screen.findByRole('tabpanel', { name: 'Settings' })).toBeVisible();
  expect(selectedTab()).toBe('Settings');
});
