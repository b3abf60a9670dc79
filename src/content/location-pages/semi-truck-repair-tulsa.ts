import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';

export default {
  description:
    'Semi down near Tulsa, or put out of service at the scale? We fix air and brake faults, lights, no-starts, leaks and derates at the truck. Call 24/7.',
  angle:
    'Semi down? Call with your mile marker and direction. We come to the shoulder, the truck stop, the scale or your yard, 24/7. In the Tulsa metro, that’s typically 30 to 60 minutes.',
  intro: [
    'When a tractor won’t build air, won’t start, won’t make power or gets put out of service, we fix what we can right there. Give us the VIN, and we bring parts for that truck. We work on the tractor and the trailer: air, brakes, lights, charging, cooling, fuel and aftertreatment.',
    'Smoke, leaking fuel or anyone in danger? Get clear and call 911 first. Stuck in a lane with no smoke and no leak? Call 911 and stay belted in unless you can get clear safely. On the shoulder, set the flashers and triangles and wait well off the road.',
    'Find your problem in the table. It tells you what usually causes it and what we do beside the truck. Hand us the inspection report, if you have one, and we start with the first item.',
  ],
  destination: 'Your yard, a scale or the roadside',
  plan: {
    heading: 'Semi truck repairs we do at the roadside',
    caption: 'Tractor and trailer problems we fix near Tulsa',
    columns: ['Symptom', 'What it usually is', 'What we do at the truck'],
    rows: [
      [
        'Won’t build air, loses it, or won’t release the brakes',
        'Compressor, governor, air dryer, chafed hose, chamber, valve, glad-hand seal',
        'Find the cause, replace what failed, time the build-up. If it’s the compressor, we’ll tell you whether it can be done there',
      ],
      [
        'Brakes out of adjustment',
        'Worn slack adjuster, seized clevis or S-cam, worn lining',
        'Measure every stroke, fix the cause, then set it to spec',
      ],
      ['Lights out', 'Bad ground, corroded plug, chafed wire', 'Trace it with a meter and repair the wiring'],
      [
        'Won’t crank or start',
        'Batteries, cables, starter, lost fuel prime',
        'Load-test, replace the bad part, prime the fuel system',
      ],
      [
        'Derate, DPF or DEF light',
        'Sensor, DEF quality, soot load, boost leak',
        'Read codes, fix the cause, regenerate where it’s safe',
      ],
      [
        'Overheating or coolant on the ground',
        'Hose, belt, fan drive, water pump, thermostat',
        'Pressure-test, replace what leaks, refill and bleed',
      ],
      [
        'Steering play or a wheel-seal leak',
        'Drag link, tie rod, kingpin, hub seal',
        'Measure it and tell you if it can roll. We change joints and seals on level ground. Brake lining with oil on it needs replacing, too',
      ],
      [
        'Tire damage',
        'Cut, exposed cord, flat inner dual',
        'Call with the size and axle. We’ll say right then whether we can change it or you need a tire truck',
      ],
    ],
    note: 'Brake stroke limits go by chamber size and type. We measure against the limit for yours. If your own people work on the brakes, they must be qualified under 49 CFR 396.25. For an annual that we sign, ask for our inspector’s proof under 396.19.',
  },
  sections: [
    {
      heading: 'Put out of service at the scale',
      paragraphs: [
        'Photograph every page of the report and text it to us. We bring parts for the violations on it, make the repair and write up what we did, so you can sign off the report. The form tells you where to send it and by when. Brakes, tires and lights park more trucks at Roadcheck than anything else, and brakes and lights we can usually fix on the spot.',
      ],
    },
    {
      heading: 'Evening check for air, lights and paperwork',
      paragraphs: [
        'Do this the evening before, while there’s still time to call us. It doesn’t replace your pre-trip in the morning. The low-air warning should be on whenever the gauge is below 60 psi. One that still isn’t on at 55 generally fails an inspection. The tractor protection valve should close between 20 and 45 psi. That’s when the trailer knob pops. Check your manual for your truck’s figures.',
      ],
      list: [
        'Park on level ground and chock the tractor and the trailer. Build air, shut down and push both knobs in. Time the gauge against the leak limit in your CDL manual, and listen along both units. Stay out from under them',
        'Key on, pump the brakes down: warning light or buzzer first, then both knobs pop. Set the parking brakes when you’re done',
        'Every light on tractor and trailer, while somebody wiggles the plug',
        'ABS light: on, then off',
        'Inside duals with a tire gauge. You can’t judge the pressure by kicking them',
        'Proof of the annual on each unit, and the repair signed off if the last driver’s report listed a defect',
      ],
    },
    {
      heading: 'Truck recalls: run the VIN before you pay for parts',
      paragraphs: [
        'An open recall stays with the truck through every owner. Some cover the parts inspectors check: steering shafts, brake valves, wiring. The dealer for that brand generally does the work free. If the truck was over 15 years old when the recall came out, ask first.',
        'Look it up at nhtsa.gov/recalls, or call the dealer with the VIN, since the online tool may not show every heavy truck. Send us the VIN too. We can tell you if the fault sounds like the recall or like something we fix today.',
      ],
    },
  ],
  localFacts: [
    'We come out to trucks on I-44, I-244, US-75, US-169, US-64 and US-412, and on the Turner, Will Rogers, Creek and Muskogee turnpikes.',
    'At a scale or a rest area, tell us which one and which side of the road. On a turnpike, add the last exit you passed.',
    'Our 120-mile circle reaches into Kansas, Missouri and Arkansas, and we cross the line for a truck that’s down.',
    'Outside the Tulsa metro, 2 to 4 hours is typical. Around Oklahoma City, same day is typical. Call for the time at your mile marker.',
  ],
  haveReady: [
    'The inspection report, every page, with the out-of-service lines close up',
    'VIN of the tractor and the trailer',
    'Which axle and which side, and the tire size',
    'Load, weight and appointment time',
    'Where the officer will let us work, and for how long',
  ],
  limits: [
    'We don’t move an out-of-service truck, and we won’t ask your driver to.',
    'On a narrow shoulder, we won’t work beside moving traffic. If the truck is safe to drive, take the next exit. If it isn’t, it needs a short tow before we start. Tell us how wide the shoulder is.',
    'Engine and transmission removal goes to a shop or the dealer. We’ll tell you before you tow.',
  ],
  faqs: [
    {
      q: 'The officer put my truck out of service. Can you come to the scale?',
      a: 'Yes, if the station allows mobile repair. Ask the officer where we can work and for how long, then send us the report so we load the right parts.',
    },
    {
      q: 'What does a roadside call cost?',
      a: 'We quote the service call and the hourly rate before we head your way. Once we know the cause, you get the likely cost of the repair, and you approve it first.',
    },
    {
      q: 'Does a clean roadside inspection renew my annual?',
      a: 'No. That ended in 2016. You need the annual under 49 CFR 396.17 from a qualified inspector, and we do those at your yard.',
    },
    {
      q: 'How long do I keep truck inspection records?',
      a: 'Fourteen months for the annual report, 12 months for roadside reports, three months for driver reports with defects. Maintenance records: one year, plus six months after you let the truck go.',
    },
  ],
  brands: ['freightliner', 'kenworth', 'peterbilt', 'international', 'volvo', 'mack'],
  services: ['emergency-repair', 'dot-inspection'],
  sources: [
    {
      name: 'Results of Roadcheck 2025 (Foley)',
      url: 'https://www.foley.io/articles/the-cvsa-releases-2025-roadcheck-inspection-results',
    },
    {
      name: 'Low-air warning below 60 psi: NHTSA on the air brake standard, FMVSS 121',
      url: 'https://nhtsa.gov/interpretations/nht73-248',
    },
    {
      name: 'Low-air warning and tractor protection valve: periodic inspection checklist',
      url: 'https://truckinspectionmaintenance.com/checklist-center/procedure/minimum-periodic-inspection-checklist',
    },
    { name: 'Recall look-up by VIN', url: 'https://www.nhtsa.gov/recalls' },
    {
      name: 'Roadside inspections and the annual: 81 FR 47732',
      url: 'https://www.federalregister.gov/citation/81-FR-47732',
    },
    {
      name: 'Whom the brake rule covers: FMCSA’s guidance on 49 CFR 396.25',
      url: 'https://www.fmcsa.dot.gov/regulations/title49/section/396.25',
    },
    {
      name: 'Inspectors, roadside reports and records: 49 CFR part 396',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-396',
    },
  ],
  drawing: locationDrawings['semi-truck-repair-tulsa'],
} satisfies LocationContent;
