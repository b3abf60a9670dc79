export const title = 'Mobile Repair Services in Tulsa';

export const description =
  'Machine down, service due or DOT decal expiring? We repair, maintain and inspect trucks and equipment at your site within 120 miles of Tulsa. 24/7.';

export const lead =
  'We come to you for emergency repair, planned maintenance and DOT inspections. Tell us the machine, the problem and where it is.';

export const comparison = [
  ['When you need it', 'It’s down, or it isn’t safe', 'Before it breaks', 'Once every 12 months'],
  ['How to book', 'Call, at any hour', 'Call, or send a unit list', 'Call, or send a list with VINs'],
  [
    'What happens first',
    'A few quick questions, then the price of the service call and an arrival time',
    'We go through every unit and sort what we find',
    'From your list we work out which units need one, and agree on the days',
  ],
  [
    'What you get',
    'It runs when we leave, or we tell you what’s wrong and how it can be moved',
    'Serviced units, a calendar and a file for each unit',
    'A report for each vehicle, and a decal for each one that passes',
  ],
  [
    'What goes elsewhere',
    'Engine swaps, transmission overhauls, frame welding',
    'Internal engine and transmission work, alignment, warranty and recalls',
    'Drum machining, frame welding, alignment, spring packs, glass',
  ],
];

export const questions = [
  {
    q: 'Which service do I need?',
    a: 'Machine down or unsafe? Call for emergency repair, 24/7. Everything running? Send a unit list and we’ll plan the maintenance. Decal about to expire? Book the DOT inspection.',
  },
  {
    q: 'Can one visit combine them?',
    a: 'Yes. We do the annual inspection along with the yearly service and fix what we can on the same visit. And if we’re there for a breakdown, ask what else is due.',
  },
  {
    q: 'What does it cost?',
    a: 'Tell us the machine, the problem and where it is. Before we roll, you get our price for the service call and the hourly rate. We’ll also tell you when the clock starts, how you can pay, and what you’d owe us if we can’t fix it on the spot.',
  },
  {
    q: 'Are you a dealer?',
    a: 'No. We’re independent, so one call covers your whole mixed fleet. Warranty work, recalls and dealer-only programming go to the dealer, and we’ll tell you when that’s the case.',
  },
];
