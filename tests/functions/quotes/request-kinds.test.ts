/** What a request from the site may be about, besides a repair, and the days that suit the customer. */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  spanishSentences,
  spanishSmsConsent,
} from '../../../supabase/functions/_shared/domain/quote-spanish';
import { publishableKey } from '../../../tools/local-stack/keys';
import { read } from '../../support/function-requests';
import { origin } from '../../support/functions-harness';
import { parseRows, startOffice, usualQuote } from '../../support/office-setup';

const office = await startOffice();
const { services, configure, ask, quote, handle } = office;

const { phone } = usualQuote;
const nothingOfRepairs = { equipment: '', brand: '', description: '', canMove: '', urgency: '' };
const submit = async (changes: object) => read(await quote(changes));
const planned = (changes: object = {}) =>
  submit({ ...nothingOfRepairs, kind: 'planned', service: 'dot_annual', ...changes });
const stored = (columns: string) => services.rows(`quote_requests?select=${columns}`);
const entry = async () => String((await office.messages(phone))[0]?.['body']);
const jobs = async () => parseRows((await ask({ action: 'getJobs' })).body['jobs']);
const wrong = (...fields: string[]) => ({
  status: 400,
  body: {
    fields: Object.fromEntries(fields.map((field) => [field, expect.stringMatching(/^[A-Z].*[.?]$/)])),
  },
});

// A Friday at noon in Tulsa.
beforeEach(() => configure({}, () => new Date('2026-11-27T18:00:00Z')));

test('planned service needs no machine, description or urgency, and makes a job', async () => {
  const details = {
    company: 'Prairie Parcel',
    units: 18,
    language: 'es',
    place: 'Dock 4, Broken Arrow',
    zip: '',
  };
  const preferred = [{ day: '2026-12-01', part: 'morning' }];
  const position = { coordinates: { latitude: 36.05271234, longitude: -95.79078 } };
  expect(await planned({ ...details, ...position, preferred })).toMatchObject({ status: 200 });
  expect(await stored('kind,service,company,units,language,place,zip,preferred,latitude,longitude')).toEqual([
    {
      kind: 'planned',
      service: 'dot_annual',
      ...details,
      zip: null,
      preferred,
      latitude: 36.0527,
      longitude: -95.7908,
    },
  ]);
  expect(await jobs()).toMatchObject([
    {
      title: 'DOT annual inspection, 18 units',
      place: 'Dock 4, Broken Arrow',
      company: 'Prairie Parcel',
      contact: phone,
    },
  ]);
  const words = await entry();
  for (const part of [
    'DOT annual inspection, 18 units',
    'Tuesday, December 1, morning',
    'Language: Spanish',
  ]) {
    expect(words).toContain(part);
  }
});

describe('a request in Spanish', () => {
  test('keeps the consent in the words that the customer read', async () => {
    expect(await submit({ language: 'es', smsConsent: true })).toMatchObject({ status: 200 });
    expect(await stored('language,consent_text,consent_version')).toEqual([
      {
        language: 'es',
        consent_text: spanishSmsConsent.text,
        consent_version: spanishSmsConsent.version,
      },
    ]);
    expect(await entry()).toContain(`Texts: agreed (wording ${spanishSmsConsent.version})`);
  });

  test('is refused in Spanish', async () => {
    expect(await submit({ language: 'es', name: '', phone: '12' })).toEqual({
      status: 400,
      body: {
        error: 'Revise los campos marcados.',
        code: 'invalid_fields',
        fields: { name: spanishSentences.name, phone: spanishSentences.phone },
      },
    });
    expect(await planned({ language: 'es', preferred: [{ day: '2026-11-29' }] })).toMatchObject({
      status: 400,
      body: { fields: { preferred: 'El domingo, 29 de noviembre está cerrado. Elija otro día.' } },
    });
    const { status, body } = await submit({ language: 'es', pictures: [1, 2, 3, 4] });
    expect(status).toBe(400);
    expect(body['error']).toMatch(/^Adjunte hasta 3 fotos/);
  });

  test('waits in Spanish when too many came', async () => {
    const answers = [];
    for (let index = 0; index < 13; index += 1) {
      answers.push(await submit({ language: 'es', description: `No arranca, ${index}` }));
    }
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.body['error']).toMatch(/^Recibimos demasiadas solicitudes\. .* en \d+ minutos\.$/);
  });
});

