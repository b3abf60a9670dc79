/** Planned service, a question, and where the machine is: what the form asks for besides a repair. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describePosition } from '../../src/content/area/area-summaries';
import { findTownIn } from '../../src/content/area/service-area';
import { business, type Business } from '../../src/content/business';
import { createOffice, tellAnswerTime } from '../../src/site/contact/office-hours';
import { listServiceChoices } from '../../src/site/contact/quote-fields';
import { QuoteForm } from '../../src/site/contact/quote-form';
import { openingHoursClient } from '../../src/site/shared/load-opening-hours';
import { showOpeningHours } from '../../src/site/shared/opening-hours';
import {
  answerFirst,
  field,
  form,
  formAt,
  needs,
  openForm,
  placeLabel,
  put,
} from '../support/site/quote-form';

const bodies: unknown[] = [];
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  bodies.length = 0;
  // A Friday at noon in Tulsa.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T18:00:00Z') });
  server.use(
    http.post('*/functions/v1/request-quote', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, reference: '7KX3-M9QD' });
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  server.resetHandlers();
  openingHoursClient.clear();
  act(() => showOpeningHours(null));
});

const next = () => fireEvent.click(screen.getByText('Next: location and contact', { selector: 'button' }));
const send = () => fireEvent.click(screen.getByText('Send request', { selector: 'button' }));
const choose = (label: string) => fireEvent.click(field(label));
const list = (label: string) => screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select' });
const listOptions = (label: string) =>
  within(list(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const pick = (label: string, value: string) => fireEvent.change(list(label), { target: { value } });
const isShown = (label: string) => !field(label).closest('.hidden');
const readReceipt = () => screen.findByText('Request received', { selector: 'h3' });
const sayWho = () => {
  put('Name', 'Dana Reyes');
  put('Phone', '918 743 2211 ext. 12');
};

describe('planned service', () => {
  it('is sent with its service, units, days, company and place, and the receipt repeats them', async () => {
    await openForm('planned');
    choose('DOT annual inspection');
    put('How many units?', '5');
    put('Which ones? (optional)', 'Cascadia, units 12 to 16');
    pick('First choice', '2026-12-01');
    pick('First choice, time', 'morning');
    pick('Second choice', '2026-12-03');
    next();
    put(placeLabel, 'Dock 4, Broken Arrow');
    put('Company (optional)', 'Prairie Parcel');
    sayWho();
    send();
    await readReceipt();
    expect(bodies).toEqual([
      {
        kind: 'planned',
        service: 'dot_annual',
        units: 5,
        equipment: 'Cascadia, units 12 to 16',
        description: '',
        urgency: '',
        zip: '',
        place: 'Dock 4, Broken Arrow',
        company: 'Prairie Parcel',
        preferred: [
          { day: '2026-12-01', part: 'morning' },
          { day: '2026-12-03', part: 'any' },
        ],
        name: 'Dana Reyes',
        phone: '+19187432211',
        phoneExtension: '12',
        smsConsent: false,
        page: '/',
        website: '',
      },
    ]);
    expect(screen.getByText(/^Tuesday, December 1, morning\sThursday, December 3, any time$/)).toBeVisible();
    for (const text of ['7KX3-M9QD', 'Dock 4, Broken Arrow', 'We answer today until 6 PM.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(
      screen.getByText('The days are your wish so far. A day is booked when we confirm it.'),
    ).toBeVisible();
  });

  it('asks for a service and a number, and for words about another service', async () => {
    await openForm('planned');
    next();
    const problems = screen.getByRole('group', { name: 'Please check these fields' });
    expect(
      within(problems)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Which service: Please choose a service.',
      'How many units: Please enter how many there are.',
    ]);
    choose('Other service');
    put('How many units?', '0');
    next();
    expect(screen.getByText('Please say what you need done.', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Please enter how many machines, 1 to 999.', { selector: 'p' })).toBeVisible();
  });

  it('offers no past day, no Sunday and no afternoon when we close at noon', async () => {
    await openForm('planned');
    const days = listOptions('First choice');
    expect(days.slice(0, 4)).toEqual(['Any day', 'Saturday, Nov 28', 'Monday, Nov 30', 'Tuesday, Dec 1']);
    expect(days.join()).not.toContain('Sunday');
    pick('First choice', '2026-12-01');
    pick('First choice, time', 'afternoon');
    pick('First choice', '2026-11-28');
    expect(listOptions('First choice, time')).toEqual(['Any time', 'Morning']);
    expect(screen.getByText('We close at noon that day, so it can only be a morning.')).toBeVisible();
    expect(listOptions('Second choice')).not.toContain('Saturday, Nov 28');
  });

  it('offers at most three days, and takes one back', async () => {
    await openForm('planned');
    pick('First choice', '2026-11-30');
    pick('Second choice', '2026-12-01');
    pick('Third choice', '2026-12-02');
    expect(screen.getAllByLabelText(/choice$/)).toHaveLength(3);
    pick('First choice', '');
    expect(list('First choice')).toHaveValue('2026-12-01');
    expect(list('Third choice')).toHaveValue('');
  });

  const view = (rows: JsonBodyType, status = 200) =>
    http.get('*/rest/v1/opening_hours', () => HttpResponse.json(rows, { status }));
  const weekday = { opens: '09:00', closes: '15:30' };
  const week = { monday: weekday, tuesday: weekday, wednesday: null, thursday: weekday, friday: weekday };

  it('asks the office for its hours and days off', async () => {
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'the key');
    server.use(
      view([
        { hours: { ...week, saturday: null, sunday: null }, days_off: [{ date: '2026-11-30', name: 'x' }] },
      ]),
    );
    await openForm('planned');
    await waitFor(() =>
      expect(listOptions('First choice').slice(0, 3)).toEqual([
        'Any day',
        'Tuesday, Dec 1',
        'Thursday, Dec 3',
      ]),
    );
    expect(await screen.findByText('We answer requests today until 3:30 PM.')).toBeVisible();
  });

  it.each([
    ['fails', view({ message: 'down' }, 500)],
    ['answers with something else', view([{ hours: { monday: 'always' }, days_off: 3 }])],
    ['can’t be reached', http.get('*/rest/v1/opening_hours', () => HttpResponse.error())],
  ])('takes the hours of the site when the backend %s', async (_, answer) => {
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'the key');
    let hasAnswered = false;
    server.events.on('response:mocked', () => (hasAnswered = true));
    server.use(answer);
    await openForm('planned');
    await waitFor(() => expect(hasAnswered || _ === 'can’t be reached').toBe(true));
    expect(listOptions('First choice')[1]).toBe('Saturday, Nov 28');
    expect(screen.getByText('We answer requests today until 6 PM.')).toBeVisible();
  });

  it('says that a day of an older draft is over, in the step that asks for it', async () => {
    const { unmount } = await openForm('planned');
    choose('DOT annual inspection');
    put('How many units?', '5');
    pick('First choice', '2026-11-28');
    unmount();
    vi.setSystemTime(new Date('2026-11-29T18:00:00Z'));
    render(form);
    expect(await screen.findByLabelText('First choice')).toHaveValue('2026-11-28');
    next();
    expect(
      screen.getByText('Saturday, November 28 is over. Please choose another day.', { selector: 'p' }),
    ).toBeVisible();
    pick('First choice', '2026-12-01');
    next();
    expect(isShown('Name')).toBe(true);
  });

  it('sends nothing that only another kind of request asks for, and loses none of it', async () => {
    await openForm('repair');
    put('Brand (optional)', 'Cat');
    choose('Down now, need help today');
    await answerFirst('planned');
    expect(isShown('Brand (optional)')).toBe(false);
    choose('Preventive maintenance');
    put('How many units?', '1');
    next();
    put(placeLabel, '74012-1234');
    sayWho();
    send();
    await readReceipt();
    expect(bodies).toMatchObject([{ zip: '74012', urgency: '' }]);
    expect(bodies[0]).not.toHaveProperty('brand');
    expect(bodies[0]).not.toHaveProperty('place');
  });
});

describe('a question', () => {
  it('takes one page: the question, a name and a way to answer', async () => {
    await openForm('question');
    expect(isShown('Name')).toBe(true);
    expect(isShown(placeLabel)).toBe(false);
    send();
    const problems = screen.getByRole('group', { name: 'Please check these fields' });
    expect(
      within(problems)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your question: Please write your question.',
      'Name: Please enter your name.',
      'Phone: Please enter a phone number or an email address. One is enough.',
    ]);
    put('Your question', 'Do you work on cranes?');
    put('Name', 'Dana Reyes');
    put('Email', 'dana@fleet.example');
    send();
    await readReceipt();
    expect(bodies).toMatchObject([
      { kind: 'question', description: 'Do you work on cranes?', email: 'dana@fleet.example' },
    ]);
    expect(screen.getByText('We’ll get back to you at dana@fleet.example.')).toBeVisible();
  });
});

describe('the link to the form', () => {
  it('brings its answer, which the visitor can change for good', async () => {
    const address = '/contact?kind=planned&service=dot_annual';
    const { unmount } = render(formAt(address));
    await screen.findByText('Add pictures');
    expect(screen.getByLabelText('DOT annual inspection')).toBeChecked();
    choose('Preventive maintenance');
    unmount();
    // As a reload of the same address does.
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(performance.mark('load'), { type: 'reload' }),
    ]);
    render(formAt(address));
    await screen.findByText('Add pictures');
    expect(screen.getByLabelText('Preventive maintenance')).toBeChecked();
    vi.restoreAllMocks();
  });

  it('leaves open what the form doesn’t offer: the inspection of lifts until the owner confirms it', async () => {
    render(formAt('/contact?kind=planned&service=lift_annual'));
    await screen.findByText('Add pictures');
    expect(screen.getByRole('radio', { name: needs.planned })).toBeChecked();
    expect(screen.queryByLabelText('Annual lift inspection')).not.toBeInTheDocument();
    const choices = within(screen.getByRole('group', { name: 'Which service?' })).getAllByRole('radio');
    expect(choices.filter((choice) => choice.matches(':checked'))).toEqual([]);
    next();
    expect(screen.getByText('Please choose a service.', { selector: 'p' })).toBeVisible();
    const { proof }: Business = business;
    const confirmed = { ...proof, offers: { ...proof.offers, aerialAnnualInspections: true } };
    expect(listServiceChoices(confirmed).map(({ label }) => label)).toContain('Annual lift inspection');
  });

  it('is newer than the draft when it is followed', async () => {
    const router = createMemoryRouter(
      [
        { path: '/', element: <p>Services</p> },
        { path: '/contact', element: <QuoteForm /> },
      ],
      { initialEntries: ['/contact'] },
    );
    render(<RouterProvider router={router} />);
    await answerFirst('repair');
    put('What happened', 'Will not start');
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/contact?kind=planned&service=preventive_maintenance#quote'));
    await screen.findByText('Add pictures');
    expect(screen.getByLabelText('Preventive maintenance')).toBeChecked();
    expect(field('How many units?')).toHaveFocus();
    await answerFirst('repair');
    expect(field('What happened')).toHaveValue('Will not start');
  });
});

