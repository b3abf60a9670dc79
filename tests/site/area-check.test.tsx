import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { findArea } from '../../src/content/area/service-area';
import { zipLines } from '../../src/content/area/zip-codes';
import { business } from '../../src/content/business';
import { AreaCheck } from '../../src/site/area/area-check';

it.each([
  ['74012', 'Broken Arrow, OK', 14.3, 'metro'],
  ['73012', 'Edmond, OK', 90.1, 'oklahomaCity'],
  ['67205', 'Wichita, KS', 129.7, 'justOutside'],
  ['Tulsa, OK', 'Tulsa, OK', 5.3, 'metro'],
  ['OKC', 'Oklahoma City, OK', 97.5, 'oklahomaCity'],
  ['Ft. Smith', 'Fort Smith, AR', 106.7, 'regional'],
  ['Kansas', 'Kansas, OK', 66, 'regional'],
  ['broken arow', 'Broken Arrow, OK', 14.3, 'metro'],
  ['Stilwater, Oklahoma', 'Stillwater, OK', 60.4, 'regional'],
  ['12345 E 21st St, Tulsa, OK 74012 1234', 'Broken Arrow, OK', 14.3, 'metro'],
])('the answer of the area check to %s is %s, %d miles, %s', (text, town, miles, tier) => {
  const answer = findArea(text);
  expect(answer).toMatchObject({ kind: 'place', miles, tier });
  expect(answer.kind === 'place' && `${answer.city}, ${answer.state}`).toBe(town);
});

it.each([
  ['99999', 'unknown-zip'],
  ['7401', 'incomplete'],
  ['', 'incomplete'],
  ['Tulsa, Texas', 'unknown-town'],
  ['Columbus, OH', 'unknown-town'],
  ['Independence, MO', 'unknown-town'],
  ['Kansas City', 'unknown-town'],
])('the answer of the area check to %j is %s', (text, kind) => expect(findArea(text)).toEqual({ kind }));

it('the answer of the area check puts every ZIP code of Oklahoma City and Edmond in the same-day tier', () => {
  const lines = zipLines.OK.split('\n').filter((line) => /^(Oklahoma City|Edmond):/.test(line));
  const zips = lines.flatMap((line) => line.match(/\b\d{5}\b/g) ?? []);
  expect(zips.length).toBeGreaterThan(60);
  for (const zip of zips) {
    expect(findArea(zip)).toMatchObject({ tier: 'oklahomaCity' });
  }
});

describe('the area check', () => {
  const pageAt = (address: string) => (
    <MemoryRouter initialEntries={[address]}>
      <AreaCheck />
    </MemoryRouter>
  );
  const page = pageAt('/');
  const field = () => screen.getByLabelText('ZIP code or city');
  const answer = () => {
    const region = document.querySelector('[aria-live="polite"]');
    if (!(region instanceof HTMLElement)) {
      throw new Error('There is no place for the answer.');
    }
    return region;
  };

  const readHref = (name: string) => within(answer()).getByRole('link', { name }).getAttribute('href');

  it('answers a ZIP code as soon as its last digit is typed', async () => {
    render(page);
    await userEvent.type(field(), '7301');
    expect(answer()).toHaveTextContent(/120 miles around Tulsa/);
    await userEvent.type(field(), '2');
    await waitFor(() => expect(answer()).toHaveTextContent('Yes, we come to Edmond, OK 73012.'));
    expect(answer()).toHaveTextContent('Typical arrival: Same day');
    expect(answer()).toHaveTextContent('90.1 miles in a straight line from downtown Tulsa');
    expect(answer()).toHaveTextContent(/Typical time\. Call to confirm\./);
    expect(readHref('Get a quote')).toBe('/contact?place=73012#quote');
  });

  it('links from its answer to the phone, the quote form and the page about the town', async () => {
    render(page);
    await userEvent.type(field(), 'broken arow');
    const links = within(answer());
    expect(await links.findByRole('link', { name: `Call ${business.phone.display}` })).toBeVisible();
    expect(readHref('Get a quote')).toBe('/contact?place=Broken%20Arrow%2C%20OK#quote');
    expect(readHref('What we do in Broken Arrow')).toBe('/truck-repair-broken-arrow');
    expect(answer()).toHaveTextContent('The closest name to what you typed.');
    await userEvent.clear(field());
    await userEvent.type(field(), 'Muskogee');
    await waitFor(() => expect(answer()).toHaveTextContent('Yes, we come to Muskogee, OK.'));
    expect(links.queryByRole('link', { name: /What we do/ })).not.toBeInTheDocument();
  });

  it('answers for the place named in the URL', async () => {
    render(pageAt('/locations?place=Joplin'));
    await waitFor(() => expect(answer()).toHaveTextContent('Yes, we come to Joplin, MO.'));
    expect(field()).toHaveValue('Joplin');
  });

  it('asks for a place when Check is pressed on an empty field', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(answer()).toHaveTextContent('Please enter a 5-digit ZIP code or the name of a town.');
    await userEvent.type(field(), 'Tulsa');
    await waitFor(() => expect(answer()).toHaveTextContent('Yes, we come to Tulsa, OK.'));
  });

  it('says that a town is unknown only after Check is pressed', async () => {
    render(page);
    await userEvent.type(field(), 'Gotham');
    expect(answer()).not.toHaveTextContent(/isn’t on our list/);
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(answer()).toHaveTextContent(/That town isn’t on our list/));
    await userEvent.clear(field());
    await waitFor(() => expect(answer()).toHaveTextContent(/120 miles around Tulsa/));
  });
});