test('a question needs a name, a way to answer and its words, and makes no job', async () => {
  const question = { ...nothingOfRepairs, kind: 'question', zip: '', description: 'Do you work on Sundays?' };
  expect(await submit(question)).toMatchObject({ status: 200 });
  expect(await jobs()).toEqual([]);
  expect(await entry()).toMatch(/^Question\nQuestion: Do you work on Sundays\?\n/);
  expect(await submit({ ...question, name: '', phone: '', description: '' })).toMatchObject(
    wrong('name', 'phone', 'description'),
  );
});

test('a repair still needs its machine, its description and how soon', async () => {
  expect(await submit(nothingOfRepairs)).toMatchObject(wrong('equipment', 'description', 'urgency'));
});

test('a request needs a ZIP code or a place', async () => {
  expect(await submit({ zip: '' })).toMatchObject(wrong('zip'));
  expect(await submit({ zip: '', place: 'I-44, mile marker 178' })).toMatchObject({ status: 200 });
});

test.each([
  ['a kind that there is not', { kind: 'spam' }, 'kind'],
  ['no machine', { units: 0 }, 'units'],
  ['too many machines', { units: 1_000 }, 'units'],
  ['half a machine', { units: 1.5 }, 'units'],
  ['a service that there is not', { service: 'wash' }, 'service'],
  ['a language that we don’t speak', { language: 'fr' }, 'language'],
  ['a position off the globe', { coordinates: { latitude: 91, longitude: 0 } }, 'coordinates'],
  ['a position without a longitude', { coordinates: { latitude: 36 } }, 'coordinates'],
  ['a company that is too long', { company: 'x'.repeat(121) }, 'company'],
])('a request with %s is refused', async (_, fields, field) => {
  expect(await planned(fields)).toMatchObject(wrong(field));
  expect(await stored('id')).toEqual([]);
});

describe('the days that suit the customer', () => {
  const asking = (...days: string[]) => planned({ preferred: days.map((day) => ({ day, part: 'any' })) });

  test.each([
    ['today', '2026-11-27'],
    ['a Saturday', '2026-11-28'],
    ['the leap day', '2028-02-29'],
  ])('may be %s', async (_, day) => {
    expect(await asking(day)).toMatchObject({ status: 200 });
  });

  test.each([
    ['yesterday', ['2026-11-26']],
    ['a Sunday', ['2026-11-29']],
    ['a day off', ['2026-12-25']],
    ['no day of the calendar', ['2027-02-29']],
    ['four', ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']],
    ['partly closed', ['2026-12-01', '2026-11-29']],
  ])('may not be %s', async (_, days) => {
    await handle(`holidays = '[{"date": "2026-12-25", "name": "Christmas"}]'`);
    expect(await asking(...days)).toMatchObject(wrong('preferred'));
    expect(await stored('id')).toEqual([]);
  });

  test('are counted by the clock of the business, where today may be tomorrow already in UTC', async () => {
    configure({}, () => new Date('2026-12-02T05:59:00Z'));
    expect(await asking('2026-12-01')).toMatchObject({ status: 200 });
    configure({}, () => new Date('2026-12-02T06:00:00Z'));
    expect(await asking('2026-12-01')).toMatchObject(wrong('preferred'));
  });
});

test('the same request twice has the same reference', async () => {
  const [first, second] = [await planned(), await planned()];
  expect(second).toEqual(first);
  expect(await stored('reference')).toEqual([{ reference: first.body['reference'] }]);
});

test('visitors can read when the business is open, and nothing else of its settings', async () => {
  const asVisitor = async (path: string) => {
    const response = await fetch(`${origin}/rest/v1/${path}`, { headers: { apikey: publishableKey } });
    const rows: unknown = await response.json();
    return { status: response.status, rows };
  };
  await handle(`holidays = '[{"date": "2026-12-25", "name": "Christmas"}]', site_notice = 'Ice storm'`);
  expect(await asVisitor('opening_hours?select=*')).toMatchObject({
    status: 200,
    rows: [
      { hours: { sunday: null }, days_off: [{ date: '2026-12-25', name: 'Christmas' }], notice: 'Ice storm' },
    ],
  });
  expect((await asVisitor('call_handling?select=second_number')).status).toBeGreaterThanOrEqual(400);
});