it('the second step is still there after another page, unless the visitor went back', async () => {
  const { unmount } = await openForm('repair');
  put('Equipment', 'Excavator');
  put('What happened', 'Will not start');
  choose('This week');
  next();
  put('Name', 'Dana Reyes');
  unmount();
  const second = render(form);
  await waitFor(() => expect(isShown('Name')).toBe(true));
  expect(field('Name')).toHaveValue('Dana Reyes');
  expect(field(placeLabel)).toHaveFocus();
  fireEvent.click(screen.getByText('Back'));
  second.unmount();
  render(form);
  await screen.findByText('Add pictures');
  expect(isShown('Equipment')).toBe(true);
  expect(isShown('Name')).toBe(false);
});

it('pictures outlive a reload with their names, but what was typed has the room first, which is said', async () => {
  const file = vi.fn(() => 'blob:picture');
  Object.assign(URL, { createObjectURL: file, revokeObjectURL: vi.fn() });
  sessionStorage.setItem('quote-pictures', 'left%20wheel.jpg AAAA\ndash.jpg AAAA');
  await openForm('repair');
  expect(screen.getByText('left wheel.jpg')).toBeVisible();
  expect(screen.getByLabelText('Remove picture 2, dash.jpg')).toBeVisible();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  put('What happened', 'Will not start');
  expect(sessionStorage.getItem('quote-draft')).toContain('Will+not+start');
  expect(await screen.findByText(/^This browser can’t keep your pictures\./)).toBeVisible();
  vi.restoreAllMocks();
});

