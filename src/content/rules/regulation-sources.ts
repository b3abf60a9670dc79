/** A rule or standard that bears on the machines we service, and where to read it. */
export type RegulationSource = { name: string; url: string };

const ecfr396 = 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396';
const oshaStandard = 'https://www.osha.gov/laws-regs/regulations/standardnumber';

export const regulationSources = {
  'cfr-390-5': {
    name: 'What counts as a commercial motor vehicle (49 CFR 390.5T)',
    url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-390/subpart-A',
  },
  'ok-intrastate': {
    name: 'Work inside Oklahoma (OAC 595:35-1-5, text to September 2025)',
    url: 'https://casetext.com/regulation/oklahoma-administrative-code/title-595-department-of-public-safety/chapter-35-enforcement-of-oklahoma-motor-carrier-safety-and-hazardous-materials-transportation-act/section-59535-1-5-effective-until-9142025-applicability',
  },
  'cfr-396-17': {
    name: 'The annual DOT inspection (49 CFR 396.17)',
    url: `${ecfr396}/section-396.17`,
  },
  'cfr-396-11': {
    name: 'The driver’s vehicle inspection report (49 CFR 396.11)',
    url: `${ecfr396}/section-396.11`,
  },
  'cfr-393': {
    name: 'Lights, brakes, tires and other parts (49 CFR part 393)',
    url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-393',
  },
  'osha-1926-453': {
    name: 'Aerial lifts in construction (OSHA 1926.453)',
    url: `${oshaStandard}/1926/1926.453`,
  },
  'osha-1910-67': {
    name: 'Boom lifts and bucket trucks outside construction (OSHA 1910.67)',
    url: `${oshaStandard}/1910/1910.67`,
  },
  'osha-scissor': {
    name: 'Scissor lifts (OSHA 1926.452)',
    url: `${oshaStandard}/1926/1926.452`,
  },
  'osha-1910-178': {
    name: 'The daily forklift check (OSHA 1910.178(q)(7))',
    url: `${oshaStandard}/1910/1910.178`,
  },
  'osha-1926-1400-note': {
    name: 'When a telehandler becomes a crane (OSHA 1926 subpart CC)',
    url: `${oshaStandard}/1926/1926.1400`,
  },
  'ansi-a92-22': {
    name: 'Boom and scissor lift inspections (ANSI A92, explained by JLG)',
    url: 'https://jlg.com/en/direct-access/2022/05/10/9-things-you-need-to-check-when-conducting-an-annual-jlg-boom-lift-inspection',
  },
  'ansi-a92-2': {
    name: 'Bucket truck inspections (ANSI A92.2, explained by Terex)',
    url: 'https://www.terex.com/utilities/en/utility-pros/bucket-truck-annual-inspections-part-2-factors-to-remember',
  },
  'epa-def-2025': {
    name: 'More time before a DEF derate (EPA, August 2025)',
    url: 'https://www.epa.gov/newsreleases/iowa-state-fair-epa-administrator-zeldin-announces-diesel-exhaust-fluid-def-fix',
  },
  'epa-def-2026': {
    name: 'DEF quality sensor no longer required (EPA, March 2026, as DieselNet reports)',
    url: 'https://dieselnet.com/news/2026/04epa2.php',
  },
} as const satisfies Record<string, RegulationSource>;

export type RegulationId = keyof typeof regulationSources;
