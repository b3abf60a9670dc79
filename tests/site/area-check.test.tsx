import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AreaCheck } from '../../src/components/area-check';
import { business } from '../../src/content/business';
import { places } from '../../src/content/places';
import { findArea } from '../../src/content/service-area';
import { zipLines } from '../../src/content/zip-codes';

// The lists behind the fields are fetched on first use, which takes a busy machine a moment.
configure({ asyncUtilTimeout: 4000 });

const allZips = Object.entries(zipLines).flatMap(([state, lines]) =>
  [...lines.matchAll(/\b(\d{5}) ([\d.]+)/g)].map(([, zip = '', miles]) => ({
    state,
    zip,
    miles: Number(miles),
  })),
);

describe('the ZIP list', () => {
  it('has every ZIP code within 160 miles once', () => {
    expect(allZips).toHaveLength(1066);
    expect(new Set(allZips.map(({ zip }) => zip)).size).toBe(1066);
    expect(Math.max(...allZips.map(({ miles }) => miles))).toBeLessThanOrEqual(160);
  });

  it('has 675 ZIP codes inside the circle, in four states', () => {
    const inside = allZips.filter(({ miles }) => miles <= business.serviceRadiusMiles);
    const of = (state: string) => inside.filter((zip) => zip.state === state).length;
    expect([of('OK'), of('KS'), of('AR'), of('MO'), of('TX')]).toEqual([482, 92, 67, 34, 0]);
  });

  it('finds each of its ZIP codes, with the miles of the list', () => {
    for (const { zip, miles, state } of allZips) expect(findArea(zip)).toMatchObject({ zip, miles, state });
  });
});

describe('the answer of the area check', () => {
  it.each([
    ['74012', 'Broken Arrow, OK', 12.6, 'metro'],
    ['74012-1234', 'Broken Arrow, OK', 12.6, 'metro'],
    [' Broken Arrow, OK 74012 ', 'Broken Arrow, OK', 12.6, 'metro'],
    ['73012', 'Edmond, OK', 95.7, 'oklahomaCity'],
    ['73072', 'Norman, OK', 106.9, 'oklahomaCity'],
    ['73099', 'Yukon, OK', 108.7, 'oklahomaCity'],
    ['73044', 'Guthrie, OK', 82.5, 'regional'],
    ['67201', 'Wichita, KS', 129.3, 'justOutside'],
    ['67204', 'Wichita, KS', 134.6, 'justOutside'],
    ['67205', 'Wichita, KS', 135.6, 'outside'],
    ['broken arrow', 'Broken Arrow, OK', 14.3, 'metro'],
    ['BROKEN  ARROW ok', 'Broken Arrow, OK', 14.3, 'metro'],
    ['Tulsa, OK', 'Tulsa, OK', 5.3, 'metro'],
    ['tulsa oklahoma', 'Tulsa, OK', 5.3, 'metro'],
    ['OKC', 'Oklahoma City, OK', 97.5, 'oklahomaCity'],
    ['Norman', 'Norman, OK', 99.1, 'oklahomaCity'],
    ['Moore', 'Moore, OK', 100.8, 'oklahomaCity'],
    ['Midwest City', 'Midwest City, OK', 90.8, 'oklahomaCity'],
    ['del city', 'Del City, OK', 94.9, 'oklahomaCity'],
    ['Joplin', 'Joplin, MO', 104.4, 'regional'],
    ['Ft. Smith', 'Fort Smith, AR', 106.7, 'regional'],
    ['Mc Alester', 'McAlester, OK', 85.8, 'regional'],
    ['Kansas', 'Kansas, OK', 66, 'regional'],
    ['kansas, ok', 'Kansas, OK', 66, 'regional'],
    ['Wichita', 'Wichita, KS', 129.7, 'justOutside'],
  ])('to %s is %s, %d miles, %s', (text, town, miles, tier) => {
    const answer = findArea(text);
    expect(answer).toMatchObject({ kind: 'place', miles, tier });
    expect(answer.kind === 'place' && `${answer.city}, ${answer.state}`).toBe(town);
  });

  it.each([
    ['99999', 'unknown-zip'],
    ['740123', 'unknown-zip'],
    ['7401', 'incomplete'],
    ['', 'incomplete'],
    ['Wichita Falls, TX', 'unknown-town'],
    ['Tulsa, Texas', 'unknown-town'],
    ['zzz-[(*', 'unknown-town'],
  ])('to %j is %s', (text, kind) => {
    expect(findArea(text)).toEqual({ kind });
  });

  it('agrees with the list of places for every town on it', () => {
    for (const { name, state, miles, tier } of places) {
      expect(findArea(`${name}, ${state}`)).toMatchObject({ kind: 'place', city: name, miles, tier });
    }
  });

  it('puts every ZIP code of Oklahoma City and Edmond in the same-day tier', () => {
    const lines = zipLines.OK.split('\n').filter((line) => /^(Oklahoma City|Edmond):/.test(line));
    const zips = lines.flatMap((line) => line.match(/\b\d{5}\b/g) ?? []);
    expect(zips.length).toBeGreaterThan(60);
    for (const zip of zips) expect(findArea(zip)).toMatchObject({ tier: 'oklahomaCity' });
  });

  it('names the namesakes in other states, unless the state was given', () => {
    expect(findArea('Fairview')).toMatchObject({ state: 'MO', namesakes: ['Fairview, OK'] });
    expect(findArea('Fairview, OK')).toMatchObject({ state: 'OK', namesakes: [] });
  });

  it('says of a town with ZIP codes in several tiers that it varies', () => {
    expect(findArea('Wichita')).toMatchObject({ varies: true });
    expect(findArea('67205')).toMatchObject({ varies: false });
    expect(findArea('Jenks')).toMatchObject({ varies: false });
  });
});

