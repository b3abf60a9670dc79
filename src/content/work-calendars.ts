/** The maintenance calendar of each industry: what is done when, and by whom. */
import type { IndustrySlug } from './industries';

export type WorkCalendar = {
  heading: string;
  lead: string;
  caption: string;
  rows: readonly {
    work: string;
    detail: string;
    when: string;
    who: 'We do' | 'Your crew' | 'Another company';
  }[];
};

export const workCalendars: Record<IndustrySlug, WorkCalendar> = {
  construction: {
    heading: 'Construction maintenance, season by season',
    lead: 'What we add to a jobsite visit in each season. Your manual’s hours come first.',
    caption: 'Construction equipment maintenance by season',
    rows: [
      {
        work: 'Batteries, starting aids, winter fuel',
        detail: 'Cold mornings find weak batteries. We test those and the coolant strength.',
        when: 'December to February',
        who: 'We do',
      },
      {
        work: 'Lift batteries, hoses and faults',
        detail: 'We repair lifts while they’re idle. Need an annual? Call with the model.',
        when: 'December to February',
        who: 'We do',
      },
      {
        work: 'Return-to-service checks',
        detail:
          'Crews start up and rented machines arrive. We check hoses, tires and tracks, and lifts that sat more than three months.',
        when: 'March',
        who: 'We do',
      },
      {
        work: 'Undercarriages, pins, wet connectors',
        detail:
          'On rain days, we clean and measure undercarriages, grease pins, and dry and seal connectors.',
        when: 'April to June',
        who: 'We do',
      },
      {
        work: 'Cooling, before the heat',
        detail: 'We clean radiators and oil coolers and check belts, fan drives, A/C and hydraulic oil.',
        when: 'May and June',
        who: 'We do',
      },
      {
        work: 'Filters, coolant, batteries in the heat',
        detail:
          'We test batteries and coolant, and change air filters by restriction, because dust plugs them. Keep your DEF out of the sun.',
        when: 'July to September',
        who: 'We do',
      },
      {
        work: 'Lights, haul-truck brakes, DOT annuals',
        detail: 'Rain and dark mornings are ahead. We fix lights, wipers and brakes, and do the annuals.',
        when: 'October and November',
        who: 'We do',
      },
      {
        work: 'Daily checks',
        detail: 'Your operator checks fluids, leaks, hoses, tracks and tires before work starts.',
        when: 'All year',
        who: 'Your crew',
      },
    ],
  },
  delivery: {
    heading: 'Van service around your routes',
    lead: 'A sample schedule. Evening and weekend service is by appointment, so we set the real times with your dispatcher.',
    caption: 'Delivery fleet service around the routes',
    rows: [
      {
        work: 'Driver checks',
        detail: 'Drivers report defects and leave us the keys to anything that needs work.',
        when: 'Before loading',
        who: 'Your crew',
      },
      {
        work: 'No-starts, dead lights, low tires',
        detail: 'We fix them before the vans load, if you book a morning visit. Is a van down now? Call.',
        when: 'Before loading',
        who: 'We do',
      },
      {
        work: 'Parts and recalls by VIN',
        detail: 'While your vans are out, we line up parts for tonight and run the VINs.',
        when: 'Midday',
        who: 'We do',
      },
      {
        work: 'Oil, filters, brake wear',
        detail:
          'We change oil when the oil-life monitor or the manual says so. We check the pads, and keys go back on the hooks.',
        when: 'Evenings, as miles come due',
        who: 'We do',
      },
      {
        work: 'Batteries, doors, rollers, steps',
        detail: 'We test every battery, and fix what sticks, drags or won’t latch.',
        when: 'Evenings, once a quarter and again before the holidays',
        who: 'We do',
      },
      {
        work: 'Longer jobs',
        detail:
          'We do coolant, suspension, liftgates and brake jobs that can wait. A van with unsafe brakes stays parked until it’s fixed.',
        when: 'Weekend',
        who: 'We do',
      },
      {
        work: 'Full inspection of every van',
        detail:
          'Brakes, tires, steering and lights, with pads measured inner and outer. We adjust the plan by miles driven.',
        when: 'Once a quarter',
        who: 'We do',
      },
      {
        work: 'Wipers, heaters, the spare van',
        detail: 'We get them ready for peak season.',
        when: 'Before the holidays',
        who: 'We do',
      },
    ],
  },
  'utilities-energy': {
    heading: 'Utility and oilfield truck service dates',
    lead: 'A bucket truck has three schedules: chassis, boom and insulation. Tell us who does your boom inspections and tests, and we plan our visits around their dates.',
    caption: 'Service schedule for utility and oilfield trucks',
    rows: [
      {
        work: 'Walk-around and function test',
        detail: 'Your driver walks around it. Your operator runs it from the lower controls.',
        when: 'Each shift',
        who: 'Your crew',
      },
      {
        work: 'Engine oil and filters',
        detail: 'By the engine manual for PTO duty, with an oil sample.',
        when: 'By engine hours and PTO hours',
        who: 'We do',
      },
      {
        work: 'PTO and hydraulics',
        detail: 'We check mounting, leaks, fluid, filters, relief pressure and holding valves.',
        when: 'By PTO hours',
        who: 'We do',
      },
      {
        work: 'Winch, vacuum and bobtail trucks',
        detail: 'We service the PTO, winch, air system and engine in one stop at your yard.',
        when: 'By engine hours and PTO hours',
        who: 'We do',
      },
      {
        work: 'Aerial device, yearly',
        detail:
          'A qualified inspector works through the manufacturer’s list. Terex’s advice is to allow three to six hours a unit. We repair the hydraulic and wiring faults it turns up.',
        when: 'Every 12 months',
        who: 'Another company',
      },
      {
        work: 'Dielectric test',
        detail: 'A test company does this, best on the day of the annual. We get the truck ready.',
        when: 'When the test is due',
        who: 'Another company',
      },
      {
        work: 'DOT annual',
        detail:
          'We inspect chassis and trailer to Appendix A, with a report for each one and a decal for each one that passes.',
        when: 'Every 12 months',
        who: 'We do',
      },
      {
        work: 'Storm week',
        detail: 'We check batteries, fuel, lights, winch, heater, trailers, interlocks and outriggers.',
        when: 'When storms are forecast',
        who: 'We do',
      },
    ],
  },
  agriculture: {
    heading: 'Farm equipment maintenance, month by month',
    lead: 'A plan for wheat, hay and cattle country around Tulsa. Your season sets the real dates.',
    caption: 'Farm equipment maintenance by season',
    rows: [
      {
        work: 'Tractors on feed duty',
        detail:
          'We test batteries and heaters, check coolant and winter fuel, and do the jobs we wrote up after harvest.',
        when: 'January and February',
        who: 'We do',
      },
      {
        work: 'Tractor service by hours',
        detail: 'We check hydraulics, hitches, tires and road lights before field work.',
        when: 'March',
        who: 'We do',
      },
      {
        work: 'Combine and hay tools, pre-harvest',
        detail:
          'Book by March. We open them up and check bearings, knives, belts and chains, so you can order parts. Grain trucks get brakes and lights checked.',
        when: 'April',
        who: 'We do',
      },
      {
        work: 'Field repairs',
        detail: 'We come to the field and fix what quit, in hay and in wheat. Call at any hour.',
        when: 'May to July',
        who: 'We do',
      },
      {
        work: 'Walk-around in the crop',
        detail:
          'Your operator looks at belts, bearings and screens every day. Once the machine is shut off and cool, they clean the chaff off the engine and exhaust.',
        when: 'May to July',
        who: 'Your crew',
      },
      {
        work: 'Combine, after wheat',
        detail: 'We clean it out, service it and write up what it needs before next June.',
        when: 'July',
        who: 'We do',
      },
      {
        work: 'Cooling and A/C',
        detail: 'We clean coolers, fix A/C and check hoses and belts in the hottest weeks.',
        when: 'July and August',
        who: 'We do',
      },
      {
        work: 'Planting, and fall harvest',
        detail:
          'We fix drills and tractors while you plant wheat between rains. Cutting beans or corn too? We service the combine again before it goes in the shed.',
        when: 'September to November',
        who: 'We do',
      },
      {
        work: 'Big jobs and DOT annuals',
        detail:
          'We do the big repairs, the ones that take a few days under your barn roof. Trucks that run under the DOT rules get their annual inspection.',
        when: 'December',
        who: 'We do',
      },
    ],
  },
};
