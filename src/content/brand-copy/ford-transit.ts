import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Ford Transit Van Repair in Tulsa',
  description:
    'Own a 2015 to 2017 Transit? Find out whether the driveshaft coupling was replaced. Van brakes, batteries and oil, done in a row at your Tulsa lot.',
  drawing: 'van',
  angle: 'The driveshaft coupling question every 2015 to 2017 owner should be able to answer.',
  intro: [
    'A used Transit with no paperwork raises one question before any other: has the rubber driveshaft coupling been replaced by a shaft with a U-joint? A light and a look under the van answer it.',
    'If the answer is no, the coupling is a part with a mileage on it, and the miles add up fast on a delivery route. If the answer is yes, we can talk about brakes and batteries like everyone else.',
  ],
  aroundTulsa:
    'Parcel and last-mile vans, heating and plumbing trucks, shuttle bodies and cutaway box trucks across the Tulsa metro. Many come home to one lot at night, which is what makes service in a batch possible.',
  onSite:
    'A row of vans is done in a batch. Couplings, pads and joints are looked at first down the whole line, with a light and a mirror; then batteries are loaded and codes read. You get one sheet a van, with the open recalls listed apart because those are Ford’s to pay for.',
  models: [
    {
      name: 'Transit 150, 250 and 350 cargo',
      kind: 'Van',
      note: 'Sold in several wheelbases and roof heights; the door sticker settles which weight rating you have.',
    },
    {
      name: 'Transit cutaway and chassis cab',
      kind: 'Box and service bodies',
      note: 'Versions with the 156 and 178 inch wheelbase were outside the 2017 coupling recall.',
    },
    {
      name: 'E-Transit',
      kind: 'Battery electric',
      note: 'High-voltage work needs its own training. The 12-volt side, brakes, tires and suspension are ordinary work.',
    },
  ],
  engines: [
    'A gasoline V6 in most vans, with or without turbochargers by year and order.',
    'Earlier vans could be had with a Power Stroke diesel; tell us, since filters and oil differ.',
    'North American vans are built at Ford’s Kansas City plant.',
  ],
  failures: [
    {
      name: 'Cracked driveshaft flexible coupling',
      sign: 'Vibration or a clunk that grows with miles; the van may roll in Park',
      firstCheck:
        'Set the parking brake first, then look for cracks in the rubber disc behind the transmission',
      place: 'field',
      part: 'driveshaft',
      detail:
        'NHTSA 17V-408 covered 372,991 vans of 2015 to 2017. If the shaft separates it can damage brake and fuel lines.',
    },
    {
      name: 'Front brakes and ball joints worn by stops',
      sign: 'A pulsing pedal, wander',
      firstCheck: 'Measure pads at every oil service and load the joints before judging play',
      place: 'field',
      part: 'front-wheels',
      detail:
        'The route does this, not the model. A parcel driver wears out in a season what a plumber wears out in years.',
    },
    {
      name: 'Weak charging with upfit loads',
      sign: 'Slow crank after idling with lights and inverter on',
      firstCheck: 'Load-test every battery and follow the upfitter’s relay wiring',
      place: 'field',
      part: 'battery',
      detail:
        'Added wiring is a frequent cause on trade vans, and a corroded ground looks exactly like a bad battery.',
    },
    {
      name: 'Heat at the curb',
      sign: 'Temperature that climbs at idle and drops on the road',
      firstCheck: 'Coolant level cold, the fan, and the fins behind the grille',
      place: 'field',
      part: 'engine',
      detail:
        'An idling van has only its fan to move air. With an average July high of 94 F a tired fan shows at a delivery stop long before it shows on the highway.',
    },
  ],
  intervals: [
    {
      item: 'Interim driveshaft coupling on recalled vans',
      when: 'Every 30,000 miles under 17V-408, moved to 40,000 by repeat campaign 19S38, until the permanent U-joint shaft is fitted.',
    },
    {
      item: 'Engine oil',
      when: 'The oil life monitor sets the change. Vans that idle all day deserve a shorter fixed interval.',
    },
    { item: 'Brake pads', when: 'Measured at every oil service on stop-start routes.' },
  ],
  recalls: [
    {
      date: '2019',
      campaign: 'Ford 19S38',
      text: 'Repeat campaign for the same coupling, until the U-joint shaft is fitted.',
    },
    {
      date: '2017',
      campaign: '17V-408 / Ford 17S15',
      text: 'Driveshaft flexible coupling; 372,991 vans of 2015 to 2017, with an interim replacement.',
    },
  ],
  makerNotes: [],
  limits:
    'Open Ford recalls are free at a Ford dealer, so we tell you about them and do not bill you for them. High-voltage repairs on the E-Transit go to a shop trained for it.',
  haveReady: [
    'VIN',
    'Mileage and a guess at idle hours',
    'Name of the upfitter if there is a body or an inverter',
    'Which lot the vans sleep on, and from what hour',
  ],
  faqs: [
    {
      q: 'Is a Transit a commercial motor vehicle under federal rules?',
      a: 'Usually not below 10,001 lb, but a heavy 350 or a van with a trailer can cross that line in interstate work. Check the combined rating.',
    },
    {
      q: 'Can you service vans overnight?',
      a: 'Ask. Vans that sleep on one lot are the easiest fleet to service in a batch.',
    },
    {
      q: 'How do I know whether the coupling was changed?',
      a: 'By the recall record for the VIN and by looking: a rubber disc or a metal joint. We photograph it for your file.',
    },
  ],
  related: ['sprinter'],
  industries: ['delivery', 'utilities-energy'],
  regulations: ['cfr-390-5'],
} as const satisfies BrandCopy;
