/** The validation rules that the quote form and the function share, field by field. */
import { expect, test } from 'vitest';
import { checkQuote } from '../../../supabase/functions/_shared/domain/check-quote';
import { quoteLimits } from '../../../supabase/functions/_shared/domain/quote';

const rest = { zip: '74012', canMove: 'no', urgency: 'Down now', smsConsent: true, page: '/cat-repair' };
const description = 'Will not start.\n\nClicks  once.';
const machine = { equipment: 'excavator 336', brand: 'Cat', description };
const person = { name: 'Dana Fields', phone: '+19185550150', email: 'dana@fleet.example' };
const unasked = { company: null, units: null, service: null, language: null, preferred: null };
const details = { kind: 'repair', place: null, coordinates: null, ...unasked };
const taken = { ...person, phoneExtension: null, ...machine, ...rest, ...details };
const typedMachine = { equipment: 'excavator\t336', brand: ' Cat ', description: ` ${description} ` };
const typedPerson = {
  name: ' Dana \n Fields ',
  phone: '\u202a(918) 555-0150\u202c',
  email: ' dana@fleet.example ',
};
const typed = { ...typedPerson, ...typedMachine, ...rest };
const check = (changes: object) => checkQuote({ ...typed, ...changes });

const nothing = { brand: null, canMove: null, email: null, page: '', smsConsent: false };
test.each<[object, object]>([
  [{}, {}],
  [{ brand: undefined, canMove: undefined, email: '  ', page: undefined, smsConsent: undefined }, nothing],
  [{ brand: null, canMove: null, email: null, page: null, smsConsent: null }, nothing],
  [
    { phone: '', smsConsent: false },
    { phone: null, smsConsent: false },
  ],
  [{ page: `/${'x'.repeat(500)}` }, { page: `/${'x'.repeat(199)}` }],
  ...['918.555.0150', '1-918-555-0150', '+1 918 555 0150', '9185550150', '918 – 555 – 0150'].map(
    (phone): [object, object] => [{ phone }, {}],
  ),
  [{ phone: '+447911123456' }, { phone: '+447911123456' }],
  ...['74012', '74012-1234', '74012 1234', '740121234'].map((zip): [object, object] => [{ zip }, {}]),
  ...['a@b.co', 'first.last+x@mail.company.example'].map((email): [object, object] => [{ email }, { email }]),
  [{ canMove: true }, { canMove: 'yes' }],
  [{ canMove: 'yes' }, { canMove: 'yes' }],
  [{ canMove: false }, { canMove: 'no' }],
  [{ canMove: 'unsure' }, { canMove: 'unsure' }],
  [{ canMove: '' }, { canMove: null }],
  ...(['name', 'equipment', 'brand', 'description', 'urgency'] as const).map((name): [object, object] => {
    const longest = { [name]: 'x'.repeat(quoteLimits[name]) };
    return [longest, longest];
  }),
])('a quote request with %j is accepted, trimmed and on one line except the description', (changes, read) =>
  expect(check(changes)).toEqual({ quote: { ...taken, ...read } }),
);

const notText = 'Please send this as text.';
const notAPhone = 'Please enter a phone number with area code, such as (918) 555-0142.';
const notAnAddress = 'Please enter an email address such as name@company.com.';
const notAZip = 'Please enter a 5-digit ZIP code.';
const oneIsEnough = 'Please enter a phone number or an email address. One is enough.';
const wrong = (name: string, values: unknown[], sentence: string) =>
  values.map((value): [object, object] => [{ [name]: value }, { [name]: sentence }]);
test.each<[object, object]>([
  ...wrong('name', ['  ', undefined], 'Please enter your name.'),
  ...wrong('zip', ['', undefined], 'Please tell us where the machine is. The nearest town is enough.'),
  ...wrong(
    'equipment',
    [null, undefined, ' '],
    'What kind of machine is it? Truck, excavator, scissor lift?',
  ),
  ...wrong('description', ['\n', undefined], 'Please tell us what it’s doing, or what happened.'),
  ...wrong('urgency', [undefined, ''], 'Please choose how soon you need us.'),
  ...wrong('brand', [7, { name: 'Cat' }], notText),
  ...wrong('page', [['/'], 5], notText),
  ...wrong('zip', [74012], notText),
  ...wrong('canMove', ['maybe', 1], 'Please choose Yes, No or Not sure.'),
  ...wrong('smsConsent', ['yes', 1], 'Please check the box or leave it empty.'),
  ...wrong('zip', ['7401', '74012-12', '74012--1234', 'x74012', '74012x', '7401a', '74012-1234-5'], notAZip),
  ...wrong('email', ['dana', 'a@b', '@b.co', 'a@', 'a@.co', 'a@b.', 'a@b..co', 'a@b@c.co'], notAnAddress),
  ...wrong('email', ['a b@c.co', 'a@b.co x', 'x a@b.co'], notAnAddress),
  ...wrong('phone', ['12', '555-0150', 'call me', '0185550142', '+1918555014'], notAPhone),
  [{ phone: '' }, { phone: 'Please enter the phone number to text, or uncheck the box.' }],
  [{ phone: {}, email: '' }, { phone: notText }],
  [{ phone: '', email: false, smsConsent: false }, { email: notText }],
  [{ phone: '', email: undefined, smsConsent: false }, { phone: oneIsEnough }],
  [{ phone: undefined, email: '', smsConsent: false }, { phone: oneIsEnough }],
  ...(['name', 'phone', 'email', 'equipment', 'brand', 'description', 'urgency'] as const).map(
    (name): [object, object] => [
      { [name]: 'x'.repeat(quoteLimits[name] + 1), smsConsent: false },
      { [name]: `Please shorten this to ${quoteLimits[name]} characters.` },
    ],
  ),
])('a quote request with %j is refused with an error for exactly the wrong fields', (changes, fields) =>
  expect(check(changes)).toEqual({ fields }),
);
