import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  conversation,
  customer,
  message,
  names,
  office,
  serveOffice,
} from '../../support/office/office-server';
import { openTab } from '../../support/office/render-office';

serveOffice();

it('the list marks what was not delivered, what is a draft, and who opted out', async () => {
  localStorage.setItem('office-drafts', JSON.stringify({ [customer]: 'On our way' }));
  office.conversations = [
    conversation({ conversationId: 'c1', lastFailed: true }),
    conversation({ conversationId: 'c2', otherNumber: '+19185550166', textBlock: 'opted_out' }),
  ];
  await openTab('Messages');
  const [first, second] = await screen.findAllByRole('button', { name: /Cat 320/ });
  expect(first).toHaveTextContent(/Not delivered.*Draft/);
  expect(second).toHaveTextContent('Opted out');
  expect(second).not.toHaveTextContent('Draft');
});

it('the list opens what a search found at that text, however far back', async () => {
  office.conversations = [
    conversation({ conversationId: 'c1', matchedText: 'The hose leaks', matchedId: 'm1' }),
  ];
  office.messages = {
    [customer]: Array.from({ length: 25 }, (_, index) =>
      message({
        id: `m${index}`,
        direction: 'outbound',
        body: `Text ${index}`,
        sentBy: 'dana@example.com',
      }),
    ),
  };
  const person = await openTab('Messages');
  await person.type(screen.getByRole('searchbox'), 'hose');
  await person.click(await screen.findByRole('button', { name: /hose leaks/ }));
  expect(await screen.findByText('Text 1')).toBeVisible();
  expect(screen.getAllByText(/by dana@example\.com/)).toHaveLength(25);
  expect(names().filter((name) => name === 'getConversation')).toHaveLength(3);
});
