import { type RegulationId, type RegulationSource, regulationSources } from './regulation-sources';

/** A rule with what it asks, in plain words. */
export type Regulation = RegulationSource & { text: string };

export const regulations: Record<RegulationId, Regulation> = {
  'cfr-390-5': {
    ...regulationSources['cfr-390-5'],
    text: 'On interstate work, a vehicle counts as commercial at 10,001 lb or more. A load that comes from another state, or is headed to one, can make it interstate even if the truck never leaves Oklahoma. Use the rated or the actual weight, whichever is greater. The trailer counts, so a light van can get there with one behind it. A vehicle also counts if it’s built or used for more than 8 people for pay or more than 15 not for pay, or if it carries a placarded load. A commercial vehicle generally needs the annual inspection.',
  },
  'ok-intrastate': {
    ...regulationSources['ok-intrastate'],
    text: 'Oklahoma updates this rule, so confirm your case with DPS first. When the truck and its freight both stay in Oklahoma from start to finish, the federal safety rules generally apply above 26,000 lb, trailer included. They also cover larger passenger vehicles and placarded hazmat.',
  },
  'cfr-396-17': {
    ...regulationSources['cfr-396-17'],
    text: 'Each vehicle in a combination needs its own inspection every 12 months, with proof on board. You can do it in house with a qualified inspector, or have a garage do it. A clean roadside inspection hasn’t counted since 2016.',
  },
  'cfr-396-11': {
    ...regulationSources['cfr-396-11'],
    text: 'At the end of the day, the driver reports defects in brakes, steering, lights, tires, horn, wipers, mirrors, coupling, wheels and emergency equipment. If nothing is wrong, no report is needed. Before the truck goes out again, the carrier certifies the repair, or that none is needed. It keeps the report three months.',
  },
  'cfr-393': {
    ...regulationSources['cfr-393'],
    text: 'Part 393 sets the rules for lights, brakes, tires, coupling and other parts. Appendix A to part 396 lists what the annual inspection checks. Every required light must work.',
  },
  'osha-1926-453': {
    ...regulationSources['osha-1926-453'],
    text: 'This rule covers vehicle-mounted aerial platforms: extensible and articulating booms, aerial ladders and vertical towers. Anyone in the basket ties off to the boom or basket.',
  },
  'osha-1910-67': {
    ...regulationSources['osha-1910-67'],
    text: 'The same idea as the construction rule, for bucket trucks used outside construction.',
  },
  'osha-scissor': {
    ...regulationSources['osha-scissor'],
    text: 'OSHA treats a scissor lift as a mobile scaffold under 1926.452(w). The aerial lift rule, 1926.453, doesn’t apply. An OSHA letter of July 21, 1998 says a guarded platform normally needs no harness. Read the letter for its limits.',
  },
  'osha-1910-178': {
    ...regulationSources['osha-1910-178'],
    text: 'Check each forklift before it goes to work, at least daily. If it runs day and night, check it after every shift. Report and fix defects at once, and park an unsafe truck. OSHA requires the check. It doesn’t require a written record.',
  },
  'osha-1926-1400-note': {
    ...regulationSources['osha-1926-1400-note'],
    text: 'Lifting with a winch or hook can bring in the crane rules. Fork work alone doesn’t.',
  },
  'ansi-a92-22': {
    ...regulationSources['ansi-a92-22'],
    text: 'A frequent inspection comes due after three months or 150 hours, after three months parked, or when you buy one used. The annual comes within 13 months of the last one, by a mechanic qualified on that model.',
  },
  'ansi-a92-2': {
    ...regulationSources['ansi-a92-2'],
    text: 'The annual includes a function test, fasteners, welds and decals, among other items. Insulated units also get electrical tests under section 5.4.3.',
  },
  'epa-def-2025': {
    ...regulationSources['epa-def-2025'],
    text: 'The EPA asked manufacturers to soften derates. With the new software, off-road machines should show no effect for the first 36 hours, then lose some torque. The trade press reports for heavy-duty trucks: a warning light for 650 miles or 10 hours, then 15 percent less torque, then more, and in the end 25 mph. Your machine changes only when its manufacturer releases the software.',
  },
  'epa-def-2026': {
    ...regulationSources['epa-def-2026'],
    text: 'Manufacturers may drop the DEF quality sensor and use NOx sensors to monitor instead. You still need DEF and SCR, and the NOx limits stay. Deletes stay illegal. Ask your dealer if your model has an update.',
  },
};

/** Where a vehicle's open recalls can be looked up. */
export const recallLookup: Regulation = {
  name: 'Recall lookup by VIN',
  text: 'Run your VIN free at NHTSA. It may not show every heavy truck, so also call the truck manufacturer’s dealer with the VIN.',
  url: 'https://www.nhtsa.gov/recalls',
};
