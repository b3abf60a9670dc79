export const title = 'Mobile Truck & Equipment Repair Tulsa';

export const heading = 'Mobile Truck, Fleet and Heavy-Equipment Repair in Tulsa';

export const description =
  'Truck, lift or heavy equipment down? Mobile repair at your yard, jobsite or roadside within 120 miles of Tulsa. 60+ brands, emergency service 24/7.';

export const questions = [
  {
    q: 'My truck can’t move. Do I need a tow?',
    a: 'Call us first. Most no-starts, air leaks, burst hoses and electrical faults get fixed on the spot. When it does need a tow, we say so.',
  },
  {
    q: 'Do you really come at 3 AM?',
    a: 'Yes, for emergencies, every night of the year. Use the phone for those. Nobody reads the form at night.',
  },
  {
    q: 'What will it cost?',
    a: 'We quote the call-out and the hourly rate on the phone before we roll. No work starts without your OK.',
  },
  {
    q: 'Can you take care of our whole fleet?',
    a: 'Yes. Trucks, vans, lifts and machines go on one calendar, and we service them around your shifts.',
  },
];

/** From the call to the finished repair. */
export const repairSteps = [
  {
    title: 'Call, or send the details',
    text: 'Name the machine, the problem and the place. Down now? Pick up the phone, day or night.',
  },
  {
    title: 'Get a time and a rate',
    text: 'You hear when we can be there and what the call-out costs. Then you decide.',
  },
  {
    title: 'We fix it where it sits',
    text: 'We find the cause, you approve the repair, and we test it before we pack up.',
  },
];
