import { regulations } from '../regulations';
import type { ServiceCopy } from '../service-copy';

export default {
  lead: 'The annual inspection of 49 CFR 396.17 for trucks, trailers and dollies, done at your yard, with the report and the proof that has to ride along.',
  intro: [
    'Every commercial motor vehicle under the federal rules has to have passed an inspection of the parts listed in Appendix A to part 396 within the last 12 months. It is per vehicle, not per combination: tractor, semitrailer, full trailer and converter dolly each have their own report.',
    'A clean roadside inspection used to count; since 2016 it does not. And the paper matters as much as the brakes: operating without proof of inspection was the most cited item of fiscal year 2025, with 158,057 citations.',
  ],
  scope: {
    caption: 'Appendix A, group by group: checked at your yard, and what a failure may need',
    rows: [
      {
        work: 'Brakes',
        onSite:
          'Stroke, linings, drums or rotors, hoses, chambers, low-air warning, tractor protection valve, parking brake',
        shop: 'Drums and adjusters when the parts are not at hand; axle-end work',
      },
      {
        work: 'Steering and suspension',
        onSite: 'Free play, linkage, gear box mounts, springs, U-bolts, air bags, torque arms',
        shop: 'Spring packs, kingpins, alignment',
      },
      {
        work: 'Frame and coupling',
        onSite: 'Cracks, loose members, fifth wheel, kingpin, pintle, safety devices',
        shop: 'Frame welding and straightening',
      },
      {
        work: 'Tires, wheels, rims',
        onSite: 'Tread, sidewalls, inflation, cracks, missing or loose fasteners',
        shop: 'Tire mounting by a tire service we arrange',
      },
      {
        work: 'Lighting',
        onSite: 'Every required lamp and reflector, trailer cord and socket, repaired on the spot',
        shop: 'Rarely',
      },
      {
        work: 'Fuel and exhaust',
        onSite: 'Leaks, caps, mounting, exhaust routing',
        shop: 'Tank replacement',
      },
      {
        work: 'Glass, wipers, cargo',
        onSite: 'Windshield, wipers, safe loading, securement points',
        shop: 'Windshield replacement by a glass company',
      },
    ],
  },
  steps: [
    {
      title: 'Which rule applies',
      text: 'Weight rating, cargo and whether the truck ever crosses a state line decide it. We go through that on the phone, and point you to the text for the decision that is yours.',
    },
    {
      title: 'Line-up',
      text: 'Units parked on firm, level ground, with room to get underneath and to pull through. Trailers dropped, last year’s reports at hand.',
    },
    {
      title: 'Inspection',
      text: 'Appendix A from front to back, with measurements, and a photo of each thing that fails.',
    },
    {
      title: 'Repair, if you say so',
      text: 'Lamps, hoses, brake adjustment and much else can often be put right in the same visit. A unit that fails is not signed off until it passes.',
    },
    {
      title: 'Report and proof',
      text: 'A report for each vehicle, and the decal or copy that goes on it.',
    },
  ],
  records: {
    intro: 'What you hold afterward, and for how long:',
    items: [
      'The inspection report, 14 months, where the vehicle is housed or maintained',
      'Proof on the vehicle at all times: the report itself, or a sticker with the date, where the report is kept, the unit and the certification',
      'Evidence of the inspector’s qualification, until one year after they stop. A garage may hold it for you, but you must be able to produce it',
      'Roadside inspection reports, 12 months; drivers’ reports, 3 months',
      'Maintenance records, one year, and six months after the vehicle leaves you',
    ],
  },
  ready: [
    'List of units with VIN, plate and weight rating, trailers and dollies included',
    'Last year’s reports or decal dates',
    'Whether any unit crosses into Kansas, Missouri, Arkansas or Texas, even now and then',
    'Level ground, and light if it is after dark',
    'Somebody who can start, move and approve repairs',
  ],
  rules: {
    intro: 'Read them yourself. Rules change, and the text decides, not this page:',
    items: [
      regulations['cfr-396-17'],
      {
        title: '49 CFR 396.19, inspector qualifications',
        text: 'The inspector understands part 393 and Appendix A, knows the methods and tools, and has at least one year of training or experience. No license is required; the evidence is kept.',
        url: 'https://www.fmcsa.dot.gov/regulations/title49/section/396.19',
      },
      regulations['cfr-390-5'],
      regulations['ok-intrastate'],
      {
        title: '81 FR 47732, roadside inspections no longer count',
        text: 'The rule of 2016 itself, for those who were told otherwise.',
        url: 'https://thefederalregister.org/81-FR/47732',
      },
    ],
  },
  faq: [
    {
      q: 'My trucks are under 26,000 pounds and stay in Oklahoma. Do I need one?',
      a: 'Generally the federal parts don’t reach them then, unless passengers or placarded materials do. One trip across a state line can change the answer for a truck of 10,001 pounds or more, and our service circle alone reaches three other states. Confirm the current state rule.',
    },
    {
      q: 'Is there an official DOT inspector license?',
      a: 'No license is required. The rule asks for knowledge, skill and at least one year of training or experience, with evidence of it on file. Ask whoever inspects your trucks, us included, for that evidence.',
    },
    {
      q: 'Can you pass a truck that has a burned-out lamp?',
      a: 'Not while it is out: required lamps must work. A lamp can usually be replaced in the same visit, and then that point passes.',
    },
    {
      q: 'How long does it take?',
      a: 'It depends on the unit and on what turns up. Send the list first, and ask how many fit into one visit before you park a row of trucks for it.',
    },
  ],
} satisfies ServiceCopy;
