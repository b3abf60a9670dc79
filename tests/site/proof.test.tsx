import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { makeResponsive } from '../../build/photos';
import { tellMeasuredArrival } from '../../src/content/area/response-times';
import { listOffers, findPhotos, type Proof, type ShownPhoto } from '../../src/content/proof';
import { AboutBusiness } from '../../src/site/proof/about-business';
import { PhotoList } from '../../src/site/proof/photo-list';
import { ProofStrip, ServiceTerms } from '../../src/site/proof/proof';
import { checkIdentity } from '../../tools/doctor/identity';
import { makeTemporaryFolder } from '../support/temporary-folder';

const offers = (is: boolean): Proof['offers'] => {
  const parts = { hosesMadeOnSite: is, beltsStocked: is, tracks: is, tires: is };
  return { ...parts, aerialAnnualInspections: is, craneWork: is };
};

const filled: Proof = {
  founded: 2009,
  answersAtNight: true,
  team: [{ name: 'A. Mechanic', role: 'Diesel technician', years: 14, credentials: ['ASE T2', 'EPA 609'] }],
  photos: [{ file: 'truck.jpg', alt: 'A service truck', license: 'Own picture' }],
  rates: { callOut: '$120', hourly: '$145', afterHours: '$190', mileage: '$3 a mile', minimum: 'Two hours' },
  payment: ['Card', 'WEX check'],
  warranty: 'Parts and labor carry a 12-month warranty',
  insurance: 'Insured to $2 million',
  documents: ['W-9', 'Certificate of insurance'],
  certifications: [{ name: 'Qualified DOT inspector', covers: '49 CFR 396.19 and 396.25' }],
  responseTimes: [{ tier: 'metro', time: '47 minutes', basis: 'Median of 212 calls, 2026' }],
  offers: offers(true),
};

const noLists = { team: [], photos: [], payment: [], documents: [], certifications: [], responseTimes: [] };
const noFacts = { founded: null, answersAtNight: false, warranty: null, insurance: null };
const noRates = { callOut: null, hourly: null, afterHours: null, mileage: null, minimum: null };
/** The proof in business.ts before the owner fills in any facts. */
const empty: Proof = { ...noFacts, ...noLists, rates: noRates, offers: offers(false) };

/** Renders every part of the site that shows proof. */
const renderAll = (proof: Proof) =>
  [ProofStrip, AboutBusiness, ServiceTerms].map((Part) => render(<Part proof={proof} />).container);

it('proof that the owner has not given is shown nowhere', () => {
  expect(tellMeasuredArrival('metro', empty)).toBeUndefined();
  for (const container of renderAll(empty)) {
    expect(container).toBeEmptyDOMElement();
  }
});

it('proof that the owner has not given is listed by the doctor, which reports an invented identity as wrong only at a public address', () => {
  const invented = {
    identity: { isPlaceholder: true, reviewsAreSamples: true },
    facts: { proof: empty, social: { facebook: null, linkedin: null } },
  };
  const local = checkIdentity('http://127.0.0.1', invented);
  expect(local.map(({ state }) => state)).toEqual(['to fill in', 'to fill in']);
  const [identity, facts] = checkIdentity('https://www.example.com', invented);
  expect(identity?.state).toBe('wrong');
  expect(facts?.says).toContain('rates.hourly');
  expect(facts?.says).toContain('offers.tires');
  expect(facts?.says).toContain('social.facebook');
  const facebook = 'https://www.facebook.com/ironbud';
  const real = {
    identity: { isPlaceholder: false, reviewsAreSamples: false },
    facts: { proof: filled, social: { facebook, linkedin: facebook } },
  };
  expect(checkIdentity('https://www.example.com', real).map(({ state }) => state)).toEqual(['ok', 'ok']);
});

it('proof that the owner has given is shown once for each fact', () => {
  const shown = renderAll(filled)
    .map(({ textContent }) => textContent)
    .join('');
  const { rates, payment, warranty, insurance, documents } = filled;
  const terms = [...Object.values(rates), ...payment, warranty, insurance, ...documents];
  for (const fact of [...terms, '2009', 'at night', 'A. Mechanic', '396.19', 'tires']) {
    expect(shown.split(String(fact)), String(fact)).toHaveLength(2);
  }
  expect(tellMeasuredArrival('metro', filled)).toBe('Measured: 47 minutes. Median of 212 calls, 2026');
  expect(tellMeasuredArrival('regional', filled)).toBeUndefined();
});

it.each([
  ['construction', /hydraulic hoses.*rubber tracks/, /tires|aerial/],
  ['truck', /belts.*tires/, /tracks|aerial/],
  ['lift', /hydraulic hoses.*aerial lifts/, /tires|tracks/],
] as const)(
  'proof that the owner has given lists for the category %s only the offers that apply there',
  (category, said, unsaid) => {
    const text = listOffers(filled, category).join(' ');
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaid);
  },
);

it('proof that the owner has given includes photos, shown upright, in three formats, not enlarged, and only on their own pages', async () => {
  const folder = makeTemporaryFolder(onTestFinished);
  // EXIF orientation 6 means that the camera was held upright.
  const sideways = sharp({ create: { width: 600, height: 1000, channels: 3, background: '#b63a14' } });
  await sideways.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'truck.jpg'));
  const { shown, files } = await makeResponsive({ file: 'truck.jpg', alt: 'Truck', license: 'Own' }, folder);
  const drawn = await Promise.all(files.map(async ({ draw }) => sharp(await draw()).metadata()));
  expect(drawn.map(({ format, width, exif }) => [format, width, exif])).toEqual(
    ['heif', 'webp', 'jpeg'].flatMap((format) => [480, 960, 1000].map((width) => [format, width, undefined])),
  );

  render(<PhotoList photos={[shown]} />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Truck' });
  expect([image.width, image.height]).toEqual([1000, 600]);
  expect(image.srcset.split(', ').map((place) => place.split(' ')[0])).toEqual(
    files.slice(-3).map(({ fileName }) => `/${fileName}`),
  );

  const ofCat: ShownPhoto = { ...shown, places: ['service', '/cat-repair-tulsa'] };
  expect(findPhotos([shown, ofCat], 'home')).toEqual([shown]);
  expect(findPhotos([shown, ofCat], 'brand', '/cat-repair-tulsa')).toEqual([ofCat]);
  expect(findPhotos([shown, ofCat], 'brand', '/genie-lift-repair-tulsa')).toEqual([]);
});
