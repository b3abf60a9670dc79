/** Every place that takes a phone number reads the same spellings: the quote form, actions, imports and files. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readContacts } from '../../../src/office/settings/read-contacts';
import * as fields from '../../../supabase/functions/_shared/contract/fields';
import { checkQuote } from '../../../supabase/functions/_shared/domain/check-quote';
import { readPhone } from '../../../supabase/functions/_shared/domain/phone';
import { parseRows, startOffice, usualQuote } from '../../support/office-setup';
import { readable, unreadable } from '../../support/phone-spellings';

const { services, ask, quote } = await startOffice();

test.each(readable)('the spelling %j is read as %s with the extension %j', (spelling, number, extension) => {
  expect(readPhone(spelling)).toEqual({ number, extension });
  expect(checkQuote({ ...usualQuote, phone: spelling })).toMatchObject({
    quote: { phone: number, phoneExtension: extension },
  });
  expect(v.parse(fields.phone('number'), spelling)).toBe(number);
  expect(v.parse(fields.maybePhone('number'), spelling)).toBe(number);
  expect(v.parse(fields.ourNumber('number'), spelling)).toBe(number);
  expect(v.parse(fields.otherParty, spelling)).toBe(number);
  const cell = `"${spelling.trim()}"`;
  expect(readContacts(`Phone,Name\n${cell},Dana\n`)).toMatchObject({
    contacts: [{ address: number, extension, name: 'Dana' }],
    dropped: [],
  });
});

test.each(unreadable)('%j is no phone number anywhere', (spelling) => {
  expect(readPhone(spelling)).toBeNull();
  expect(checkQuote({ ...usualQuote, phone: spelling })).toMatchObject({
    fields: { phone: 'Please enter a phone number with area code, such as (918) 555-0142.' },
  });
  expect(v.safeParse(fields.phone('number'), spelling).success).toBe(false);
  expect(v.safeParse(fields.maybePhone('number'), spelling).success).toBe(false);
  expect(v.parse(fields.otherParty, spelling)).toBe(spelling);
});

test('an import stores each spelling as one number with its extension, and refuses what is none', async () => {
  const rows = [...readable.map(([address]) => address), ...unreadable].map((address) => ({
    address,
    name: 'Dana',
  }));
  const answers = await Promise.all(
    [rows.slice(0, 60), rows.slice(60)].map((part) => ask({ action: 'importContacts', rows: part })),
  );
  const outcomes = answers.flatMap(({ body }) => parseRows(body['rows'])).map(({ outcome }) => outcome);
  expect(outcomes.slice(readable.length)).toEqual(unreadable.map(() => 'refused'));
  expect(outcomes.slice(0, readable.length)).not.toContain('refused');
  const stored = await services.rows('contacts?select=address&order=address');
  expect(stored.map(({ address }) => address)).toEqual(['+19185550142', '+442071838750', '+525512345678']);
});

test('a quote request keeps the extension and shows it to the office', async () => {
  expect((await quote({ phone: '918-555-0142 ext. 12' })).status).toBe(200);
  expect(await services.rows('quote_requests?select=phone,phone_extension')).toEqual([
    { phone: '+19185550142', phone_extension: '12' },
  ]);
  const [entry] = await services.rows('messages?select=body');
  expect(entry?.['body']).toContain('Phone: +19185550142 ext. 12');
});

test('a quote request keeps the extension that the form sends apart from the number, and is noticed when repeated', async () => {
  const request = { phone: '+19185550142', phoneExtension: '12' };
  for (let time = 0; time < 2; time += 1) {
    expect((await quote(request)).status).toBe(200);
  }
  expect(await services.rows('quote_requests?select=phone_extension')).toEqual([{ phone_extension: '12' }]);
});

test('an action takes a number in any usual spelling, with an extension', async () => {
  const permission = { how: 'phone', note: 'Said so' };
  const start = { action: 'startConversation', to: 'tel:+1-918-555-0142;ext=12', permission };
  expect((await ask(start)).status).toBe(200);
  expect(await services.rows('contacts?select=address')).toEqual([{ address: '+19185550142' }]);
});
