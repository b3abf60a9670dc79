import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { business, type OfficeHours, weekdays } from '../../src/content/business';
import { listHours } from '../../src/content/hours-lines';
import { tellOpeningStatus } from '../../src/content/opening-hours';
import { readOpeningHours } from '../../src/site/shared/load-opening-hours';
import { showOpeningHours } from '../../src/site/shared/opening-hours';
import { OpeningStatus } from '../../src/site/shared/opening-status';

/** The office status on the home page at each instant. Central Time is UTC-6 in November and UTC-5 in July. */
const officeHours = [
  ['Friday 7:00 AM in summer time', '2026-07-10T12:00:00Z', 'Office open until 6:00 PM'],
  ['Friday 6:59 AM', '2026-11-20T12:59:00Z', 'Office closed, opens today at 7:00 AM'],
  ['Friday 7:00 AM', '2026-11-20T13:00:00Z', 'Office open until 6:00 PM'],
  ['Saturday 8:00 AM', '2026-11-21T14:00:00Z', 'Office open until 12:00 PM'],
  ['Saturday noon', '2026-11-21T18:00:00Z', 'Office closed, opens Monday at 7:00 AM'],
  ['Monday midnight', '2026-11-23T06:00:00Z', 'Office closed, opens today at 7:00 AM'],
];

const day = { opens: '07:00', closes: '18:00' };
const week: OfficeHours = {
  Monday: day,
  Tuesday: day,
  Wednesday: day,
  Thursday: day,
  Friday: day,
  Saturday: { opens: '08:00', closes: '12:00' },
  Sunday: null,
};

afterEach(() => void vi.useRealTimers());

const Sunday = { opens: '13:00', closes: '00:00' };

it('neighboring days with the same hours share a line, and each other day has its own', () => {
  const writeLines = (hours: OfficeHours) =>
    listHours(hours).map(({ label, display }) => `${label}: ${display}`);
  expect(writeLines(week)).toEqual([
    'Monday to Friday: 7:00 AM to 6:00 PM',
    'Saturday: 8:00 AM to 12:00 PM',
    'Sunday: Closed except emergency service',
  ]);
  expect(writeLines({ ...week, Monday: null, Sunday })).toEqual([
    'Monday: Closed except emergency service',
    'Tuesday to Friday: 7:00 AM to 6:00 PM',
    'Saturday: 8:00 AM to 12:00 PM',
    'Sunday: 1:00 PM to 12:00 AM',
  ]);
});

it('an office that is open on Sunday until midnight says so, and skips the Monday on which it is closed', () => {
  const tell = (instant: string) =>
    tellOpeningStatus(new Date(instant), { ...week, Monday: null, Sunday }).text;
  expect(tell('2026-11-23T05:59:00Z')).toBe('Office open until 12:00 AM');
  expect(tell('2026-11-23T06:00:00Z')).toBe('Office closed, opens tomorrow at 7:00 AM');
  expect(tell('2026-11-22T18:59:00Z')).toBe('Office closed, opens today at 1:00 PM');
});

it.each(officeHours)('on %s (%s), the office status is "%s"', (_, instant, text) => {
  const status = tellOpeningStatus(new Date(instant), week);
  expect(status.text).toBe(text);
  expect(status.open).toBe(text.startsWith('Office open'));
});

it('the opening status is only the emergency hours on the prerendered page, because visitors read that page later', () => {
  const page = new DOMParser().parseFromString(renderToString(<OpeningStatus />), 'text/html');
  expect(page.body.textContent.trim()).toBe('Emergency service: 24/7');
});

it('the opening status appears after mount and changes when the office closes', () => {
  const closes = Date.parse(`2026-11-20T${business.hours.Friday.closes}:00-06:00`);
  vi.useFakeTimers({ now: closes - 30_000 });
  render(<OpeningStatus />);
  expect(screen.getByText(/^Office open until/)).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText(/^Office closed, opens tomorrow/)).toBeInTheDocument();
});

it('the opening status says that emergencies are answered before it says that the office is closed', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
  const { container } = render(<OpeningStatus />);
  const lines = [...container.querySelectorAll('p')].map((line) => line.textContent);
  expect(lines).toEqual(['Open now for emergencies', tellOpeningStatus(new Date()).text, '']);
});

describe('the hours that the office has saved', () => {
  const savedDay = { opens: '08:00', closes: '17:00' };
  const savedWeek = Object.fromEntries(weekdays.map((name) => [name.toLowerCase(), savedDay]));
  const christmas = { date: '2026-12-25', name: 'Christmas' };
  const row = {
    hours: { ...savedWeek, sunday: null },
    days_off: [christmas],
    notice: 'Ice storm: long waits',
  };

  afterEach(() => act(() => showOpeningHours(null)));

  it('replace the built-in ones, with days off and the notice', () => {
    vi.useFakeTimers({ now: new Date('2026-12-24T23:30:00Z') });
    render(<OpeningStatus />);
    expect(screen.getByText('Office open until 6:00 PM')).toBeInTheDocument();
    act(() => showOpeningHours(readOpeningHours(row)));
    expect(screen.getByText('Office closed, opens Saturday at 8:00 AM')).toBeInTheDocument();
    expect(screen.getByText('Ice storm: long waits')).toBeInTheDocument();
    expect(readOpeningHours(row).lines.map(({ label, display }) => `${label}: ${display}`)).toEqual([
      'Monday to Saturday: 8:00 AM to 5:00 PM',
      'Sunday: Closed except emergency service',
      'Dec 25: Closed except emergency service',
      `${business.emergency.label}: ${business.emergency.display}`,
    ]);
  });

  it.each([null, {}, { hours: {} }, { hours: { monday: { opens: '25:00', closes: '18:00' } } }])(
    'are refused when they are %j, so that the built-in ones stay',
    (given) => expect(() => readOpeningHours(given)).toThrow('no times'),
  );
});