describe('where the machine is', () => {
  const openPlace = async () => {
    await openForm('repair');
    put('Equipment', 'Truck');
    put('What happened', 'No air');
    choose('This week');
    next();
  };

  it.each([
    ['I-44 near Vinita', /^Vinita, OK, \d+(\.\d)? miles\. Typical arrival: 2 to 4 hours\.$/],
    ['74012', /^Broken Arrow, OK, 14.3 miles\. Typical arrival: 30 to 60 minutes\.$/],
    ['mile marker 283', /Not on our list of towns, and that’s fine/],
    ['99999', /Not a ZIP code near us/],
    ['I-44 near Vinta', /Did you mean Vinita, OK\?/],
  ])('may be %j, which is answered beside it and never refused', async (text, answer) => {
    await openPlace();
    put(placeLabel, text);
    expect(await screen.findByText(answer)).toBeVisible();
    sayWho();
    send();
    await readReceipt();
    expect(bodies).toMatchObject([/^\d{5}$/.test(text) ? { zip: text } : { place: text }]);
  });

  const stubPosition = (tell: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: tell },
    });
  const spot = { latitude: 36.60123456, longitude: -95.20341234, accuracy: 12 };

  it('is asked of the device on a press only, rounded, sent, and can be taken back', async () => {
    const tell = vi.fn<Geolocation['getCurrentPosition']>((found) =>
      found({
        coords: {
          ...spot,
          altitude: null,
          altitudeAccuracy: null,
          heading: null,
          speed: null,
          toJSON: () => spot,
        },
        timestamp: 0,
        toJSON: () => spot,
      }),
    );
    stubPosition(tell);
    await openPlace();
    expect(tell).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Use my location'));
    expect(await screen.findByText(/^Near Vinita, OK, \d+ miles from downtown Tulsa\./)).toBeVisible();
    expect(sessionStorage.getItem('quote-draft')).not.toContain('36.60123');
    fireEvent.click(screen.getByText('Remove my location'));
    expect(screen.queryByText(/^Near Vinita/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByText('Use my location'));
    sayWho();
    send();
    await readReceipt();
    expect(bodies).toMatchObject([
      { coordinates: { latitude: 36.6012, longitude: -95.2034 }, place: '36.6012, -95.2034' },
    ]);
  });

  it.each([
    [1, /didn’t give us your location\. Type where/],
    [3, /couldn’t find its position\. Type where/],
  ])('stays to be typed when the device refuses (%d)', async (code, sentence) => {
    stubPosition((_, fail) =>
      fail?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
    );
    await openPlace();
    fireEvent.click(screen.getByText('Use my location'));
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText('Use my location')).toBeVisible();
  });
});

