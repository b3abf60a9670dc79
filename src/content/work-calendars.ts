/** The year, the week or the clocks of each industry: what is done when, and by whom. */
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
    heading: 'The year on site',
    lead: 'What belongs in a site visit, by season. Your manual’s hours come first; this is what the season adds.',
    caption: 'Construction maintenance by season',
    isYear: true,
    columns: months,
    rows: [
      {
        work: 'Batteries, starting aids, fuel for the cold',
        detail: 'Short days, frozen mornings, machines idle. Coolant strength is tested as well.',
        we: ['Dec', 'Jan', 'Feb'],
      },
      { work: 'Yearly lift inspections', detail: 'While the lifts are free.', we: ['Dec', 'Jan', 'Feb'] },
      {
        work: 'Return-to-service checks',
        detail:
          'Start-up, and rentals come in: hoses, tires and tracks, and the frequent inspection of lifts that stood more than three months.',
        we: ['Mar'],
      },
      {
        work: 'Undercarriages, pins, wet connectors',
        detail:
          'Rain between pours: undercarriage cleaned and measured, pins and bushings greased, connectors dried and sealed.',
        we: ['Apr', 'May', 'Jun'],
      },
      {
        work: 'Cooling, before the heat',
        detail:
          'Ahead of long pours: radiators and oil coolers cleaned out, belts, fan drives, air conditioning, hydraulic oil level and state.',
        we: ['May', 'Jun'],
      },
      {
        work: 'Filters, coolant, batteries in the heat',
        detail:
          'Dust and double shifts: air filters by restriction instead of by eye, coolant and batteries tested, DEF stored out of the sun.',
        we: ['Jul', 'Aug', 'Sep'],
      },
      {
        work: 'Lights, haul-truck brakes, DOT annuals',
        detail:
          'Second wet spell, roofs and roads being closed: lights for dark mornings, and the trucks that move it all.',
        we: ['Oct', 'Nov'],
      },
      { work: 'Daily checks', detail: 'By the operator, all year.', crew: months },
    ],
  },
  delivery: {
    heading: 'An evening and a week at the dock',
    lead: 'An example of how a batch can fit around routes. Real hours are agreed with your dispatcher.',
    caption: 'Batch service around the routes',
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
      { work: 'Drivers’ checks', detail: 'And the keys out.', crew: ['Before loading'] },
      {
        work: 'No-starts, lamps, low tires',
        detail: 'If a morning visit was agreed.',
        we: ['Before loading'],
      },
      {
        work: 'Parts and recall status by VIN',
        detail: 'While the vans are on the road: parts ordered for tonight’s list, recalls looked up.',
        we: ['Midday'],
      },
      {
        work: 'Oil, filters, brakes measured',
        detail: 'While loading for tomorrow starts. Keys back on the hooks.',
        we: ['After the routes', 'Each quarter'],
      },
      {
        work: 'Batteries, doors, rollers, steps',
        detail: 'Batteries tested, doors and steps looked over, once more before the peak.',
        we: ['After the routes', 'Each quarter', 'Before the holidays'],
      },
      {
        work: 'Longer jobs',
        detail: 'Friday night or Saturday, when routes are thin: brakes, coolant, suspension, lift gates.',
        we: ['Weekend'],
      },
      {
        work: 'Every van through the inspection list',
        detail: 'Between seasons, once each: tires matched, plan adjusted by miles actually driven.',
        we: ['Each quarter'],
      },
      {
        work: 'Wipers, heaters, a spare van',
        detail: 'Made ready for the peak, when rentals are added.',
        we: ['Before the holidays'],
      },
    ],
  },
  'utilities-energy': {
    heading: 'Dates a bucket truck lives by',
    lead: 'Three clocks run on one truck: the chassis, the aerial device and the insulation. A visit is planned so that they meet.',
    caption: 'Clocks on a bucket or digger truck',
    isYear: false,
    columns: ['Each shift', 'Engine hours', 'PTO hours', 'Test dates', '12 months', 'Storm forecast'],
    rows: [
      {
        work: 'Walk-around and function test',
        detail: 'Driver’s and operator’s checks, function test from the lower controls.',
        crew: ['Each shift'],
      },
      {
        work: 'Engine oil and filters',
        detail: 'By the engine maker’s table for PTO duty, PTO time counted, with an oil sample.',
        we: ['Engine hours', 'PTO hours'],
      },
      {
        work: 'PTO and hydraulics',
        detail: 'Mounting, leaks, fluid and filters, relief and holding checks.',
        we: ['PTO hours'],
      },
      {
        work: 'Aerial device, yearly',
        detail:
          'By a qualified inspector and the maker’s list: function test, fasteners and welds, decals. Allow three to six hours a unit. We prepare and repair.',
        others: ['12 months'],
      },
      {
        work: 'Dielectric test',
        detail:
          'By a test company, as the insulation category and your program say, best on the day of the annual. We coordinate.',
        others: ['Test dates'],
      },
      {
        work: 'DOT annual',
        detail: 'Appendix A inspection of chassis and trailer, report and decal.',
        we: ['12 months'],
      },
      {
        work: 'Storm week',
        detail:
          'With your fleet desk: batteries, fuel, lights, winch, heater, trailers; tests of interlocks and outriggers.',
        we: ['Storm forecast'],
      },
    ],
  },
  agriculture: {
    heading: 'The farm year',
    lead: 'A plan for wheat, hay and cattle country in eastern Oklahoma. Seasons shift from year to year and farm to farm.',
    caption: 'Farm equipment maintenance by season',
    isYear: true,
    columns: months,
    rows: [
      {
        work: 'Tractors that feed',
        detail: 'Batteries, heaters, fuel for the cold, coolant, and the winter list from last harvest.',
        we: ['Jan', 'Feb'],
      },
      {
        work: 'Tractor service by hours',
        detail: 'For field preparation: hydraulics and hitches, tires, lights for the road.',
        we: ['Mar'],
      },
      {
        work: 'Combine opened, hay tools, parts ordered',
        detail: 'The pre-harvest check; on mowers, conditioners and balers the bearings, knives and chains.',
        we: ['Apr'],
      },
      {
        work: 'Field repairs',
        detail: 'Hay, then wheat harvest.',
        we: ['May', 'Jun', 'Jul'],
      },
      {
        work: 'Walk-around in the crop',
        detail: 'Daily, from a list: belts, bearings, radiator screens, chaff near hot parts.',
        crew: ['May', 'Jun', 'Jul'],
      },
      {
        work: 'Cooling packs, grain trucks',
        detail: 'Second cuttings and hauling: air conditioning, truck brakes and lamps.',
        we: ['Jul', 'Aug'],
      },
      {
        work: 'Drills and tractors, combine put away',
        detail: 'Wheat goes in between fall rains. Combine cleaned and drained, findings written up.',
        we: ['Sep', 'Oct', 'Nov'],
      },
      {
        work: 'Big jobs that need a shed and time',
        detail: 'On the quiet days, with DOT annuals for the trucks that need them.',
        we: ['Dec'],
      },
    ],
  },
};
