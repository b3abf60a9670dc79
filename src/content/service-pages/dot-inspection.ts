import { serviceDrawings } from '../drawings/service-drawings';
import { regulationSources } from '../rules/regulation-sources';
import { regulations } from '../rules/regulations';
import type { ServiceContent } from '../service-content';

export default {
  drawing: serviceDrawings['dot-inspection'],
  heading: 'Annual DOT Inspections at Your Yard in Tulsa',
  lead: 'Annual DOT inspections for trucks, trailers and dollies at your yard, within 120 miles of Tulsa and all over the Oklahoma City area. We inspect, fix what we can on the spot and leave a report for every unit. Each one that passes gets its decal.',
  intro: [
    'Decal about to run out? Don’t send trucks to a shop one at a time. Line them up, and we inspect the tractor, the trailer and the dolly on one visit. Each vehicle needs its own report under 49 CFR 396.17, every 12 months.',
    'A clean roadside inspection doesn’t replace the annual one. The federal rule changed in 2016, so don’t rely on an older page that says it does. And keep the proof on the truck. In fiscal year 2025, missing proof was the most cited single violation.',
  ],
  scope: {
    caption: 'What we check, and what we can usually fix on the spot',
    rows: [
      {
        work: 'Brakes',
        onSite:
          'Stroke, slack adjusters, linings, drums or rotors, hoses, chambers, ABS, low-air warning, tractor protection valve, parking brake. We replace hoses, chambers and valves on the spot',
        shop: 'Drum and rotor machining. New drums, if we don’t have yours with us',
      },
      {
        work: 'Steering and suspension',
        onSite:
          'Free play, linkage, steering gear mounts, springs, U-bolts, air bags, torque arms. We replace worn tie rod ends at your yard',
        shop: 'Spring packs, the alignment after a new tie rod end, and steer-axle kingpins we can’t press out at your yard',
      },
      {
        work: 'Frame and coupling',
        onSite:
          'Cracks, loose members, fifth wheel, kingpin, pintle, safety devices, and the rear impact guard on trailers',
        shop: 'Frame welding and straightening',
      },
      {
        work: 'Tires, wheels, rims',
        onSite: 'Tread, sidewalls, inflation, cracks, loose or missing lug nuts',
        shop: 'Bad tires, which fail the unit. Send us the sizes ahead, and we’ll tell you whether to line up a tire shop for the same day',
      },
      {
        work: 'Lights',
        onSite:
          'Every required light and reflector, the trailer cord and its socket. We fix most lights on the spot',
      },
      {
        work: 'Fuel and exhaust',
        onSite: 'Leaks, caps, mounts, exhaust routing. We fix leaking lines and loose clamps on the spot',
        shop: 'Tank replacement',
      },
      {
        work: 'Glass, wipers, cargo',
        onSite: 'Windshield, wipers, safe loading, tie-down points. We change wiper blades on the same visit',
        shop: 'Windshield replacement by a glass company',
      },
    ],
  },
  steps: [
    {
      title: 'Do you need one?',
      text: 'On the phone, we’ll go through the weight rating, the cargo, and where the freight comes from and goes. We’ll point you to the rule, so you can check us.',
    },
    {
      title: 'Line them up',
      text: 'Hard, level ground with room to get underneath. Tell us on the phone what’s coupled, and we’ll tell you what to drop.',
    },
    {
      title: 'We inspect',
      text: 'Appendix A, front to back, with measurements. We’ll show you a photo of anything that fails.',
    },
    {
      title: 'We fix it',
      text: 'Give us the OK, and we fix lights and hoses on the spot. If a brake is out of adjustment, we find out why, fix that and then set it. Once it all passes, so does the unit.',
    },
    {
      title: 'Report and decal',
      text: 'You get a report for each vehicle. Each one that passes gets the decal or copy that rides on it.',
    },
  ],
  records: {
    intro: 'What you keep after the inspection, and for how long:',
    items: [
      'The inspection report: 14 months, where you house or maintain the vehicle',
      'Proof on the vehicle at all times: the report, or a sticker with date, unit, certification and where you keep the report',
      'Evidence that the inspector is qualified: as long as they inspect for you, plus one year. A garage may hold it, but you must be able to produce it',
      'Roadside inspection reports: signed and returned as the report tells you, with a copy kept 12 months. Drivers’ reports with defects: 3 months',
      'Maintenance records: one year, and six more months once the vehicle is out of your fleet',
    ],
  },
  ready: [
    'Unit list with VIN, plate and weight rating, trailers and dollies too',
    'Last year’s reports or decal dates',
    'Which units cross a state line, or carry freight that comes from another state or is headed to one',
    'Level ground, and light if it’s after dark',
    'Someone to start and move units and approve repairs',
  ],
  rules: {
    intro:
      'Here’s where the DOT inspection rules are written. The official text always wins over our summary:',
    items: [
      {
        ...regulationSources['cfr-396-17'],
        text: 'The tractor, the trailer and the dolly each need one every 12 months, with proof on each. You may do it yourself or use an agent such as a garage.',
      },
      {
        name: '49 CFR 396.19, inspector qualifications',
        text: 'The inspector knows part 393, Appendix A, the methods and the tools. They have also finished a state or federal inspector program, or have at least one year of training or experience. No license is required, but the carrier keeps the evidence.',
        url: 'https://www.fmcsa.dot.gov/regulations/title49/section/396.19',
      },
      {
        name: '49 CFR 396.25, brake inspectors',
        text: 'A carrier’s own people who inspect or repair brakes must be qualified, and the carrier keeps the evidence.',
        url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396/section-396.25',
      },
      {
        name: '49 CFR part 390: which vehicles it reaches',
        text: 'If the load crosses a state line, the rules start at 10,001 lb. Take the rated or the actual weight, whichever is greater, and add the trailer. City, county and state vehicles are generally exempt, but their contractors aren’t. Farm trucks that qualify as “covered farm vehicles” (49 CFR 390.39) are exempt from part 396.',
        url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-390',
      },
      regulations['ok-intrastate'],
      {
        name: '81 FR 47732, roadside inspections',
        text: 'The Federal Register notice of the change in 2016.',
        url: 'https://www.federalregister.gov/citation/81-FR-47732',
      },
      {
        name: 'Most cited violations of fiscal year 2025 (US Compliance Services)',
        text: 'Missing proof of the annual inspection came first, at 158,057 citations.',
        url: 'https://uscomplianceservices.org/?p=8135',
      },
    ],
  },
  faq: [
    {
      q: 'What does an inspection cost?',
      a: 'Send the unit list and the address. You get a price for each unit and for the trip before you pick a date. Repairs are quoted apart, and you approve each one.',
    },
    {
      q: 'My trucks are under 26,000 pounds and stay in Oklahoma. Do I need one?',
      a: 'Add the trailer first. Truck and trailer over 26,000 together? Then you generally do. Under that, look at the freight. If it comes from out of state or is headed there, the limit is generally 10,001 pounds, even when your truck stays home. If it’s Oklahoma freight all the way, you generally don’t, unless you haul passengers or placarded hazmat. Farm trucks and government fleets have exemptions. Confirm your case with DPS, or call and we’ll go through it unit by unit.',
    },
    {
      q: 'Is there an official DOT inspector license?',
      a: 'No. The rule asks for knowledge and skill. On top of that, the inspector needs a state or federal inspector program or at least a year of training or experience. Ask us for our inspector’s proof when you book, and keep a copy in your file.',
    },
    {
      q: 'Can you pass a truck with a burned-out light?',
      a: 'No, not until it works. We can usually fix it on the same visit.',
    },
    {
      q: 'How many trucks can you inspect in one visit?',
      a: 'Send us the list and where they park, and we’ll tell you how many we can do that day. What fails decides how long each one takes.',
    },
  ],
} satisfies ServiceContent;
