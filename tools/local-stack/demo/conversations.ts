/** What customers and the office have written to one another. */

type DemoMessage = {
  /** Hours before the start of the stack. */
  hoursAgo: number;
  direction: 'inbound' | 'outbound';
  body: string;
  /** Outbound only; `delivered` when left out. */
  status?: 'delivered' | 'undelivered' | 'failed' | 'sent';
  errorCode?: number;
};

type DemoConversation = {
  otherNumber: string;
  contactName: string;
  unread: number;
  isOptedOut?: boolean;
  messages: DemoMessage[];
};

const customer = (hoursAgo: number, body: string): DemoMessage => ({ hoursAgo, direction: 'inbound', body });
const office = (hoursAgo: number, body: string): DemoMessage => ({ hoursAgo, direction: 'outbound', body });

export const demoReplies = [
  'Got your text. Where does it stand, and can it move?',
  'A technician is on the way. We call when we are ten minutes out.',
  'Please send the VIN or serial number and a picture of the plate.',
];

export const demoConversations: DemoConversation[] = [
  {
    otherNumber: '+19185550111',
    contactName: 'Dale, Verdigris Aggregates',
    unread: 2,
    messages: [
      customer(
        1.2,
        'Cat 336 at the Verdigris pit just threw a hydraulic line on the stick. Down hard. How fast can you be here?',
      ),
      customer(1.1, 'Hose is the one at the elbow, about 3/4 inch. Can text you a picture.'),
    ],
  },
  {
    otherNumber: '+19185550112',
    contactName: 'Marisol, Prairie Parcel',
    unread: 1,
    messages: [
      customer(
        27,
        'Morning. Two Transits with check engine lights on, both limp mode. Can somebody look before the 6 AM load out tomorrow?',
      ),
      office(26.6, 'Yes. A technician can be at your dock at 4:30 PM today. Unit numbers and mileage?'),
      customer(26.4, 'Units 14 and 22. 118k and 96k.'),
      office(
        21,
        'Both done: unit 14 had a cracked charge air hose, unit 22 a clogged DPF sensor line. Invoice is in your e-mail.',
      ),
      customer(3.4, 'Both ran fine this morning. Can you quote PM service for all 18 vans?'),
    ],
  },
  {
    otherNumber: '+19185550113',
    contactName: 'Curtis, Redbud Utility Contractors',
    unread: 0,
    messages: [
      customer(52, 'Bucket truck boom drifts down about a foot in ten minutes. Is that safe to keep using?'),
      office(
        51.7,
        'Please take it out of service until we have seen it. We can be there tomorrow at 8. Where is it parked?',
      ),
      customer(51.5, 'Yard on 41st by the substation. Gate code comes by phone.'),
      office(
        27.5,
        'Holding valve replaced and load tested, no drift in 30 minutes. Report attached to the unit.',
      ),
      customer(27.2, 'Appreciate it.'),
    ],
  },
  {
    otherNumber: '+14055550114',
    contactName: 'Hank, Canadian River Freight',
    unread: 1,
    messages: [
      customer(
        6.5,
        'Freightliner Cascadia on the shoulder I-44 mm 178 eastbound. Air pressure will not build past 60. Driver is out of the lane.',
      ),
      office(6.3, 'On it. Stay behind the guard rail please. Truck leaves Tulsa in 10 minutes.'),
      office(5.1, 'Governor line had split, replaced, builds to 120 in spec. Driver is rolling.'),
      customer(4.9, 'You saved that load. Bill goes to the usual address.'),
    ],
  },
  {
    otherNumber: '+19185550115',
    contactName: 'Renee, Green Country Hay',
    unread: 0,
    messages: [
      customer(
        74,
        'Our New Holland baler tractor overheats after an hour. Can you come out near Claremore this week?',
      ),
      office(73, 'Thursday between 9 and 11 works. Is the radiator screen clean and the fan belt tight?'),
      customer(72.6, 'Screen is clean. Belt looks old.'),
      office(72.4, 'We will bring a belt and a thermostat. See you Thursday.'),
    ],
  },
  {
    otherNumber: '+19185550116',
    contactName: 'Warehouse desk, Port 33',
    unread: 0,
    messages: [
      customer(98, 'Hyster H50 will not lift, motor runs fine. Need it by second shift.'),
      office(97.8, 'Technician can be there at 1 PM. Please leave it parked with the forks down.'),
      office(92, 'Lift chain anchor was seized and the relief valve stuck. Fixed and tested at rated load.'),
      customer(91.7, 'Thanks, second shift is happy.'),
    ],
  },
  {
    otherNumber: '+19185550117',
    contactName: 'Tom',
    unread: 0,
    isOptedOut: true,
    messages: [
      customer(120, 'How much for a DOT inspection on a single axle dump?'),
      office(
        119.5,
        'Annual inspections are done at your yard. I can call you with a price: what is the unit and where is it?',
      ),
      customer(119.2, 'Found somebody closer.'),
      customer(119.1, 'STOP'),
    ],
  },
  {
    otherNumber: '+19185550166',
    contactName: 'Luis, Arkansas River Sand',
    unread: 0,
    messages: [
      customer(30, 'Loader will not start, cranks slow. Batteries are from last year.'),
      {
        hoursAgo: 29.5,
        direction: 'outbound',
        body: 'We can be there by noon with a load tester and two group 31s. OK?',
        status: 'undelivered',
        errorCode: 30003,
      },
    ],
  },
  {
    otherNumber: '+15395550118',
    contactName: 'Jo, Osage Wind Service',
    unread: 0,
    messages: [
      customer(
        146,
        'Need DOT annuals on six pickups with trailers before the 30th. Can you do all six in one day at our yard?',
      ),
      office(145, 'Yes, with two technicians. Monday or Wednesday next week?'),
      customer(144.6, 'Wednesday, start at 7.'),
      office(144.5, 'Booked: Wednesday 7 AM, six pickups, six trailers.'),
    ],
  },
  {
    otherNumber: '+19185550119',
    contactName: 'Beth, Cimarron Rentals',
    unread: 1,
    messages: [
      customer(
        9.5,
        'JLG 600S platform controls dead, ground controls work. It is at a customer site in Broken Arrow. Any chance today?',
      ),
    ],
  },
  {
    otherNumber: '+14795550120',
    contactName: 'Dispatch, Ozark Reefer',
    unread: 0,
    messages: [
      customer(
        168,
        'Trailer ABS light on, driver is in Muskogee at the truck stop off 69. Who do I talk to?',
      ),
      office(167.8, 'You have reached us. Trailer number and which side the driver is parked?'),
      customer(167.7, 'R-2207, north lot by the scales.'),
      office(165.9, 'Wheel speed sensor pigtail was chafed through. Repaired, light is out.'),
      customer(165.6, 'Great work.'),
    ],
  },
  {
    otherNumber: '+15805550121',
    contactName: 'Wade, Red Dirt Paving',
    unread: 0,
    messages: [
      customer(190, 'Bobcat T770 smoking white on cold start. Clears after five minutes. Worth looking at?'),
      office(
        189.5,
        'Worth a look before winter: likely glow plugs. We can pair it with the 500 hour service.',
      ),
      customer(189, 'Do both. Next week is fine.'),
    ],
  },
];
