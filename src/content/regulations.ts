/** A rule or standard that bears on the machines we service, in plain words, with where to read it. */
export type Regulation = { title: string; text: string; url: string };

const ecfr396 = 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396';
const oshaStandard = 'https://www.osha.gov/laws-regs/regulations/standardnumber';

export const regulations = {
  'cfr-390-5': {
    title: '49 CFR 390.5: what counts as a commercial motor vehicle',
    text: 'In interstate work a vehicle is commercial from 10,001 lb of rated or actual weight, single or combined, whichever is greater. Passenger counts and placarded hazardous materials bring it in as well. The combination counts, so a van that is light on its own can cross the line with a trailer behind it.',
    url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-390/subpart-A/section-390.5',
  },
  'ok-intrastate': {
    title: 'OAC 595:35-1-5: work inside Oklahoma',
    text: 'For purely Oklahoma work the federal safety parts generally apply above 26,000 lb of vehicle or combination, to larger passenger vehicles and to placarded hazardous materials. The text we read was in effect until September 14, 2025: confirm the current rule, farm exemptions included.',
    url: 'https://casetext.com/regulation/oklahoma-administrative-code/title-595-department-of-public-safety/chapter-35-enforcement-of-oklahoma-motor-carrier-safety-and-hazardous-materials-transportation-act/section-59535-1-5-effective-until-9142025-applicability',
  },
  'cfr-396-17': {
    title: '49 CFR 396.17: the annual inspection',
    text: 'Every vehicle in a combination has its own inspection, and none may be used unless it passed within the last 12 months with proof on board. A carrier may inspect its own vehicles or use an agent such as a garage. Since 2016 a clean roadside inspection no longer counts as the annual.',
    url: `${ecfr396}/section-396.17`,
  },
  'cfr-396-11': {
    title: "49 CFR 396.11: the driver's vehicle inspection report",
    text: 'At the end of the day the driver reports defects in brakes, steering, lamps, tires, horn, wipers, mirrors, coupling, wheels and emergency equipment. Property carriers need no report when nothing is wrong. The carrier certifies the repair, or that none is needed, before the vehicle goes out again, and keeps the report three months.',
    url: `${ecfr396}/section-396.11`,
  },
  'cfr-393': {
    title: '49 CFR part 393: parts and accessories',
    text: 'The annual inspection checks the parts and accessories that part 393 requires, and every required lamp must work.',
    url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-393',
  },
  'osha-1926-453': {
    title: 'OSHA 1926.453: aerial lifts in construction',
    text: 'Covers vehicle-mounted aerial platforms: extensible and articulating booms, aerial ladders and vertical towers.',
    url: `${oshaStandard}/1926/1926.453`,
  },
  'osha-1910-67': {
    title: 'OSHA 1910.67: vehicle-mounted platforms in general industry',
    text: 'The general-industry counterpart of the construction rule for aerial lifts.',
    url: `${oshaStandard}/1910/1910.67`,
  },
  'osha-scissor': {
    title: 'OSHA on scissor lifts',
    text: 'OSHA treats a scissor lift as a mobile scaffold under 1926.452(w), not as an aerial lift under 1926.453. Under its letter of July 21, 1998 a guarded platform does not normally call for a harness; read the letter for its limits.',
    url: `${oshaStandard}/1926/1926.452`,
  },
  'osha-1910-178': {
    title: 'OSHA 1910.178(q)(7): the daily forklift exam',
    text: 'A powered industrial truck is examined before it is placed in service, at least daily, and after each shift when it runs around the clock. Defects are reported and corrected at once. The examination is required; a written record of it is not. An unsafe truck leaves service.',
    url: `${oshaStandard}/1910/1910.178`,
  },
  'osha-1926-1400-note': {
    title: 'OSHA 1926 subpart CC: when a telehandler becomes a crane',
    text: 'Hoisting with a winch or hook can bring the crane rules into play; fork work alone does not. We do not inspect cranes.',
    url: `${oshaStandard}/1926/1926.1400`,
  },
  'ansi-a92-22': {
    title: 'ANSI A92.22 and A92.24: safe use of mobile lifts',
    text: 'As JLG’s manuals set it out: a frequent inspection is due after three months or 150 hours in service, after more than three months out of service, or when a machine is bought used. The annual comes no later than 13 months after the last, by a mechanic qualified on that make and model.',
    url: 'https://jlg.com/en/direct-access/2022/05/10/9-things-you-need-to-check-when-conducting-an-annual-jlg-boom-lift-inspection',
  },
  'ansi-a92-2': {
    title: 'ANSI A92.2: vehicle-mounted aerial devices',
    text: 'The annual covers a function test, fasteners, welds and decals, plus electrical tests on insulated units under section 5.4.3.',
    url: 'https://www.terex.com/utilities/en/utility-pros/bucket-truck-annual-inspections-part-2-factors-to-remember',
  },
  'epa-def-2025': {
    title: 'EPA guidance on DEF derates, August 2025 (Land Line report)',
    text: 'Makers were urged to soften their software: for trucks a warning lamp for 650 miles or 10 hours and then a 15 percent torque cut, and for off-road machines no effect in the first 36 hours. A machine gets it only through its maker’s software.',
    url: 'https://landline.media/epa-responds-to-truckers-def-concerns-with-new-guidance/',
  },
  'epa-def-2026': {
    title: 'EPA letter IACD-2026-05 on DEF sensors, March 2026 (news report)',
    text: 'A urea quality sensor is no longer required; monitoring by NOx sensors is allowed. DEF, SCR and the NOx limits stay, and deletes stay illegal.',
    url: 'https://morningoverview.com/epa-drops-def-sensor-requirement-after-trump-push-reports-say',
  },
} as const satisfies Record<string, Regulation>;

export type RegulationId = keyof typeof regulations;
