import { business } from '../business';
import type { DrawingName } from '../drawings/drawings';
import type { Scene } from '../drawings/scene';
import { industries, type IndustrySlug } from '../industries';
import { services } from '../services';

export const title = 'Mobile Truck & Equipment Repair Tulsa';

export const heading = 'Mobile Truck, Fleet and Heavy Equipment Repair in Tulsa';

export const description =
  'Truck, lift or heavy equipment down? Mobile repair at your yard, jobsite or roadside within 120 miles of Tulsa. 60+ brands, emergency service 24/7.';

export const tagline = 'We come to you, 24/7';

export const lead = `Truck dead on the shoulder? Excavator down? Forklift quit at the dock? We come to you and fix what can be fixed on the spot: 60+ brands, anywhere within ${business.serviceRadiusMiles} miles of ${business.location.city}. Same-day emergency service`;

/** The end of the lead on wide screens. */
export const leadEnding = ', planned maintenance and DOT inspections';

/** What the page shows first, unless the owner has a photo. */
export const scene: Scene = {
  name: 'night-shoulder',
  alt: 'Night on the shoulder: a mechanic at a tractor, and our service truck with its beacon on',
};

export const sections = {
  lookUp: {
    heading: 'Check your machine and location',
    brand: 'Do we work on your brand?',
    area: 'Do we cover your area?',
  },
  industries: {
    heading: 'Who we work for',
    lead: 'Pick yours to see what we fix and when each unit is due for service.',
  },
  steps: { heading: 'How mobile repair works', id: 'how-it-works' },
  promises: { heading: 'What you can count on' },
  posts: {
    heading: 'Recent blog posts',
    lead: 'What breaks and what to do first.',
  },
  testimonials: { heading: 'Customer reviews' },
  services: {
    heading: 'Our three services',
    lead: 'We do all three at your location.',
  },
  brandPosts: {
    heading: 'Recent brand posts',
    lead: 'Open recalls, and which trucks to park until they are fixed.',
  },
  questions: { heading: 'Questions about mobile repair', id: 'questions' },
};

/** The drawing on each industry's card. */
const industryDrawings: Record<IndustrySlug, DrawingName> = {
  construction: 'excavator',
  delivery: 'van',
  'utilities-energy': 'bucket-truck',
  agriculture: 'tractor',
};

export const homeIndustryCards = industries.map(({ slug, name, description, path, category }) => ({
  title: name,
  text: description,
  path,
  category,
  drawing: industryDrawings[slug],
}));

export const homeServiceCards = services.map(({ name, description, path }) => ({
  title: name,
  text: description,
  path,
}));

export const questions = [
  {
    q: 'My truck can’t move. Do I need a tow?',
    a: 'In a traffic lane, or anybody hurt? Call 911 first. Otherwise call us before you call a wrecker. No-starts, air leaks, burst hoses and electrical faults often get fixed on the spot, with no tow bill. If it does need a tow, we’ll say so.',
  },
  {
    q: 'Do you really come at 3 AM?',
    a: 'Yes, for emergencies, any night of the year. Call, don’t use the form. If we’re on the other line, leave your location and number, and we call right back.',
  },
  {
    q: 'What will it cost?',
    a: 'We quote the service call and hourly rate on the phone before we roll. We tell you what you’d owe if we can’t fix it, and price the repair before we start.',
  },
  {
    q: 'Can you take care of our whole fleet?',
    a: 'Yes. Every unit goes on one calendar, and we service them around your shifts. Send us a list to start.',
  },
];

export const postsFailed = 'The list of articles didn’t load. Try the [blog](/blog).';

/** The steps from the call to the finished repair. */
export const repairSteps = [
  {
    title: 'Call, or send the details',
    text: 'Tell us the machine, what it’s doing and where it’s sitting. Down now? Call, day or night.',
  },
  {
    title: 'Get a time and a rate',
    text: 'We’ll tell you when we can be there and what the service call costs. Then you decide.',
  },
  {
    title: 'We fix it where it sits',
    text: 'We find the cause, you approve the repair, and we test it before we pack up.',
  },
];

/** What holds for every job. */
export const promises = [
  {
    title: 'The rate before we roll',
    text: 'You get the service call and the hourly rate on the phone. No work starts without your OK.',
  },
  {
    title: 'A write-up for every job',
    text: 'You get the codes, the cause, the part numbers and the hours or miles in writing. That goes for midnight calls too.',
  },
  {
    title: 'A straight answer on shop work',
    text: 'Every service and brand page lists what has to go to a shop or the dealer. If your job is on that list, we’ll tell you on the phone.',
  },
];
