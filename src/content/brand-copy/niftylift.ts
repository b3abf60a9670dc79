import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Niftylift Repair in Tulsa',
  description:
    'Moves, pauses, moves? A Niftylift does that to ask for a charge. Batteries, chargers, cage lock-outs and emergency lowering near Tulsa.',
  drawing: 'boom-lift',
  angle: 'Battery first: how a bi-energy lift tells you it is tired.',
  intro: [
    'Many Niftylifts carry both batteries and an engine. The batteries run the show: when they fall, the lift starts and stops on purpose. Knowing that pattern saves a service call, or makes it a short one.',
    'The stop-start walk is the machine’s way of leaving you enough charge to reach the plug. An operator who reads it as a breakdown, and keeps going, turns a charging problem into a recovery.',
  ],
  aroundTulsa:
    'Towable TM lifts with tree, sign and church crews; SD drives and Height Rider booms with specialty contractors.',
  onSite:
    'The meter comes out before the wrench. We measure the pack and each battery in it, look at water and cable ends, and try the charger on a proper supply, since a long thin extension lead can be the whole fault. Emergency lowering is proved before anyone goes up.',
  models: [
    { name: 'SD series', kind: 'Self-drive, bi-energy', note: 'US operating instructions SD 03/12.' },
    {
      name: 'HR and SP series, such as the HR21 4x4',
      kind: 'Height Rider booms',
      note: 'US operating instructions 07/17.',
    },
    {
      name: 'TM34 and TM50',
      kind: 'Trailer mount',
      note: 'The towables most often met in the US: outriggers, tow gear and batteries.',
    },
  ],
  engines: [
    'A Kubota diesel or a small gasoline engine beside a battery pack on bi-energy and hybrid versions. Either one may be at fault while the other still works, so tell us in which mode it failed.',
    'A hybrid that fails only indoors, where its engine is left off, is pointing at its batteries.',
  ],
  failures: [
    {
      name: 'Start-stop drive',
      sign: 'Moves, pauses, moves',
      firstCheck: 'Charge it; check water and each battery',
      place: 'field',
      part: 'batteries',
      detail:
        'At 20 percent charge the battery management cuts the power packs in and out so the operator can still reach a charger.',
    },
    {
      name: 'Charger will not start',
      sign: 'No lamp, no alarm',
      firstCheck: 'Measure each battery, then the pack, then the lead the charger hangs on',
      place: 'field',
      part: 'charger',
      detail:
        'It wants at least 4.5 V a battery before it sees the pack at all. Long or thin extension leads stop it too.',
    },
    {
      name: 'Cage overload lock-out',
      sign: 'All power lost at height',
      firstCheck: 'Move the cage off whatever it touches with the hand pump, and let it reset',
      place: 'field',
      part: 'basket',
      detail:
        'Contact with a fixed object can read as overload. The hand pump or auxiliary pump recovers it.',
    },
    {
      name: 'Boom put back to work after a hand-pump descent',
      sign: 'Jerks or creeps on the next lift',
      firstCheck: 'Every cylinder through its whole stroke, from the ground',
      place: 'field',
      part: 'boom',
      detail:
        'The Height Rider instructions ask for this before the machine is used again. It also shows which function was left halfway.',
    },
  ],
  intervals: [
    { item: 'Emergency controls', when: 'Tested every day or shift.' },
    {
      item: 'After an emergency descent',
      when: 'Every cylinder run fully out and in from the ground before use.',
    },
    { item: 'Battery water and charge', when: 'At every visit, and by the operator between them.' },
    { item: 'Annual', when: 'Within 13 months of the last (ANSI A92.22).' },
  ],
  recalls: [],
  makerNotes: [
    'Niftylift’s instructions ask that any accident involving one of its machines be phoned to the maker.',
  ],
  limits:
    'Load-cell calibration needs the maker’s procedure and test weights. Until it is done, a cage that trips on overload without cause stays down.',
  haveReady: [
    'Model and serial',
    'Pack voltage, if you have a meter',
    'What the charger’s lamp or alarm does',
    'The mode it failed in: battery, engine or both',
  ],
  faqs: [
    {
      q: 'What supply does the charger need?',
      a: 'A full-size outlet on a short, heavy lead. A small tool transformer or a long extension will not start it.',
    },
    {
      q: 'Can a flat pack be saved?',
      a: 'Sometimes, by charging the batteries one by one off the machine. Some are past it.',
    },
    {
      q: 'We lowered someone with the hand pump. Can we go back to work?',
      a: 'Not yet. Run every cylinder through its full travel from the ground first, and find out why the power was lost.',
    },
  ],
  related: ['haulotte', 'genie'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['ansi-a92-22', 'osha-1926-453'],
} as const satisfies BrandCopy;
