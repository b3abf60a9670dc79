/** The year, the week or the clocks of each industry as a chart; industry-copy.ts has the words to it. */
import type { IndustrySlug } from './industries';

/** Who does the work in a column of the chart. */
export type Doer = 'we' | 'crew' | 'others';

export type WorkCalendar = {
  caption: string;
  /** Twelve months, which stay side by side on a phone; otherwise names too long for that. */
  isYear: boolean;
  columns: readonly string[];
  /** Each row names the columns in which the work is done, by whom. */
  rows: readonly ({ work: string } & { readonly [who in Doer]?: readonly string[] })[];
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const workCalendars: Record<IndustrySlug, WorkCalendar> = {
  construction: {
    caption: 'The site year at a glance',
    isYear: true,
    columns: months,
    rows: [
      { work: 'Batteries, starting aids, fuel for the cold', we: ['Dec', 'Jan', 'Feb'] },
      { work: 'Yearly lift inspections, while lifts are free', we: ['Dec', 'Jan', 'Feb'] },
      { work: 'Return-to-service checks, hoses, tires, tracks', we: ['Mar'] },
      { work: 'Undercarriages, pins, wet connectors', we: ['Apr', 'May', 'Jun'] },
      { work: 'Radiators, coolers, belts, air conditioning', we: ['May', 'Jun'] },
      { work: 'Air filters, coolant and batteries in the heat', we: ['Jul', 'Aug', 'Sep'] },
      { work: 'Lights, haul-truck brakes, DOT annuals', we: ['Oct', 'Nov'] },
      { work: 'Daily checks by the operator', crew: months },
    ],
  },
  delivery: {
    caption: 'The van week at a glance',
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
      { work: 'Drivers’ checks', crew: ['Before loading'] },
      { work: 'No-starts, lamps, low tires', we: ['Before loading'] },
      { work: 'Parts and recall status by VIN', we: ['Midday'] },
      { work: 'Oil, filters, brakes measured', we: ['After the routes', 'Each quarter'] },
      {
        work: 'Batteries, doors, rollers, steps',
        we: ['After the routes', 'Each quarter', 'Before the holidays'],
      },
      { work: 'Brake, coolant, suspension and lift-gate jobs', we: ['Weekend'] },
      { work: 'Plan adjusted to miles driven', we: ['Each quarter'] },
      { work: 'Spare van, wipers, heaters', we: ['Before the holidays'] },
    ],
  },
  'utilities-energy': {
    caption: 'Which clock drives which work',
    isYear: false,
    columns: ['Each shift', 'Engine hours', 'PTO hours', 'Test dates', '12 months', 'Storm forecast'],
    rows: [
      { work: 'Walk-around and function test', crew: ['Each shift'] },
      { work: 'Engine oil, filters, sample', we: ['Engine hours', 'PTO hours'] },
      { work: 'PTO mounting, hydraulic fluid, holding checks', we: ['PTO hours'] },
      { work: 'Aerial device, annual', others: ['12 months'] },
      { work: 'Dielectric test', others: ['Test dates'] },
      { work: 'Appendix A inspection, chassis and trailer', we: ['12 months'] },
      { work: 'Batteries, lights, winch, heater', we: ['Storm forecast'], crew: ['Each shift'] },
    ],
  },
  agriculture: {
    caption: 'The farm year at a glance',
    isYear: true,
    columns: months,
    rows: [
      { work: 'Feeding tractors: batteries, heaters, fuel', we: ['Jan', 'Feb'] },
      { work: 'Tractor service, hydraulics, road lights', we: ['Mar'] },
      { work: 'Combine opened, hay tools, parts ordered', we: ['Apr'] },
      { work: 'Field repairs in hay and wheat', we: ['May', 'Jun', 'Jul'] },
      { work: 'Walk-around in the crop', crew: ['May', 'Jun', 'Jul'] },
      { work: 'Cooling packs, grain-truck brakes and lamps', we: ['Jul', 'Aug'] },
      { work: 'Drills, combine cleaned and drained', we: ['Sep', 'Oct', 'Nov'] },
      { work: 'Big jobs in the shed, DOT annuals', we: ['Dec'] },
    ],
  },
};