it.each([
  ['4400 S Garnett Rd, Tulsa, OK 74146', 'Tulsa'],
  ['12345 E 21st St, Tulsa, OK', 'Tulsa'],
  ['31st & Yale, Tulsa', 'Tulsa'],
  ['US-75 northbound, 2 miles south of Bartlesville', 'Bartlesville'],
  ['Hwy 20 Claremore', 'Claremore'],
  ['I-40 Exit 240, Henryetta', 'Henryetta'],
  ['the truck stop at Big Cabin', 'Big Cabin'],
  ['Muskogee Turnpike near Coweta', 'Coweta'],
  ['I-44 by Joplin, MO', 'Joplin'],
  ['I-44 cerca de Vinita', 'Vinita'],
  ['carretera 20, milla 3, rumbo a Claremore', 'Claremore'],
  // Peoria is a street of Tulsa, and a town far from it.
  ['5th and Peoria', null],
  ['Will Rogers Turnpike', null],
  ['gate 5', null],
])('the town in %j is %s', (text, town) => {
  const answer = findTownIn(text);
  expect(answer.kind === 'place' ? answer.city : null).toBe(town);
});

it('a position far from our towns has a distance and no town', () =>
  expect(describePosition({ latitude: 34.05, longitude: -118.24 })).toMatch(
    /^About 1,?2\d\d miles from downtown Tulsa\. Outside the area\.$/,
  ));

it.each([
  ['2026-11-27T18:00:00Z', 'today until 6 PM'],
  ['2026-11-27T12:00:00Z', 'today from 7 AM'],
  ['2026-11-28T00:30:00Z', 'tomorrow from 8 AM'],
  ['2026-11-28T18:30:00Z', 'Monday from 7 AM'],
  ['2026-11-29T18:30:00Z', 'tomorrow from 7 AM'],
])('at %s we answer %s', (now, when) =>
  expect(tellAnswerTime(createOffice().findAnswerTime(new Date(now)))).toBe(when),
);

it('the three answers to the first question are named as people say them', () => {
  render(form);
  expect(
    screen
      .getAllByRole('radio', { name: /./ })
      .slice(0, 3)
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(Object.keys(needs));
});
