import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Volvo Truck Repair in Tulsa',
  description:
    'Turbo-compound or VGT changes how a Volvo VNL is diagnosed. EGR leaks, steering joints, air tanks and recall checks at your Tulsa-area yard.',
  drawing: 'truck',
  angle: 'Know which D13 you have: turbo-compound or VGT changes the diagnosis.',
  intro: [
    'Two VNLs parked side by side can have different turbochargers, different steering shafts and different campaigns. We start with the VIN and the build month, because on a Volvo those two decide most of the checklist.',
    'The split matters most on power complaints. A variable-geometry turbo has an actuator to test; the turbo-compound engine sends its leftover exhaust through a second turbine geared to the crank, and a low-boost habit learned on one misleads you on the other.',
  ],
  aroundTulsa:
    'VNL sleepers on the I-44 and I-40 lanes, VNR day cabs hauling food and beverage around the region, and older VHD dumps and mixers that have outlived their first two owners.',
  onSite:
    'A visit begins with the emissions label and the hood open, looking for soot tracks along the EGR piping while the engine is still warm. Steering joints are loaded and watched, not just shaken. If an auxiliary power unit was ever added, we put a wrench on the air tank straps near it.',
  models: [
    {
      name: 'VNL',
      kind: 'Sleeper and day cab tractor',
      note: 'The turbo-compound D13 became standard on US trucks from October 2021, with the Cummins X15 as the alternative.',
    },
    {
      name: 'VNR',
      kind: 'Regional day cab',
      note: 'Short routes and many stops: brakes, wheel ends and regeneration habits matter more than on the long-haul trucks.',
    },
    {
      name: 'VHD and VNX',
      kind: 'Vocational and heavy haul',
      note: 'The VNX was part of the 2016 campaign on two-piece steering shafts.',
    },
  ],
  engines: [
    'D13TC, turbo-compound, and D13 with a VGT. Volvo claimed up to six percent better fuel economy for the former.',
    'D12D in older trucks: about 42,000 VN and VHD trucks had a campaign for EGR inlet pipes that crack.',
    'Cummins ISX15 and X15 in trucks of model years 2016 to 2019 were part of fuel line campaign 18V-668.',
  ],
  failures: [
    {
      name: 'EGR pipe or clamp leak',
      sign: 'Exhaust smell in the cab, a soot track, heat damage under the hood',
      firstCheck: 'The pipe between EGR valve and cooler, by eye and by hand when cold',
      place: 'field',
      part: 'engine',
      detail: 'Volvo itself asked drivers of the affected trucks to look at those pipes on every pre-trip.',
    },
    {
      name: 'Steering joint wear',
      sign: 'Play at the wheel',
      firstCheck: 'Tie rod castle nut torque and cotter pin, and which steering shaft the truck has',
      place: 'field',
      part: 'steering',
      detail:
        'Campaign 17V-536 covered tie rod nuts on 2016 VNL and VNM trucks with Dana Spicer steer axles.',
    },
    {
      name: 'Air tank or bracket working loose',
      sign: 'A rattle under the frame, or a tank hanging low',
      firstCheck: 'Mounting hardware wherever something was bolted on after the truck was built',
      place: 'field',
      part: 'air-tanks',
      detail:
        'Add-on power units share space with tanks and straps. Hardware that was over-tightened during the fitting can let go later.',
    },
    {
      name: 'I-Shift message or a wrong gear',
      sign: 'A text on the display, a gear it should not be in on a grade',
      firstCheck: 'Supply voltage and air pressure, then the connectors at the gearbox',
      place: 'field-then-shop',
      part: 'driveline',
      detail:
        'The gearbox shifts by air on orders from a computer. Low air or low voltage looks exactly like a failing transmission, and is a good deal cheaper.',
    },
  ],
  intervals: [
    {
      item: 'Engine oil, D13',
      when: 'Set by fuel-economy band and oil grade. Ask which band your truck falls in instead of copying a neighbor’s mileage.',
    },
    { item: 'EGR piping on older D12 trucks', when: 'A look on every pre-trip, as the maker asked.' },
    {
      item: 'Steering joints and shaft',
      when: 'Loaded and looked at on every service; the campaigns of 2016 and 2017 both sit there.',
    },
  ],
  recalls: [
    {
      date: 'February 2026',
      text: 'Notice for the newest VNL about rolling away with the parking brake set. Look up your VIN for its present state.',
    },
    { date: '2018', campaign: '18V-668', text: 'Cummins fuel line campaign; 3,138 Volvo trucks.' },
    { date: '2017', campaign: '17V-536', text: 'Tie rod castle nuts on 2016 VNL and VNM.' },
    {
      date: '2016',
      text: 'Two-piece steering shaft: 17,008 Volvo trucks in the US; an unrepaired truck could be placed out of service.',
    },
  ],
  makerNotes: [],
  limits:
    'I-Shift calibration and parameter updates need Volvo software. We diagnose as far as wiring, air and mechanical checks go and tell you when the next step is the dealer’s.',
  haveReady: [
    'VIN and build month',
    'Which engine: D13TC, D13 with VGT, or X15',
    'The I-Shift fault text, word for word',
  ],
  faqs: [
    {
      q: 'How do I tell a D13TC?',
      a: 'By the emissions label and the build record. An extra turbine sits after the turbo. Send a photo of the label and we will read it for you.',
    },
    {
      q: 'Will you check recalls?',
      a: 'Yes, by VIN, before quoting a repair that a campaign may already pay for.',
    },
    {
      q: 'Does a VNR day cab need the same service as a sleeper?',
      a: 'The parts are related, the life is not. Stop-and-go routes wear brakes and interrupt regeneration, so we plan by hours and stops as well as miles.',
    },
  ],
  related: ['mack', 'cummins'],
  industries: ['delivery'],
  regulations: ['cfr-396-17', 'cfr-396-11', 'epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
