/** The year, the week or the service dates of each industry: what is done when, and by whom. */
import type { IndustrySlug } from './industries';

/** Who does the work in a column of the chart. */
export type Doer = 'we' | 'crew' | 'others';

export type WorkCalendar = {
  heading: string;
  lead: string;
  caption: string;
  /** Twelve months, which stay side by side on a phone; otherwise names too long for that. */
  isYear: boolean;
  columns: readonly string[];
  /** Each row names the columns in which the work is done, by whom. */
  rows: readonly ({ work: string; detail: string } & { readonly [who in Doer]?: readonly string[] })[];
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const workCalendars: Record<IndustrySlug, WorkCalendar> = {
  construction: {
    heading: 'Construction maintenance, season by season',
    lead: 'What we add to a jobsite visit in each season. Your manual’s hours come first.',
    caption: 'Construction equipment maintenance by season',
    isYear: true,
    columns: months,
    rows: [
      {
        work: 'Batteries, starting aids, winter fuel',
        detail: 'Short days and frozen mornings. We test coolant strength too.',
        we: ['Dec', 'Jan', 'Feb'],
      },
      {
        work: 'Lift batteries, hoses and faults',
        detail: 'We repair lifts while they’re free. For annuals, call with the model.',
        we: ['Dec', 'Jan', 'Feb'],
      },
      {
        work: 'Return-to-service checks',
        detail:
          'Crews start up and rentals arrive. Hoses, tires, tracks, and lifts that sat over three months.',
        we: ['Mar'],
      },
      {
        work: 'Undercarriages, pins, wet connectors',
        detail: 'Rain days. We clean and measure undercarriages, grease pins, dry and seal connectors.',
        we: ['Apr', 'May', 'Jun'],
      },
      {
        work: 'Cooling, before the heat',
        detail: 'We clean radiators and oil coolers and check belts, fan drives, A/C and hydraulic oil.',
        we: ['May', 'Jun'],
      },
      {
        work: 'Filters, coolant, batteries in the heat',
        detail: 'Dust and double shifts. We change air filters by restriction. Keep DEF out of the sun.',
        we: ['Jul', 'Aug', 'Sep'],
      },
      {
        work: 'Lights, haul-truck brakes, DOT annuals',
        detail: 'Second wet season and darker mornings. We get the trucks legal.',
        we: ['Oct', 'Nov'],
      },
      { work: 'Daily checks', detail: 'Your operator does these all year.', crew: months },
    ],
  },
  delivery: {
    heading: 'Van service around your routes',
    lead: 'A sample schedule. We set the real hours with your dispatcher.',
    caption: 'Delivery fleet service around the routes',
    isYear: false,
    columns: [
      'Before loading',
      'Midday',
      'After the routes',
      'Weekend',
      'Each quarter',
      'Before the holidays',
    ],
    rows: [
      { work: 'Driver checks', detail: 'Then keys out.', crew: ['Before loading'] },
      {
        work: 'No-starts, dead lights, low tires',
        detail: 'When you book a morning visit. Down now? Call.',
        we: ['Before loading'],
      },
      {
        work: 'Parts and recalls by VIN',
        detail: 'While your vans are out, we line up parts for tonight and run the VINs.',
        we: ['Midday'],
      },
      {
        work: 'Oil, filters, brake wear',
        detail: 'We measure every pad. Keys go back on the hooks.',
        we: ['After the routes', 'Each quarter'],
      },
      {
        work: 'Batteries, doors, rollers, steps',
        detail: 'We test batteries and fix doors, and do it again before peak season.',
        we: ['After the routes', 'Each quarter', 'Before the holidays'],
      },
      {
        work: 'Longer jobs',
        detail: 'Brakes, coolant, suspension, lift gates, when routes are light.',
        we: ['Weekend'],
      },
      {
        work: 'Full inspection of every van',
        detail: 'Once a quarter. We adjust the plan by miles driven.',
        we: ['Each quarter'],
      },
      {
        work: 'Wipers, heaters, the spare van',
        detail: 'We get them ready for peak season.',
        we: ['Before the holidays'],
      },
    ],
  },
  'utilities-energy': {
    heading: 'Bucket truck service dates',
    lead: 'One truck, three schedules: chassis, boom and insulation. We plan visits so they line up.',
    caption: 'Service schedule for a bucket or digger truck',
    isYear: false,
    columns: ['Each shift', 'Engine hours', 'PTO hours', 'Test dates', '12 months', 'Storm forecast'],
    rows: [
      {
        work: 'Walk-around and function test',
        detail: 'Your driver and operator, from the lower controls.',
        crew: ['Each shift'],
      },
      {
        work: 'Engine oil and filters',
        detail: 'By the engine manual for PTO duty, with an oil sample.',
        we: ['Engine hours', 'PTO hours'],
      },
      {
        work: 'PTO and hydraulics',
        detail: 'Mounting, leaks, fluid, filters, relief and holding checks.',
        we: ['PTO hours'],
      },
      {
        work: 'Aerial device, yearly',
        detail:
          'A qualified inspector works through the manufacturer’s list. Allow three to six hours a unit. We repair what it turns up.',
        others: ['12 months'],
      },
      {
        work: 'Dielectric test',
        detail: 'A test company does this, best on the day of the annual. We get the truck ready.',
        others: ['Test dates'],
      },
      {
        work: 'DOT annual',
        detail: 'We inspect chassis and trailer to Appendix A, with report and decal.',
        we: ['12 months'],
      },
      {
        work: 'Storm week',
        detail: 'Batteries, fuel, lights, winch, heater, trailers, interlocks and outriggers.',
        we: ['Storm forecast'],
      },
    ],
  },
  agriculture: {
    heading: 'Farm equipment maintenance, month by month',
    lead: 'A plan for wheat, hay and cattle country in eastern Oklahoma. Your season sets the real dates.',
    caption: 'Farm equipment maintenance by season',
    isYear: true,
    columns: months,
    rows: [
      {
        work: 'Feeding tractors',
        detail: 'Batteries, heaters, winter fuel, coolant, and last harvest’s winter list.',
        we: ['Jan', 'Feb'],
      },
      {
        work: 'Tractor service by hours',
        detail: 'Hydraulics and hitches, tires, road lights, before field work.',
        we: ['Mar'],
      },
      {
        work: 'Combine and hay tools, pre-harvest',
        detail: 'We open it up and check bearings, knives, belts and chains, so you can order parts.',
        we: ['Apr'],
      },
      {
        work: 'Field repairs',
        detail: 'Hay, then wheat. Call and we come to the field.',
        we: ['May', 'Jun', 'Jul'],
      },
      {
        work: 'Walk-around in the crop',
        detail: 'Your operator, every day: belts, bearings, screens, chaff near hot parts.',
        crew: ['May', 'Jun', 'Jul'],
      },
      {
        work: 'Cooling, grain trucks',
        detail: 'Second cutting and hauling. A/C, truck brakes and lights.',
        we: ['Jul', 'Aug'],
      },
      {
        work: 'Drills and tractors, combine put away',
        detail: 'Wheat goes in between rains. We service the combine and write your list.',
        we: ['Sep', 'Oct', 'Nov'],
      },
      {
        work: 'Big jobs that need a shed and time',
        detail: 'Plus DOT annuals for the trucks that need them.',
        we: ['Dec'],
      },
    ],
  },
};
