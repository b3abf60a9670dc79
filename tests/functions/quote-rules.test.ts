/** The rules that the form and the function share, field by field. */
import { describe, expect, test } from 'vitest';
import { checkQuote, quoteLimits } from '../../supabase/functions/_shared/quote';

const typed = {
  name: ' Dana \n Fields ',
  phone: '(918) 555-0150',
  email: ' dana@fleet.example ',
  zip: '74012',
  equipment: 'excavator\t336',
  brand: ' Cat ',
  description: ' Will not start.\n\nClicks  once. ',
  canMove: 'no',
  urgency: 'Down now',
  smsConsent: true,
  page: '/cat-repair-tulsa',
};
const taken = {
  name: 'Dana Fields',
  phone: '+19185550150',
  email: 'dana@fleet.example',
  zip: '74012',
  equipment: 'excavator 336',
  brand: 'Cat',
  description: 'Will not start.\n\nClicks  once.',
  canMove: 'no',
  urgency: 'Down now',
  smsConsent: true,
  page: '/cat-repair-tulsa',
};
const check = (changes: object) => checkQuote({ ...typed, ...changes });

test('takes what a visitor types, trimmed and on one line but for the description', () => {
  expect(check({})).toEqual({ quote: taken });
});

test('takes a request without what may be left out', () => {
  const least = {
    brand: undefined,
    canMove: undefined,
    email: undefined,
    page: undefined,
    smsConsent: undefined,
  };
  const without = { brand: null, canMove: null, email: null, page: '', smsConsent: false };
  expect(check(least)).toEqual({ quote: { ...taken, ...without } });
  expect(check({ phone: '', smsConsent: false })).toEqual({
    quote: { ...taken, phone: null, smsConsent: false },
  });
});

test.each<[object, object]>([
  [{ name: '  ' }, { name: 'Please enter your name.' }],
  [{ zip: '' }, { zip: 'Please enter the ZIP code where the machine is.' }],
  [{ equipment: null }, { equipment: 'Please enter the kind of machine.' }],
  [{ description: '\n' }, { description: 'Please describe what happened.' }],
  [{ urgency: undefined }, { urgency: 'Please choose how soon you need us.' }],
  [{ brand: 7 }, { brand: 'Please send this as text.' }],
  [{ page: ['/'] }, { page: 'Please send this as text.' }],
  [{ phone: {}, email: '' }, { phone: 'Please send this as text.' }],
  [{ phone: '', email: false, smsConsent: false }, { email: 'Please send this as text.' }],
  [
    { phone: '', email: '', smsConsent: false },
    { phone: 'Please enter a phone number or an e-mail address. One is enough.' },
  ],
  [
    { phone: '555-0150', smsConsent: false },
    { phone: 'Please enter a phone number with area code, such as (918) 555-0142.' },
  ],
  [{ email: 'dana' }, { email: 'Please enter an e-mail address such as name@company.com.' }],
  [{ zip: '7401' }, { zip: 'Please enter a 5-digit ZIP code.' }],
  [{ canMove: 'maybe' }, { canMove: 'Please choose Yes, No or Not sure.' }],
  [{ smsConsent: 'yes' }, { smsConsent: 'Please check the box or leave it empty.' }],
  [{ phone: '' }, { phone: 'Please enter the phone number to text, or uncheck the box.' }],
  [{ phone: '12' }, { phone: 'Please enter a phone number with area code, such as (918) 555-0142.' }],
])('says of %j what to correct, and of nothing else', (changes, fields) => {
  expect(check(changes)).toEqual({ fields });
});

describe('a field', () => {
  test.each(['name', 'equipment', 'brand', 'description', 'urgency'] as const)(
    '%s may be as long as its limit',
    (name) => {
      const longest = 'x'.repeat(quoteLimits[name]);
      expect(check({ [name]: longest })).toEqual({ quote: { ...taken, [name]: longest } });
      expect(check({ [name]: `${longest}x` })).toEqual({
        fields: { [name]: `Please shorten this to ${quoteLimits[name]} characters.` },
      });
    },
  );

  test.each(['phone', 'email'] as const)(
    '%s beyond its limit is asked to be shorter, and for nothing more',
    (name) => {
      const changes = { [name]: 'x'.repeat(quoteLimits[name] + 1), smsConsent: false };
      expect(check(changes)).toEqual({
        fields: { [name]: `Please shorten this to ${quoteLimits[name]} characters.` },
      });
    },
  );

  test('page is cut, not refused', () => {
    expect(check({ page: `/${'x'.repeat(500)}` })).toEqual({
      quote: { ...taken, page: `/${'x'.repeat(199)}` },
    });
  });
});

test.each([
  ['74012', '74012'],
  ['74012-1234', '74012'],
  ['74012 1234', '74012'],
  ['740121234', '74012'],
])('reads the ZIP code %s as %s', (zip, read) => {
  expect(check({ zip })).toEqual({ quote: { ...taken, zip: read } });
});

test.each(['74012-12', '74012--1234', 'x74012', '74012x', '7401a', '74012-1234-5'])(
  'takes %s for no ZIP code',
  (zip) => {
    expect(check({ zip })).toEqual({ fields: { zip: 'Please enter a 5-digit ZIP code.' } });
  },
);

test.each(['a@b.co', 'first.last+x@mail.company.example'])('takes the e-mail address %s', (email) => {
  expect(check({ email })).toEqual({ quote: { ...taken, email } });
});

test.each(['a@b', '@b.co', 'a@', 'a@.co', 'a@b.', 'a@b..co', 'a@b@c.co', 'a b@c.co', 'a@b.co x', 'x a@b.co'])(
  'takes %s for no e-mail address',
  (email) => {
    expect(check({ email })).toEqual({
      fields: { email: 'Please enter an e-mail address such as name@company.com.' },
    });
  },
);

test.each<[unknown, string | null]>([
  [true, 'yes'],
  ['yes', 'yes'],
  [false, 'no'],
  ['no', 'no'],
  ['unsure', 'unsure'],
  ['', null],
  [null, null],
])('reads %j for whether it can move as %j', (canMove, read) => {
  expect(check({ canMove })).toEqual({ quote: { ...taken, canMove: read } });
});
