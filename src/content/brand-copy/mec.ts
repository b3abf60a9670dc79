import type { BrandCopy } from '../brand-copy';

export default {
  title: 'MEC Scissor Lift Repair in Tulsa',
  description:
    'No drive hoses, so different faults. MEC scissors diagnosed by meter, leak pads changed, pothole guards freed, on finished Tulsa floors.',
  drawing: 'scissor-lift',
  angle: 'Direct electric drive: fewer leaks, different faults.',
  intro: [
    'MEC slab scissors drive with electric motors at the wheels instead of hydraulic ones. That removes the hoses that usually drip on finished floors, and it moves the fault finding to cables and controllers.',
    'A mechanic who arrives with rags and hose ends has brought the wrong box. Here the useful things are a meter, a cable diagram and clean shoes.',
  ],
  aroundTulsa:
    'Micro and 1930-class scissors in finished buildings and data centers, where a spot of oil is a report; rough-terrain scissors outside on pads.',
  onSite:
    'We put mats down before we put tools down. The inspection holes are opened and the pads read before the machine moves, then the drive is run on the meter while the steering goes lock to lock, because that is where a cable flexes. Tell us the site’s floor rules beforehand and we follow them.',
  models: [
    {
      name: 'Slab scissor line',
      kind: 'Electric',
      note: 'The whole line has been direct electric drive as of 2019.',
    },
    {
      name: '3084RT and 6092RT',
      kind: 'Rough-terrain',
      note: 'The 6092RT operator’s manual has function tests and tip-over limits to check against.',
    },
    {
      name: 'Titan Boom',
      kind: 'Large work platform',
      note: 'A heavy-capacity platform somewhere between a lift and a handler; ask before you assume either rule.',
    },
  ],
  engines: [
    'Kubota or Deutz diesels in rough-terrain scissors and booms; slab machines run on batteries alone.',
    'On the slab line there is no fuel and no exhaust; charger, contactors and controller take the engine’s place on the checklist.',
  ],
  failures: [
    {
      name: 'Oil on a finished floor',
      sign: 'A wet pad',
      firstCheck: 'Open the inspection holes, read the tray, replace the pads',
      place: 'field',
      part: 'chassis-tray',
      detail:
        'MEC’s leak containment trays sit inside the frame with pre-cut pads and holes to look through.',
    },
    {
      name: 'Drive cuts out',
      sign: 'It moves, then stops',
      firstCheck: 'Motor cable where it flexes at the steer axle, then the controller code',
      place: 'field',
      part: 'wheels',
      detail: 'With no drive hoses to burst, a tired cable or connector takes their place on the list.',
    },
    {
      name: 'Pothole guard not down',
      sign: 'Lift locked above stow',
      firstCheck: 'Debris, switch, linkage',
      place: 'field',
      part: 'pothole-guard',
      detail:
        'The trays were put inside the frame so that they do not block the pothole protection; strapping and shrink wrap still do.',
    },
    {
      name: 'Pack too tired to drive',
      sign: 'Lifts in the morning, crawls back to the charger at noon',
      firstCheck: 'Each battery under load while the drive is asked to move',
      place: 'field',
      part: 'battery-tray',
      detail:
        'Here the batteries do the hydraulic motors’ old work as well as the lift’s. A resting voltage flatters them; driving up the ramp does not.',
    },
  ],
  intervals: [
    {
      item: 'Frequent inspection',
      when: '3 months or 150 h in service, or after 3 months idle (ANSI A92.22).',
    },
    { item: 'Annual inspection', when: 'Within 13 months of the last.' },
    { item: 'Leak pads', when: 'At every visit on finished floors.' },
    {
      item: 'Tip-over limits, 6092RT',
      when: 'In its operator’s manual, with the function tests; to be read before it goes on a slope.',
    },
  ],
  recalls: [],
  makerNotes: [
    'MEC traced most leaks on older designs to hydraulic motors at the front wheels, stressed by steering. That is why the motors became electric.',
  ],
  limits:
    'Replacing a controller needs MEC’s parameter files. A cable or a connector needs none, which is why those are tested first.',
  haveReady: [
    'Serial',
    'Floor protection rules on your site',
    'Fault code',
    'Whether it stops while steering or in a straight line',
  ],
  faqs: [
    { q: 'Can you retrofit leak trays?', a: 'On some slab models. The serial tells.' },
    {
      q: 'Will you work on finished flooring?',
      a: 'Yes, with mats and clean shoe covers. Tell us the rules beforehand.',
    },
    {
      q: 'If there are no drive hoses, where does oil come from?',
      a: 'From the lift circuit: cylinder, pump and valves are still hydraulic. The trays are there for those.',
    },
  ],
  related: ['skyjack', 'snorkel'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['ansi-a92-22', 'osha-scissor'],
} as const satisfies BrandCopy;