describe('the area check', () => {
  const page = (
    <MemoryRouter>
      <AreaCheck />
    </MemoryRouter>
  );
  const field = () => screen.getByLabelText('ZIP code or city');
  const answer = () => {
    const region = document.querySelector('[aria-live="polite"]');
    if (!(region instanceof HTMLElement)) throw new Error('There is no place for the answer.');
    return region;
  };

  beforeEach(() => sessionStorage.clear());

  it('answers a ZIP code as soon as its last digit is typed', async () => {
    render(page);
    await userEvent.type(field(), '7301');
    expect(answer()).toHaveTextContent(/120 miles around Tulsa/);
    await userEvent.type(field(), '2');
    await waitFor(() => expect(answer()).toHaveTextContent('Edmond, OK 73012'));
    expect(answer()).toHaveTextContent('Typical arrival: Same day');
    expect(answer()).toHaveTextContent('95.7 miles in a straight line from downtown Tulsa');
    expect(answer()).toHaveTextContent(/Typical, not promised/);
  });

  it.each(['Broken Arrow', 'Muskogee', 'Stillwater', 'Oklahoma City'])(
    'answers the example %s with one tap',
    async (town) => {
      render(page);
      await userEvent.click(screen.getByRole('button', { name: town }));
      expect(await screen.findByText(/^Typical arrival/)).toBeVisible();
    },
  );

  it('answers a town by its name', async () => {
    render(page);
    await userEvent.type(field(), 'joplin, mo');
    await waitFor(() => expect(answer()).toHaveTextContent('Joplin, MO'));
    expect(answer()).toHaveTextContent('Typical arrival: 2 to 4 hours');
  });

  it('names no distance between Tulsa and itself', async () => {
    render(page);
    await userEvent.type(field(), 'Tulsa');
    await waitFor(() => expect(answer()).toHaveTextContent('Typical arrival: 30 to 60 minutes'));
    expect(answer()).not.toHaveTextContent(/\d miles/);
  });

  it('says just outside, and whom to ask', async () => {
    render(page);
    await userEvent.type(field(), 'Wichita');
    await waitFor(() => expect(answer()).toHaveTextContent('Just outside: call, we may still come'));
    expect(answer()).not.toHaveTextContent(/Typical arrival/);
    expect(screen.getByRole('link', { name: business.phone.display })).toHaveAttribute(
      'href',
      `tel:${business.phone.e164}`,
    );
  });

  it('says that it does not know a ZIP code, and offers the phone', async () => {
    render(page);
    await userEvent.type(field(), '99999');
    await waitFor(() => expect(answer()).toHaveTextContent(/Not a ZIP code near Tulsa/));
    expect(screen.getByRole('link', { name: business.phone.display })).toBeVisible();
  });

  it('calls a name unknown only once it is sent, since it may not be finished', async () => {
    render(page);
    await userEvent.type(field(), 'Gotham');
    expect(answer()).not.toHaveTextContent(/don’t have that name/);
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(answer()).toHaveTextContent(/We don’t have that name in the list/));
    await userEvent.clear(field());
    await waitFor(() => expect(answer()).toHaveTextContent(/120 miles around Tulsa/));
  });

  it('asks for more when the ZIP code is sent unfinished', async () => {
    render(page);
    await userEvent.type(field(), '740{Enter}');
    await waitFor(() => expect(answer()).toHaveTextContent('Please enter a 5-digit ZIP code'));
  });

  it('answers what was typed before the script came', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(screen.getByRole('button', { name: 'Check' })).toHaveAttribute('type', 'button');
    const early = container.querySelector('input');
    if (early) early.value = '74012';
    render(page, { container, hydrate: true });
    await waitFor(() => expect(answer()).toHaveTextContent('Broken Arrow, OK 74012'));
    expect(field()).toHaveValue('74012');
    container.remove();
  });
});
