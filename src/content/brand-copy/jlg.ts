import type { BrandCopy } from '../brand-copy';

export default {
  title: 'JLG Lift Repair and Inspection in Tulsa',
  description:
    'Daily, 150 hours, 13 months: which JLG clock has run out? Inspections, limit and tilt faults, hoses and batteries for lifts around Tulsa.',
  drawing: 'boom-lift',
  angle: 'Three clocks on every JLG: daily, 3 months or 150 hours, and 13 months.',
  intro: [
    'JLG prints its inspection clocks in the operator manual, and they apply to a rented or an owned machine alike. The one most often missed is the middle clock, three months or 150 hours.',
    'It is missed because nothing reminds you. The daily check happens at the key and the annual has a decal; the middle one has only the hour meter and whoever remembers to read it.',
  ],
  aroundTulsa:
    '450AJ and 600S booms on steel and tilt-wall jobs, 1930ES scissors inside warehouses, G-series and SkyTrak telehandlers on framing jobs.',
  onSite:
    'Send the serial list and we plan a row: machines charged, fueled and with room to raise fully. Each gets its functions run from ground and platform, its limit and tilt switches proved on level ground, its hoses followed by hand, and a dated sheet that says which of the three clocks was reset.',
  models: [
    {
      name: '450A, 450AJ and 600AJ',
      kind: 'Articulating booms',
      note: 'The manuals of these repeat one and the same inspection table.',
    },
    { name: 'X1000AJ', kind: 'Compact crawler boom', note: 'Same table again, on tracks.' },
    {
      name: '600S and 660SJ, 1930ES and 2632ES',
      kind: 'Telescopic booms and electric scissors',
      note: 'Common rental classes. On the booms look first at the harness in the turntable, on the scissors at the batteries.',
    },
    {
      name: 'G10-55A, 1055 and SkyTrak 8042',
      kind: 'Telehandlers',
      note: 'Framing machines; see the Manitou page for pads, chains and forks.',
    },
  ],
  engines: [
    'Small diesels from Deutz or Kubota in booms and handlers, batteries in the scissors and some booms. On an electric lift the charger is half the powertrain.',
    'A diesel boom idles between lifts. If it has exhaust treatment, tell us about any lamp that came and went.',
  ],
  failures: [
    {
      name: 'Frequent inspection overdue',
      sign: 'No paper on the machine',
      firstCheck: 'Hour meter against the last sticker',
      place: 'field',
      part: 'hour-meter',
      detail:
        'Three months or 150 hours in service, more than three months out of service, or bought used: each one triggers it.',
    },
    {
      name: 'Limit or tilt fault',
      sign: 'Drive or lift cuts out, a code on the ground box',
      firstCheck: 'Level ground, then tilt and boom-angle switches, then the harness at the turntable',
      place: 'field',
      part: 'turntable',
      detail:
        'A harness that turns with the machine wears where it turns. We flex it while someone watches the code.',
    },
    {
      name: 'Weak batteries',
      sign: 'Slow lift by the end of the shift',
      firstCheck: 'Hydrometer in each cell, charger output, water',
      place: 'field',
      part: 'batteries',
      detail:
        'Usually one weak cell pulls the pack down. Replacing one battery in an old pack is a choice we talk about first.',
    },
    {
      name: 'Hoses rubbed inside the boom',
      sign: 'Oil at a section joint, or a jerk as the boom runs out',
      firstCheck: 'Carriers, rollers and hoses with the boom fully extended',
      place: 'field',
      part: 'boom',
      detail:
        'What moves inside a boom is seen only when it is out. Bring the room for that, and the annual and this check are one job.',
    },
  ],
  intervals: [
    { item: 'Pre-start check', when: 'Each day and at each change of operator.' },
    {
      item: 'Frequent inspection',
      when: '3 months or 150 h in service; after more than 3 months idle; when bought used.',
    },
    {
      item: 'Annual machine inspection',
      when: 'No later than 13 months after the last, by a mechanic qualified on that make and model.',
    },
  ],
  recalls: [],
  makerNotes: [
    'JLG recommends a factory-trained technician for the annual. The standard asks for a mechanic qualified on the model.',
  ],
  limits:
    'Structural weld repair and boom section replacement follow JLG’s procedures and are not done at the roadside. Before an annual, ask any provider, us included, what qualifies the mechanic on your model.',
  haveReady: [
    'Serial number',
    'Hours',
    'Date on the last annual decal',
    'Ground where the boom can be run out in full',
  ],
  faqs: [
    {
      q: 'Does a scissor lift need the same annual?',
      a: 'Yes. The ANSI cycle covers all mobile lifts even though OSHA treats scissors as mobile scaffolds.',
    },
    {
      q: 'Can you inspect a yard full in one visit?',
      a: 'Yes, if machines are charged, fueled and reachable. Send the serial list first.',
    },
    {
      q: 'We bought a used boom yesterday. May we use it today?',
      a: 'It needs a frequent inspection first. Buying a used machine is one of the three triggers.',
    },
  ],
  related: ['genie', 'skyjack'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['ansi-a92-22', 'osha-1926-453', 'osha-1910-67', 'osha-scissor'],
} as const satisfies BrandCopy;
