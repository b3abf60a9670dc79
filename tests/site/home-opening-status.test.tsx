import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpeningStatus } from '../../src/site/shared/opening-status';
import { openingStatus } from '../../src/content/opening-hours';
import { officeHours } from '../support/office/office-hours';

afterEach(() => {
  vi.useRealTimers();
});

describe('the office hours', () => {
  it.each(officeHours)('on %s (%s) say: %s', (_, instant, text) => {
    const status = openingStatus(new Date(instant));
    expect(status.text).toBe(text);
    expect(status.open).toBe(text.startsWith('Office open'));
  });
});

describe('the opening status', () => {
  it('is left out of the prerendered page, which is read at another hour', () => {
    const html = renderToString(<OpeningStatus />);
    expect(html).not.toMatch(/Office (open|closed)/);
    expect(html).toMatch(/Emergency service.*24\/7/);
  });

  it('is filled in after mount and turns over when the office closes', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T23:59:30Z') });
    render(<OpeningStatus />);
    expect(screen.getByText('Office open until 6:00 PM')).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByText('Office closed, opens tomorrow at 8:00 AM')).toBeInTheDocument();
  });

  it('says first that emergencies are answered, and then that the office is closed', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
    const { container } = render(<OpeningStatus />);
    const lines = [...container.querySelectorAll('p')].map((line) => line.textContent);
    expect(lines).toEqual(['Open now for emergencies', 'Office closed, opens tomorrow at 7:00 AM']);
  });
});
