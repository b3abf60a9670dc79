import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Western Star Truck Repair in Tulsa',
  description:
    'Recall F1029 on the 47X and 49X: repaired trucks need it again. Park-brake timing, air and severe-duty work at your Tulsa-area yard.',
  drawing: 'truck',
  angle: 'Fire-risk recall on 47X and 49X: a repair made under the first notice does not count.',
  intro: [
    'In February 2026 an electrical recall covering about 27,000 47X and 49X trucks replaced an earlier one. If yours was repaired under the first notice, it still needs the second.',
    'That is easy to miss, because the paperwork in the glove box says the job is done. Look for the newer number, F1029, before you believe it.',
  ],
  aroundTulsa:
    '49X and 4900 heavy-haul and oilfield winch tractors, and 47X and 4700 dumps, mixers and vacuum trucks working out of yards where a truck fire would not stay with one truck.',
  onSite:
    'We open the battery box first, look at the stud where the starter cable leaves the frame rail, check the boot for heat and write down what is there. Nothing there is repaired in a way that would hide the defect from the dealer. Then the parking brake is timed with a watch, and only after that the work you called about.',
  models: [
    {
      name: '49X',
      kind: 'Heavy vocational',
      note: 'Launched September 29, 2020. Model years 2020 to 2027 are in F1029.',
    },
    {
      name: '47X',
      kind: 'Set-back and set-forward vocational',
      note: 'Introduced in September 2021. Model years 2021 to 2027 are in F1029.',
    },
    {
      name: '4700, 4900, 6900 and 57X',
      kind: 'Earlier and highway',
      note: '4900 and 6900 trucks built in 2022 and 2023 had an inversion valve recall. The 57X replaced the 5700XE.',
    },
  ],
  engines: [
    'Detroit DD13, DD15 or DD16, or a Cummins of the X family, with a DT12 or an Allison behind it. Oil schedules are on the Detroit and Cummins pages.',
    'Western Star is a Daimler Trucks North America brand: its campaign numbers begin with F or FL, as Freightliner’s do.',
  ],
  failures: [
    {
      name: 'Corroded battery-to-starter stud',
      sign: 'Hot smell, a melted boot, in the worst case fire',
      firstCheck:
        'The stud at the frame rail, its torque and its boot; then the dealer’s notice for your VIN',
      place: 'field-then-shop',
      part: 'battery',
      detail: 'About 26,958 trucks, under Daimler’s number F1029, which replaces 25V-326.',
    },
    {
      name: 'Parking brake slow to set',
      sign: 'No hiss of exhausting air when the knob is pulled',
      firstCheck: 'Time the release and look at the inversion valve',
      place: 'field',
      part: 'drive-axle',
      detail: 'On 149 trucks, under FL992, the delay may exceed the three seconds that FMVSS 121 allows.',
    },
    {
      name: 'Hood trim coming off',
      sign: 'Stainless bezel lifting at an edge',
      firstCheck: 'Tap along the glue line and listen',
      place: 'field',
      part: 'hood',
      detail: 'FL-951 (22V-654) covered more than 4,000 47X and 49X trucks of 2020 to 2023.',
    },
    {
      name: 'Engine that quits on the road',
      sign: 'It shuts down while under way',
      firstCheck: 'The VIN against FL-949, then supply and grounds at the control module',
      place: 'field-then-shop',
      part: 'engine',
      detail:
        'The 2022 notice named Freightliners too, 1,375 trucks in all. A loose ground gives the same stop, and that one we can repair where it stands.',
    },
  ],
  intervals: [
    { item: 'Lease-road and off-highway work', when: 'The severe-duty column of the manual.' },
    { item: 'Fifth wheel and walking beams', when: 'Grease daily in mud or dust.' },
    { item: 'Battery cables and studs', when: 'A look every time the box is open, recall or not.' },
  ],
  recalls: [
    {
      date: 'February 2026',
      campaign: 'F1029',
      text: 'Battery-to-starter stud; about 26,958 trucks. Replaces 25V-326. Owner letters were due by April 11, 2026, and the remedy was still being developed at the time of the notice.',
    },
    {
      date: '2022 to 2023 builds',
      campaign: 'FL992',
      text: 'Inversion valve delays the parking brake on 149 4900 and 6900 trucks.',
    },
    {
      date: '2022',
      campaign: 'FL-949',
      text: 'Engine control module can shut the engine down; 1,375 trucks with Freightliner.',
    },
    {
      date: '2022',
      campaign: '22V-654 / FL-951',
      text: 'Hood bezel may come loose; more than 4,000 trucks of 2020 to 2023.',
    },
  ],
  makerNotes: [],
  limits: 'F1029 parts come from the dealer only. We inspect, make safe and document.',
  haveReady: ['VIN', 'Where the battery box sits', 'Any paperwork from the earlier 25V-326 repair'],
  faqs: [
    {
      q: 'My 49X was fixed in 2025. Am I done?',
      a: 'No. The newer recall says trucks repaired under the earlier one still need the new remedy.',
    },
    {
      q: 'What should I do with it overnight?',
      a: 'Follow the interim advice the dealer gives for your VIN. If the truck has a battery disconnect, ask whether to use it.',
    },
    {
      q: 'Can you replace the stud now?',
      a: 'We leave recalled parts to the dealer, where they are free and recorded against the VIN. What we can do today is look, measure and write down what we find for the dealer.',
    },
  ],
  related: ['freightliner', 'detroit'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['cfr-396-17', 'cfr-393'],
} as const satisfies BrandCopy;
