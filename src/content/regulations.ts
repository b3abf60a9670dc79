import { type RegulationId, type RegulationSource, regulationSources } from './regulation-sources';

/** A rule with what it asks, in plain words. */
export type Regulation = RegulationSource & { text: string };

export const regulations: Record<RegulationId, Regulation> = {
  'cfr-390-5': {
    ...regulationSources['cfr-390-5'],
    text: 'In interstate work a vehicle is commercial from 10,001 lb of rated or actual weight, single or combined, whichever is greater. Passenger counts and placarded hazardous materials bring it in as well. The combination counts, so a van that is light on its own can cross the line with a trailer behind it.',
  },
  'ok-intrastate': {
    ...regulationSources['ok-intrastate'],
    text: 'For purely Oklahoma work the federal safety parts generally apply above 26,000 lb of vehicle or combination, to larger passenger vehicles and to placarded hazardous materials. The text we read was in effect until September 14, 2025: confirm the current rule, farm exemptions included.',
  },
  'cfr-396-17': {
    ...regulationSources['cfr-396-17'],
    text: 'Every vehicle in a combination has its own inspection, and none may be used unless it passed within the last 12 months with proof on board. A carrier may inspect its own vehicles or use an agent such as a garage. Since 2016 a clean roadside inspection no longer counts as the annual.',
  },
  'cfr-396-11': {
    ...regulationSources['cfr-396-11'],
    text: 'At the end of the day the driver reports defects in brakes, steering, lamps, tires, horn, wipers, mirrors, coupling, wheels and emergency equipment. Property carriers need no report when nothing is wrong. The carrier certifies the repair, or that none is needed, before the vehicle goes out again, and keeps the report three months.',
  },
  'cfr-393': {
    ...regulationSources['cfr-393'],
    text: 'The annual inspection checks the parts and accessories that part 393 requires, and every required lamp must work.',
  },
  'osha-1926-453': {
    ...regulationSources['osha-1926-453'],
    text: 'Covers vehicle-mounted aerial platforms: extensible and articulating booms, aerial ladders and vertical towers.',
  },
  'osha-1910-67': {
    ...regulationSources['osha-1910-67'],
    text: 'The general-industry counterpart of the construction rule for aerial lifts.',
  },
  'osha-scissor': {
    ...regulationSources['osha-scissor'],
    text: 'OSHA treats a scissor lift as a mobile scaffold under 1926.452(w), not as an aerial lift under 1926.453. Under its letter of July 21, 1998 a guarded platform does not normally call for a harness; read the letter for its limits.',
  },
  'osha-1910-178': {
    ...regulationSources['osha-1910-178'],
    text: 'A powered industrial truck is examined before it is placed in service, at least daily, and after each shift when it runs around the clock. Defects are reported and corrected at once. The examination is required; a written record of it is not. An unsafe truck leaves service.',
  },
  'osha-1926-1400-note': {
    ...regulationSources['osha-1926-1400-note'],
    text: 'Hoisting with a winch or hook can bring the crane rules into play; fork work alone does not. We do not inspect cranes.',
  },
  'ansi-a92-22': {
    ...regulationSources['ansi-a92-22'],
    text: 'As JLG’s manuals set it out: a frequent inspection is due after three months or 150 hours in service, after more than three months out of service, or when a machine is bought used. The annual comes no later than 13 months after the last, by a mechanic qualified on that make and model.',
  },
  'ansi-a92-2': {
    ...regulationSources['ansi-a92-2'],
    text: 'The annual covers a function test, fasteners, welds and decals, plus electrical tests on insulated units under section 5.4.3.',
  },
  'epa-def-2025': {
    ...regulationSources['epa-def-2025'],
    text: 'Makers were urged to soften their software: for trucks a warning lamp for 650 miles or 10 hours and then a 15 percent torque cut, and for off-road machines no effect in the first 36 hours. A machine gets it only through its maker’s software.',
  },
  'epa-def-2026': {
    ...regulationSources['epa-def-2026'],
    text: 'A urea quality sensor is no longer required; monitoring by NOx sensors is allowed. DEF, SCR and the NOx limits stay, and deletes stay illegal.',
  },
};

/** Where a vehicle's open recalls can be looked up. */
export const recallLookup: Regulation = {
  title: 'Recall lookup by VIN',
  text: 'Open recalls for vans and trucks, free, from the National Highway Traffic Safety Administration.',
  url: 'https://www.nhtsa.gov/recalls',
};
