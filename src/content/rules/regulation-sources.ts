/** A rule or standard that bears on the machines we service, and where to read it. */
export type RegulationSource = { name: string; url: string };

const ecfr396 = 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396';
const oshaStandard = 'https://www.osha.gov/laws-regs/regulations/standardnumber';

export const regulationSources = {
  'cfr-390-5': {
    name: '49 CFR 390.5T: what counts as a commercial motor vehicle',
    url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-390/subpart-A',
  },
  'ok-intrastate': {
    name: 'OAC 595:35-1-5: work inside Oklahoma (text to September 2025)',
    url: 'https://casetext.com/regulation/oklahoma-administrative-code/title-595-department-of-public-safety/chapter-35-enforcement-of-oklahoma-motor-carrier-safety-and-hazardous-materials-transportation-act/section-59535-1-5-effective-until-9142025-applicability',
  },
  'cfr-396-17': {
    name: '49 CFR 396.17: the annual inspection',
    url: `${ecfr396}/section-396.17`,
  },
  'cfr-396-11': {
    name: '49 CFR 396.11: the driver’s vehicle inspection report',
    url: `${ecfr396}/section-396.11`,
  },
  'cfr-393': {
    name: '49 CFR part 393: parts and accessories',
    url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-393',
  },
  'osha-1926-453': {
    name: 'OSHA 1926.453: aerial lifts in construction',
    url: `${oshaStandard}/1926/1926.453`,
  },
  'osha-1910-67': {
    name: 'OSHA 1910.67: vehicle-mounted platforms in general industry',
    url: `${oshaStandard}/1910/1910.67`,
  },
  'osha-scissor': {
    name: 'OSHA on scissor lifts',
    url: `${oshaStandard}/1926/1926.452`,
  },
  'osha-1910-178': {
    name: 'OSHA 1910.178(q)(7): the daily forklift exam',
    url: `${oshaStandard}/1910/1910.178`,
  },
  'osha-1926-1400-note': {
    name: 'OSHA 1926 subpart CC: when a telehandler becomes a crane',
    url: `${oshaStandard}/1926/1926.1400`,
  },
  'ansi-a92-22': {
    name: 'ANSI A92 lift inspections, explained by JLG',
    url: 'https://jlg.com/en/direct-access/2022/05/10/9-things-you-need-to-check-when-conducting-an-annual-jlg-boom-lift-inspection',
  },
  'ansi-a92-2': {
    name: 'ANSI A92.2: vehicle-mounted aerial devices',
    url: 'https://www.terex.com/utilities/en/utility-pros/bucket-truck-annual-inspections-part-2-factors-to-remember',
  },
  'epa-def-2025': {
    name: 'EPA, August 2025: manufacturers may give you more time before a DEF derate',
    url: 'https://www.epa.gov/newsreleases/iowa-state-fair-epa-administrator-zeldin-announces-diesel-exhaust-fluid-def-fix',
  },
  'epa-def-2026': {
    name: 'EPA letter IACD-2026-05 on DEF sensors, March 2026 (DieselNet report)',
    url: 'https://dieselnet.com/news/2026/04epa2.php',
  },
} as const satisfies Record<string, RegulationSource>;

export type RegulationId = keyof typeof regulationSources;
