import { expect, test } from 'vitest';
import { withDefect } from '../support/defect';

test('a defect that no longer fits the code is an error, not a canary that sings for nothing', async () => {
  const stale = { file: '_shared/signature.ts', from: 'what is not there', to: '' };
  await expect(withDefect('sms-handler', stale)).rejects.toThrow('does not hold once');
});
