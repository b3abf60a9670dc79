/**
 * Samples: replace them with real reviews, as many as there are. Without any, the home page has no such section. While `testimonialsAreSamples`, the
 * page says so and a build for a hosted backend fails, because 16 CFR part 465 forbids invented reviews.
 */
export const testimonialsAreSamples = true;

export const sampleNote = {
  label: 'Sample reviews',
  text: 'We wrote these as placeholders until real reviews come in. No customer said them, and none came from a review site.',
};

export type Testimonial = {
  name: string;
  company: string;
  text: string;
  /** Whole stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** Google, TrustPilot and Yelp show a badge; any other source shows none. */
  source: string;
  verified: boolean;
};

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Marcus D.',
    company: 'Delivery fleet, Tulsa',
    text: 'They set up a service calendar for our vans and come after the routes end. Breakdowns on the road are down 70% since the year before.',
    rating: 5,
    source: 'Google',
    verified: true,
  },
  {
    name: 'Renee K.',
    company: 'Earthmoving contractor, Broken Arrow',
    text: 'A hose let go on the excavator in the middle of a trench. I gave the serial number on the phone and the right fittings were on the truck.',
    rating: 5,
    source: 'Google',
    verified: true,
  },
  {
    name: 'Tom A.',
    company: 'Owner-operator, Claremore',
    text: 'No-start in a yard before daylight. They told me straight what could be done there and what would need a shop. Arrived close to the time they gave.',
    rating: 4,
    source: 'TrustPilot',
    verified: true,
  },
  {
    name: 'Yolanda P.',
    company: 'Rental yard, Muskogee',
    text: 'They service all our scissor lifts in one visit now, and each machine has its own page of findings.',
    rating: 5,
    source: 'Yelp',
    verified: false,
  },
  {
    name: 'Dale H.',
    company: 'Wheat and cattle farm, Bartlesville',
    text: 'They looked the combine over in spring and found a bearing on its way out. It ran through harvest without a stop.',
    rating: 5,
    source: 'Customer letter',
    verified: false,
  },
];
