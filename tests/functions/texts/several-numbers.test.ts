/** More than one business number: a reply leaves from the number that the person wrote to. */
import { http } from 'msw';
import { expect, test } from 'vitest';
import { takeConsoleErrors } from '../../support/console-guard';
import { businessNumber, twilioError } from '../../support/functions-harness';
import { customer, startOffice, twilioApi } from '../../support/office-setup';

const second = '+19185550102';
const { services, ask, text } = await startOffice();

const reply = (from: string) => ask({ action: 'sendMessage', from, to: customer, body: 'On our way' });
const senders = () => services.twilioRequests.map(({ form }) => form['From']);
const opened = async () => (await ask({ action: 'getConversation', to: customer })).body;

test('the reply leaves from the number they wrote to, whichever the office names', async () => {
  await text('Hello', { To: second });
  const answer = { status: 200, body: { message: { businessNumber: second } } };
  expect(await reply(businessNumber)).toMatchObject(answer);
  expect(await reply(second)).toMatchObject(answer);
  expect(await reply('+19185550103')).toMatchObject({ status: 403, body: { code: 'wrong_sender' } });
  expect(senders()).toEqual([second, second]);
});

test('of two numbers it is the one they wrote to last, and there is one conversation', async () => {
  await text('Hello', { To: second });
  await text();
  await reply(businessNumber);
  expect(senders()).toEqual([businessNumber]);
  expect(await opened()).toMatchObject({
    conversation: { businessNumber, unreadCount: 2 },
    messages: [{ businessNumber: second }, { businessNumber }, { businessNumber }],
  });
});

test('from a number that the business has no more, the reply leaves from the saved one, now and later', async () => {
  await text('Hello', { To: second });
  services.server.use(
    http.post(`${twilioApi}/Messages.json`, async ({ request }) =>
      (await request.clone().text()).includes(`From=${encodeURIComponent(second)}`)
        ? twilioError(400, 21606)
        : undefined,
    ),
  );
  expect((await reply(businessNumber)).status).toBe(200);
  expect(await opened()).toMatchObject({
    conversation: { businessNumber },
    messages: [{ businessNumber: second }, { businessNumber, status: 'queued' }],
  });
  expect((await reply(businessNumber)).status).toBe(200);
  expect(senders()).toEqual([businessNumber, businessNumber]);
  takeConsoleErrors();
});
