/** A sent message has the sender's key as its id, so an office that never had the answer finds it. */
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office-setup';

const { send, text, services } = await startOffice();

test('a sent text has its key as its id, and no key can take the place of another message', async () => {
  await text('Hello');
  const key = crypto.randomUUID();
  expect(await send({ idempotencyKey: key })).toMatchObject({ status: 200, body: { message: { id: key } } });
  const [theirs] = await services.rows('messages?direction=eq.inbound');
  const answer = await send({ idempotencyKey: theirs?.['id'] });
  expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
});
