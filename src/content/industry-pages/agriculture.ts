import type { IndustryContent } from '../industry-content';
import { regulations } from '../rules/regulations';

export default {
  heading: 'Farm Equipment Repair in Your Field Around Tulsa',
  lead: 'Combine, tractor or baler down? We come to the field, day or night, anywhere within 120 miles of Tulsa, and fix what can be fixed there.',
  intro: [
    'Hydraulics, PTO drives, belts, bearings, electrical, fuel, A/C: we fix most of it right where the machine quit. If the tractor has to be split or a part has to go on a bench, we’ll say so. Before we head out, you get the price of the service call and the hourly rate. Tell us the model, the serial number and which gate, and we load the likeliest parts.',
    'Around Tulsa, April to June is the wet season. You get few dry days for hay and wheat. So book the pre-harvest check by March. We do it in April, while there’s still time to order parts. After harvest, we service the combine and write up what it needs over the winter.',
  ],
  focus: [
    {
      title: 'Pre-harvest check',
      text: 'We go through your machine by its manual and sort what we find: fix it now, or it can wait. Then you order parts once.',
    },
    {
      title: 'Belts, bearings and chains',
      text: 'We find the worn ones in spring. Miss a bad bearing in April, and it stops the combine in June.',
    },
    {
      title: 'Heat and chaff',
      text: 'A plugged screen overheats the engine, and chaff on hot parts can burn. We clean screens, coolers and the engine bay. Smoke or fire? Shut it off, get clear and call 911.',
    },
    {
      title: 'DEF and power loss',
      text: 'DEF that sat in the barn all summer can cause a derate. We test it, read the codes and tell you how long you can run. Deletes are illegal, and we don’t do them.',
    },
    {
      title: 'Hydraulics and PTO',
      text: 'Slow loader, weak hitch, PTO that won’t engage: we check oil, filters, couplers and valves, and fix leaks and the parts we can reach. A PTO clutch inside the tractor is a shop job.',
    },
  ],
  visit: [
    'Make, model, serial number and hours. On a combine, engine and separator hours',
    'Where it is: section, gate, and whether our truck gets in after rain',
    'What it does: noise, heat, codes, and when it started. A short video helps',
    'Someone on hand who can start it and move it',
    'Working in dry stubble? A sprayer or a water tank close by, in case of fire',
  ],
  brands: [
    { slug: 'case-ih', note: 'Combines and tractors' },
    { slug: 'john-deere', note: 'Tractors and loaders' },
    { slug: 'massey-ferguson', note: 'Tractors and hay tools' },
    { slug: 'new-holland', note: 'Tractors, balers and loaders' },
    { slug: 'kubota', note: 'Utility tractors and track loaders' },
  ],
  rules: [
    regulations['epa-def-2025'],
    regulations['epa-def-2026'],
    regulations['ok-intrastate'],
    regulations['cfr-390-5'],
    {
      name: '49 CFR 390.39: covered farm vehicles',
      text: 'A covered farm vehicle is exempt from part 396, the annual included. Ask DPS if yours qualifies before you pay for one. If it doesn’t, we do the annual at your place.',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-390/subpart-B/section-390.39',
    },
  ],
  faq: [
    {
      q: 'I missed March. Can you still check my combine?',
      a: 'Yes, while it’s still parked. Parts can take a while to come in, so call now. We’ll start with what would stop it in the field.',
    },
    {
      q: 'Will you come into the field?',
      a: 'Yes, wherever our truck can get in and out. After rain, tell us about the low spots and keep a tractor handy.',
    },
    {
      q: 'Can you update the software on my tractor?',
      a: 'No, the dealer does that. Mechanical, hydraulic, electrical and fuel work is ours. Tell us what it’s doing, and we’ll say if it’s us or the dealer before you pay for a service call. No repair starts until you say yes.',
    },
  ],
} satisfies IndustryContent;
