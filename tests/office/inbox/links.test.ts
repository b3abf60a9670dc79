import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { type FindNumbers, splitText } from '../../../src/office/conversation/find-links';
import { xssPayloads } from '../../support/xss-payloads';

const findNumbers: FindNumbers = (text) =>
  findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt, number }) => ({
    start: startsAt,
    end: endsAt,
    number: number.number,
  }));

/** What can be tapped in a text, as "words → address". */
const links = (text: string) =>
  splitText(text, findNumbers).flatMap(({ words, href }) => (href === null ? [] : [`${words} → ${href}`]));

it.each([
  ['See https://example.com/hose?x=1.', 'https://example.com/hose?x=1 → https://example.com/hose?x=1'],
  ['It is on example.com/parts', 'example.com/parts → https://example.com/parts'],
  ['Write to dale@example.com, please', 'dale@example.com → mailto:dale@example.com'],
  ['Call (918) 555-0188 at the gate', '(918) 555-0188 → tel:+19185550188'],
  [
    'We are at 4400 S Garnett Rd, Tulsa, OK 74146 today',
    '4400 S Garnett Rd, Tulsa, OK 74146 → https://www.google.com/maps/search/?api=1&query=4400+S+Garnett+Rd%2C+Tulsa%2C+OK+74146',
  ],
  [
    'Position: 36.6012, -95.2034\nName: Dana',
    '36.6012, -95.2034 → https://www.google.com/maps/search/?api=1&query=36.6012%2C+-95.2034',
  ],
])('“%s” can be tapped', (text, link) => {
  expect(links(text)).toEqual([link]);
});

it.each([
  'javascript:alert(1)',
  'http://example.com/plain',
  'ftp://example.com/file',
  'data:text/html,<b>hi</b>',
  'https://bank.example.com@evil.example.net/',
  'https://аpple.com/in-cyrillic',
  'https://example.com/\u202Egnp.exe',
  'Unit 12, 9,412 h, 3/4 inch, 2 of 4',
  'Bearings 36.601, 95.2 and 1.2034',
])('nothing of “%s” can be tapped', (text) => {
  expect(links(text).filter((link) => !/→ https:\/\/example\.com\/$/.test(link))).toEqual([]);
});

it('the parts of any text are the whole text, and lead nowhere but to the web, mail, phone or map', () => {
  for (const text of [...xssPayloads, 'W'.repeat(40_000), '9'.repeat(40_000), 'a.'.repeat(20_000)]) {
    const parts = splitText(text, findNumbers);
    expect(parts.map(({ words }) => words).join('')).toBe(text);
    expect(parts.filter(({ href }) => href !== null && !/^(https:\/\/|mailto:|tel:\+)/.test(href))).toEqual(
      [],
    );
  }
});
