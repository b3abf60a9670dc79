import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Case Backhoe and Loader Repair in Tulsa',
  description:
    'Hoses made on the truck, pumps primed before they turn, shuttle pressures measured: field repair for Case 580 and 590 backhoes near Tulsa.',
  drawing: 'backhoe',
  angle: 'Backhoe hydraulics done clean: filters, priming and the pump you can ruin in seconds.',
  intro: [
    'The 580 series has been digging red clay here for decades. Most of the work is hydraulic, and most repeat failures start with a dirty or a dry refill rather than a bad part.',
    'So the slow part of our hydraulic service is the part you pay us for: wiping down before opening, filling filters before fitting them, and letting a primed pump turn at idle until the foam is gone.',
  ],
  aroundTulsa:
    '580 and 590 backhoes with plumbers, small dirt contractors and towns; compact loaders in rental; CX excavators on pads. The older the backhoe, the more likely its owner can tell you who welded what.',
  onSite:
    'We want the machine cold and hot, because a shuttle that holds in the morning and slips at noon is telling you something. Leaks are cleaned and watched before a hose is ordered. Most sizes are crimped on the truck; odd fittings are matched from your photo first.',
  models: [
    {
      name: '580M, 580 Super M, 590 Super M Series 3',
      kind: 'Backhoe loaders',
      note: 'One operator’s manual of 2010 covers the family.',
    },
    {
      name: '580N, 580 Super N, 580 Super N WT, 590 Super N',
      kind: 'N Series backhoes',
      note: 'Launched in September 2010 with more breakout force and lift at both ends, and Power Lift as an option.',
    },
    {
      name: '580SV and 590SV',
      kind: 'Current backhoes',
      note: 'Later engines with SCR; older habits about fuel and idling need revising.',
    },
    {
      name: 'SR, TR and TV loaders, CX excavators',
      kind: 'Compact and mid-size',
      note: 'Common in rental fleets.',
    },
  ],
  engines: [
    'FPT four-cylinder diesels. In most ratings the Tier 4 Final backhoes rely on SCR and not on a particulate filter.',
    'Case dates its integrated backhoe loader for North America to 1957, so parts and knowledge run deep.',
  ],
  failures: [
    {
      name: 'Air-bound pump after a service',
      sign: 'Whine, foam, no lift after an oil change',
      firstCheck: 'Fill filters, crack the lines, turn at idle only. Never run it dry',
      place: 'field',
      part: 'pump',
      detail:
        'One independent guide to the 580M says that air trapped after a refill can destroy the pump within seconds, and places the filter ahead of the rear axle.',
    },
    {
      name: 'Hose and swing-cylinder leaks',
      sign: 'Oil at the kingpost',
      firstCheck: 'Wipe, run, find the live leak; measure pin wear while there',
      place: 'field',
      part: 'kingpost',
      detail:
        'Age and sun are the main drivers on older 580s. A hose that failed from rubbing will do so again unless its path is changed.',
    },
    {
      name: 'Shuttle that will not hold a direction',
      sign: 'Slow engagement when hot',
      firstCheck: 'Fluid level hot, the screen, then a pressure test',
      place: 'field-then-shop',
      part: 'transmission',
      detail:
        'Pressures are measured before a transmission is condemned. Sometimes the answer is in the screen.',
    },
    {
      name: 'DEF trouble on an SV backhoe',
      sign: 'A lamp, then less power, on a machine whose owner never bought DEF before',
      firstCheck: 'Date and storage of the fluid, the dosing line, the sensor plug',
      place: 'field',
      part: 'exhaust',
      detail:
        'Whoever moves up from a 580M has good habits for diesel and none for DEF. An open jug that rode in a service truck all summer is the first suspect.',
    },
  ],
  intervals: [
    {
      item: 'Backhoe-end greasing',
      when: 'Daily. It matters more on this machine than any hour-based service.',
    },
    {
      item: 'Ground-level checks, N Series',
      when: 'Daily; the service points are reached standing on the dirt.',
    },
    {
      item: 'Engine and hydraulic filters',
      when: 'By the operator’s manual for your series; sooner in clay dust.',
    },
  ],
  recalls: [],
  makerNotes: [],
  limits:
    'Transmission and pump rebuilds leave the site. We remove and refit where access allows. Neither comes out before you have seen the pressures that condemn it.',
  haveReady: [
    'PIN plate from the loader tower',
    'Two or four-wheel drive, and the transmission type',
    'How it behaves cold and how it behaves hot',
    'What was last opened or refilled',
  ],
  faqs: [
    {
      q: 'Do you carry 580 hoses?',
      a: 'We make most sizes on the truck. Odd fittings are matched from a photo first.',
    },
    {
      q: 'Is an old 580 worth fixing?',
      a: 'If pins, bushings and the loader frame are sound, usually. We tell you when they are not.',
    },
    {
      q: 'Can I change the hydraulic oil myself?',
      a: 'Yes, if you fill the filters and prime the pump as the manual says. If it whines afterwards, shut it off and call.',
    },
  ],
  related: ['jcb', 'john-deere', 'new-holland'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandCopy;
