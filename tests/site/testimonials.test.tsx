import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Testimonial, testimonials, testimonialsAreSamples } from '../../src/content/testimonials';
import { Testimonials } from '../../src/site/home/testimonials';

const previous = () => screen.getByRole('button', { name: 'Previous review' });
const next = () => screen.getByRole('button', { name: 'Next review' });

const writer = { name: 'A. Writer', company: 'Somewhere', text: 'Good work.' };
const letter: Testimonial = { ...writer, rating: 3, source: 'Letter', verified: false };

describe.runIf(testimonialsAreSamples)('the sample testimonials', () => {
  it('are five in number, and exactly one claims the 70% breakdown reduction', () => {
    expect(testimonials).toHaveLength(5);
    expect(testimonials.filter(({ text }) => text.includes('70%'))).toHaveLength(1);
  });

  it('are labeled as sample reviews', () => {
    render(<Testimonials items={testimonials} />);
    expect(screen.getByText('Sample reviews')).toBeInTheDocument();
    expect(screen.getAllByRole('figure')).toHaveLength(5);
  });
});

it('a testimonial shows a known source’s badge, its rating as stars, and whether it is verified', () => {
  const sources = ['Letter', 'Google', 'TrustPilot', 'Yelp'];
  const findItem = (source: string) => {
    return { ...letter, name: `By ${source}`, source, verified: source === 'Yelp' };
  };
  render(<Testimonials items={sources.map(findItem)} />);
  const cards = screen.getAllByRole('figure').map((card) => within(card));
  const badges = cards.flatMap((card) => sources.filter((source) => card.queryByText(source)));
  expect(badges).toEqual(['Google', 'TrustPilot', 'Yelp']);
  expect(cards.map((card) => card.queryByText(/Verified/) !== null)).toEqual([false, false, false, true]);
  const stars = cards[0]?.getByRole('img', { name: '3 out of 5 stars' });
  expect(stars?.querySelectorAll('svg[fill="currentColor"]')).toHaveLength(3);
  expect(stars?.querySelectorAll('svg')).toHaveLength(5);
});

it('the carousel disables the previous button at the start and the next button at the end, where the reviews get the focus', async () => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
  const five = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...letter, name }));
  const user = userEvent.setup();
  render(<Testimonials items={five} />);
  expect(previous()).toBeDisabled();
  expect(next()).toBeEnabled();
  for (let step = 1; step < five.length; step++) {
    await user.click(next());
  }
  expect(screen.getByText('5 of 5')).toBeInTheDocument();
  expect(next()).toBeDisabled();
  expect(screen.getByRole('group', { name: 'Customer reviews' })).toHaveFocus();
  await user.click(previous());
  expect(screen.getByText('4 of 5')).toBeInTheDocument();
  expect(next()).toBeEnabled();
});
