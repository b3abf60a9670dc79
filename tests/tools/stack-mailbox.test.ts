import { expect, test } from 'vitest';
import { createMailbox } from '../../tools/local-stack/mailbox';

const open = (path: string) => new Request(`http://localhost${path}`);

test('the mailbox shows an email as plain text in which only web links are active', async () => {
  const mailbox = createMailbox();
  expect(await mailbox.handle(open('/__mail'))?.text()).toContain('No mail yet.');
  mailbox.receive({
    to: '"<b>"@example.com',
    subject: '<script>alert(1)</script>',
    text: 'Go to http://localhost/verify?a=1&b=2\nnot javascript:alert(1)',
  });
  const html = (await mailbox.handle(open('/__mail'))?.text()) ?? '';
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<b>"@');
  expect(html).toContain('<a href="http://localhost/verify?a=1&amp;b=2">');
  expect(html).not.toContain('href="javascript');
});
