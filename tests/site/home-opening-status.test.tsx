import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { OpeningStatus } from '../../src/site/shared/opening-status';
import { business } from '../../src/content/business';
import { openingStatus } from '../../src/content/opening-hours';

/** The office status on the home page at each instant. Central Time is UTC-6 in November and UTC-5 in July. */
const officeHours = [
  ['Friday 7:00 AM in summer time', '2026-07-10T12:00:00Z', 'Office open until 6:00 PM'],
  ['Friday 6:59 AM', '2026-11-20T12:59:00Z', 'Office closed, opens today at 7:00 AM'],
  ['Friday 7:00 AM', '2026-11-20T13:00:00Z', 'Office open until 6:00 PM'],
  ['Saturday 8:00 AM', '2026-11-21T14:00:00Z', 'Office open until 12:00 PM'],
  ['Saturday noon', '2026-11-21T18:00:00Z', 'Office closed, opens Monday at 7:00 AM'],
  ['Monday midnight', '2026-11-23T06:00:00Z', 'Office closed, opens today at 7:00 AM'],
];

afterEach(() => void vi.useRealTimers());

it.each(officeHours)('on %s (%s), the office status is "%s"', (_, instant, text) => {
  const weekday = { opens: '07:00', closes: '18:00' };
  const status = openingStatus(new Date(instant), { weekday, saturday: { opens: '08:00', closes: '12:00' } });
  expect(status.text).toBe(text);
  expect(status.open).toBe(text.startsWith('Office open'));
});

it('the opening status is only the emergency hours on the prerendered page, because visitors read that page later', () => {
  const page = new DOMParser().parseFromString(renderToString(<OpeningStatus />), 'text/html');
  expect(page.body.textContent.trim()).toBe('Emergency service: 24/7');
});

it('the opening status appears after mount and changes when the office closes', () => {
  const closes = Date.parse(`2026-11-20T${business.hours.weekday.closes}:00-06:00`);
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
  expect(lines).toEqual(['Open now for emergencies', openingStatus(new Date()).text]);
});
