import type { Quote } from '../../../supabase/functions/_shared/quote.ts';

type DemoQuote = { hoursAgo: number; quote: Quote };

/** One of each kind: may be texted, may be called only, can only be written to. */
export const demoQuotes: DemoQuote[] = [
  {
    hoursAgo: 2.2,
    quote: {
      name: 'Ray Holloway',
      phone: '+19185550124',
      email: null,
      zip: '74012',
      equipment: 'Boom lift',
      brand: 'Genie',
      description:
        'S-65 will not drive from the platform, ground controls work. Rental, due back tomorrow noon.',
      canMove: 'no',
      urgency: 'Down now, need help today',
      smsConsent: true,
      page: '/genie-lift-repair-tulsa',
    },
  },
  {
    hoursAgo: 5.6,
    quote: {
      name: 'Priya, Keystone Landscaping',
      phone: '+19185550125',
      email: 'office@keystone-landscaping.example',
      zip: '74063',
      equipment: 'Skid steer',
      brand: 'Kubota',
      description: 'SVL75 throws a low coolant warning after half an hour. No leak that we can see.',
      canMove: 'yes',
      urgency: 'This week',
      smsConsent: false,
      page: '/kubota-repair-oklahoma',
    },
  },
  {
    hoursAgo: 26,
    quote: {
      name: 'Gene Whitford',
      phone: null,
      email: 'gene@whitford-farms.example',
      zip: '74017',
      equipment: 'Farm tractor',
      brand: 'Case IH',
      description: 'Two Magnums, pre-season check before planting. What do you look at and what does it run?',
      canMove: 'yes',
      urgency: 'Planning ahead',
      smsConsent: false,
      page: '/case-ih-repair-tulsa',
    },
  },
];
