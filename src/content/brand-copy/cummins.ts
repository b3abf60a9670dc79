import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Cummins Engine Repair in Tulsa',
  description:
    'Send the ESN and CM number first. Fuel, clamp, PTO and DEF faults on X15, ISX, L9 and B6.7 engines near Tulsa; oil by pan size and hours.',
  drawing: 'engine',
  angle: 'One engine, many badges: find the ESN and CM number first.',
  intro: [
    'The engine serial number decides the parts, and the CM code decides the aftertreatment. A B6.7 in a bucket truck and a B6.7 in a delivery box truck are not the same job.',
    'Nearly every maker on this site has sold a truck or a machine with a Cummins in it. That makes the badge on the hood a poor guide and the data plate on the gear housing a very good one.',
  ],
  aroundTulsa:
    'X15 and ISX15 tractors on the interstates, B6.7 and L9 engines in service trucks and buses, and the industrial versions in loaders, compressors and generators.',
  onSite:
    'We ask for a photo of the plate before leaving, so the right filters and gaskets ride along. On site the order is fuel supply, air, then electronics. Clamps and flex joints of the exhaust get a torque check on every visit because a loose canister is found by eye, not by a code.',
  models: [
    {
      name: 'X15 and ISX15',
      kind: '15-liter truck engines',
      note: 'The ISX15 CM2350 has an operation and maintenance manual of its own, bulletin 4310640.',
    },
    {
      name: 'B6.7 and ISB',
      kind: 'Medium duty',
      note: 'PACCAR’s PX-7 is the same family. In general duty its book gives 9,000 miles, 500 hours or 12 months with a 15-quart pan, and 12,000 miles or 550 hours with 19 quarts.',
    },
    {
      name: 'L9, ISL and ISC',
      kind: 'Medium and vocational',
      note: 'ISC and ISL engines of type CM2150 had a 2009 campaign for a switch that might not stop a regeneration.',
    },
  ],
  engines: [
    'Hours matter as much as miles: on a PTO truck the 500 or 550 hour limit often arrives first.',
    'By emissions generation: the first filter engines have a particulate filter but no DEF; later ones add SCR and DEF. The emissions label says which yours is.',
  ],
  failures: [
    {
      name: 'Restricted fuel cooling circuit (ISX15, X15)',
      sign: 'Stall, no restart, fuel on the ground',
      firstCheck: 'The banjo bolt and its screen, as the campaign describes',
      place: 'field-then-shop',
      part: 'fuel-filter',
      detail:
        '18V-668 and its sister campaigns covered 3,138 Volvos, close to 50,000 PACCAR trucks, more than 26,000 Internationals and 4,500 from Daimler Trucks.',
    },
    {
      name: 'Fractured filter clamp',
      sign: 'Exhaust loose, heat marks around the canister',
      firstCheck: 'T-bolt and gasket at both cones',
      place: 'field',
      part: 'aftertreatment',
      detail:
        'On M2 trucks of 2011 and 2012 the V-band T-bolts could fracture and let the canister separate.',
    },
    {
      name: 'PTO creep',
      sign: 'The truck moves with the parking brake set while the PTO runs',
      firstCheck: 'Stop work, chock it, and have the neutral interlock setting read',
      place: 'dealer',
      part: 'flywheel-end',
      detail:
        'Navistar recalled its HV and MV chassis three times over the PTO interlock settings of Cummins engines.',
    },
    {
      name: 'Drain stretched past its hours',
      sign: 'Few miles since the last change, and oil already black',
      firstCheck: 'The hour meter and the share of it spent idling',
      place: 'field',
      part: 'oil-pan',
      detail:
        'Duty sets the figure, not the engine: the same small-pan family that gets 9,000 miles in general duty is listed at 15,000 as an ISB in a motorhome.',
    },
  ],
  intervals: [
    {
      item: 'Oil, PX-7 / B6.7 family, 15-quart pan, general duty',
      when: '9,000 miles, 500 hours or 12 months.',
    },
    { item: 'Oil, same family, 19-quart pan', when: '12,000 miles or 550 hours.' },
    { item: 'Pan size unknown', when: 'Use the shorter, 15-quart interval.' },
    {
      item: 'ISB in motorhome duty',
      when: 'Oil at 15,000 miles or 12 months; coolant check every 15,000 miles or 6 months.',
    },
  ],
  recalls: [
    {
      date: '2018',
      campaign: '18V-668',
      text: 'Fuel line of ISX15 and X15, with sister campaigns for each truck maker.',
    },
    {
      date: '2011',
      text: 'Particulate filter clamps on 2011 and 2012 Freightliner M2 trucks with Cummins engines.',
    },
    { date: '2009', text: 'ISC and ISL CM2150: regeneration-inhibit switch might not inhibit.' },
  ],
  makerNotes: [],
  limits:
    'Calibration downloads need a licensed Cummins tool and sometimes the distributor. Warranty claims go through them as well.',
  haveReady: [
    'Engine serial number from the data plate',
    'CM number, or a photo of the emissions label',
    'Vehicle make and PTO type',
    'Miles and hours since the last oil change',
  ],
  faqs: [
    {
      q: 'Where is the ESN?',
      a: 'On a plate at the gear housing or valve cover, and again on the emissions label and in the dash menu.',
    },
    {
      q: 'Do idle hours count?',
      a: 'Yes. That is why the manual lists miles, hours and months together: whichever comes first.',
    },
    {
      q: 'Can you quote from the truck’s VIN?',
      a: 'Roughly. The VIN tells what was ordered; the plate tells what is bolted in. Engines get swapped.',
    },
  ],
  related: ['paccar', 'international', 'detroit'],
  industries: ['construction', 'delivery', 'utilities-energy', 'agriculture'],
  regulations: ['epa-def-2025', 'epa-def-2026'],
} as const satisfies BrandCopy;
