import { expect, test } from 'vitest';
import { sendPaced } from '../../tools/bench/office/requests.ts';
import { findFreePort } from '../../tools/local-stack/functions/free-port.ts';

test('a request that fails at once counts with its own time, not with the time since the start', async () => {
  const port = await findFreePort();
  const answers = await sendPaced(2, 1, () => ({ port, path: '/', headers: {}, body: '' }));
  expect(answers.map(({ status }) => status)).toEqual([0, 0]);
  expect(answers[1]?.ms).toBeLessThan(400);
});
