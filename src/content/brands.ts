import type { BrandCategory } from './brand-categories';

/** What every brand row says: enough to list, link, search and title it. The copy is in brand-copy/. */
export type Brand = {
  slug: string;
  name: string;
  path: string;
  category: BrandCategory;
  title: string;
  description: string;
};

/** One row a brand page. `slug` is the short address that redirects to `path`. */
export const brands = [
  {
    slug: 'cat',
    name: 'Caterpillar (Cat)',
    path: '/cat-repair-tulsa',
    category: 'construction',
    title: 'Cat Equipment Repair in Tulsa',
    description:
      'Due at 250, 500 or 1,000 hours? Oil sampling and filters decide. Cat excavators, loaders and backhoes serviced on site around Tulsa.',
  },
  {
    slug: 'freightliner',
    name: 'Freightliner',
    path: '/freightliner-repair-tulsa',
    category: 'truck',
    title: 'Freightliner Repair in Tulsa',
    description:
      'Cascadia drifting, M2 in derate, walk-in van down? Steering, brakes and DEF faults checked where the truck stands near Tulsa, recalls looked up by VIN.',
  },
  {
    slug: 'john-deere',
    name: 'John Deere',
    path: '/john-deere-repair-tulsa',
    category: 'construction',
    title: 'John Deere Equipment Repair in Tulsa',
    description:
      'Yellow 310 backhoe or green tractor: the right Deere book is open before we drive. Fuel, front axle, hoe pins and DEF faults, on your ground near Tulsa.',
  },
  {
    slug: 'bobcat',
    name: 'Bobcat',
    path: '/bobcat-repair-tulsa',
    category: 'construction',
    title: 'Bobcat Loader Repair in Tulsa',
    description:
      'It drives but will not lift? On a Bobcat that is often the seat bar, not the pump. Interlock, chaincase, track and cooling work at your Tulsa jobsite.',
  },
  {
    slug: 'volvo',
    name: 'Volvo Trucks',
    path: '/volvo-truck-repair-tulsa',
    category: 'truck',
    title: 'Volvo Truck Repair in Tulsa',
    description:
      'Turbo-compound or VGT changes how a Volvo VNL is diagnosed. EGR leaks, steering joints, air tanks and recall checks at your Tulsa-area yard.',
  },
  {
    slug: 'ford-transit',
    name: 'Ford Transit',
    path: '/ford-transit-repair-tulsa',
    category: 'van',
    title: 'Ford Transit Van Repair in Tulsa',
    description:
      'Own a 2015 to 2017 Transit? Find out whether the driveshaft coupling was replaced. Van brakes, batteries and oil, done in a row at your Tulsa lot.',
  },
  {
    slug: 'sprinter',
    name: 'Mercedes-Benz Sprinter',
    path: '/sprinter-repair-tulsa',
    category: 'van',
    title: 'Sprinter Van Repair in Tulsa',
    description:
      'Starts remaining on the dash? Do not cycle the key. Mobile Sprinter DEF, exhaust, battery and brake work in Tulsa, with the fluid tested first.',
  },
  {
    slug: 'case',
    name: 'Case Construction',
    path: '/case-equipment-repair-tulsa',
    category: 'construction',
    title: 'Case Backhoe and Loader Repair in Tulsa',
    description:
      'Hoses made on the truck, pumps primed before they turn, shuttle pressures measured: field repair for Case 580 and 590 backhoes near Tulsa.',
  },
  {
    slug: 'kubota',
    name: 'Kubota',
    path: '/kubota-repair-oklahoma',
    category: 'construction',
    title: 'Kubota Repair in Oklahoma',
    description:
      'What each Kubota soot level means and when to stop. Parked regenerations, SVL tracks, fuel and oil service on acreages and jobsites near Tulsa.',
  },
  {
    slug: 'case-ih',
    name: 'Case IH',
    path: '/case-ih-repair-tulsa',
    category: 'ag',
    title: 'Case IH Tractor and Combine Repair in Tulsa',
    description:
      'An Axial-Flow is checked in April, not in the wheat. Bearings by infrared, belts, screens, wiring and DEF on Case IH machines around Tulsa.',
  },
  {
    slug: 'jlg',
    name: 'JLG',
    path: '/jlg-lift-repair-tulsa',
    category: 'lift',
    title: 'JLG Lift Repair and Inspection in Tulsa',
    description:
      'Daily, 150 hours, 13 months: which JLG clock has run out? Inspections, limit and tilt faults, hoses and batteries for lifts around Tulsa.',
  },
  {
    slug: 'peterbilt',
    name: 'Peterbilt',
    path: '/peterbilt-repair-tulsa',
    category: 'truck',
    title: 'Peterbilt Truck Repair in Tulsa',
    description:
      'A chafed cable, a steering gear short of balls, a frozen display: the Peterbilt checks beyond the engine, made by VIN in your yard near Tulsa.',
  },
  {
    slug: 'cummins',
    name: 'Cummins',
    path: '/cummins-engine-repair-tulsa',
    category: 'engine',
    title: 'Cummins Engine Repair in Tulsa',
    description:
      'Send the ESN and CM number first. Fuel, clamp, PTO and DEF faults on X15, ISX, L9 and B6.7 engines near Tulsa; oil by pan size and hours.',
  },
  {
    slug: 'kenworth',
    name: 'Kenworth',
    path: '/kenworth-repair-tulsa',
    category: 'truck',
    title: 'Kenworth Truck Repair in Tulsa',
    description:
      'T280 brake pedals, T680 side lamps, frozen displays: the small Kenworth items that stop a truck, found at your gate in Tulsa first.',
  },
  {
    slug: 'mack',
    name: 'Mack',
    path: '/mack-truck-repair-tulsa',
    category: 'truck',
    title: 'Mack Truck Repair in Tulsa',
    description:
      'Odd lamps after rain? On a Mack we start at the windshield seal. Electrical, air and steering checks for Granites and refuse trucks near Tulsa.',
  },
  {
    slug: 'international',
    name: 'International',
    path: '/international-truck-repair-tulsa',
    category: 'truck',
    title: 'International Truck Repair in Tulsa',
    description:
      'MV and HV trucks that creep in PTO, A26 knock, CV brake-switch warnings: what to do first, and who fixes an International near Tulsa.',
  },
  {
    slug: 'detroit',
    name: 'Detroit',
    path: '/detroit-diesel-repair-tulsa',
    category: 'engine',
    title: 'Detroit Diesel Engine Repair in Tulsa',
    description:
      'Short haul, long haul or severe? We choose the Detroit drain column from your miles and mpg, test the coolant and trace DD faults near Tulsa.',
  },
  {
    slug: 'western-star',
    name: 'Western Star',
    path: '/western-star-repair-tulsa',
    category: 'truck',
    title: 'Western Star Truck Repair in Tulsa',
    description:
      'Recall F1029 on the 47X and 49X: repaired trucks need it again. Park-brake timing, air and severe-duty work at your Tulsa-area yard.',
  },
  {
    slug: 'paccar',
    name: 'PACCAR engines',
    path: '/paccar-engine-repair-tulsa',
    category: 'engine',
    title: 'PACCAR Engine Repair in Tulsa',
    description:
      'A 15-quart or a 19-quart pan decides a PX-7’s oil interval. Drains by hours, coolant tests and aftertreatment for PX and MX engines in Tulsa.',
  },
  {
    slug: 'genie',
    name: 'Genie',
    path: '/genie-lift-repair-tulsa',
    category: 'lift',
    title: 'Genie Lift Repair and Inspection in Tulsa',
    description:
      'Genie checklists A to D, worked by serial number: contactors, wear pads, castle nuts and brake tests on scissors and booms in Tulsa.',
  },
  {
    slug: 'haulotte',
    name: 'Haulotte',
    path: '/haulotte-lift-repair-tulsa',
    category: 'lift',
    title: 'Haulotte Lift Repair in Tulsa',
    description:
      'HB76J or H25TPX? Same boom, two names. Tilt and joystick faults, and the ten-year structural check BilJax towables need, near Tulsa.',
  },
  {
    slug: 'magni',
    name: 'Magni',
    path: '/magni-telehandler-repair-tulsa',
    category: 'lift',
    title: 'Magni Telehandler Repair in Tulsa',
    description:
      'Forks, winch or basket: each changes what a Magni has to pass. Stabilizers, slew drive and attachment recognition checked near Tulsa.',
  },
  {
    slug: 'manitou',
    name: 'Manitou',
    path: '/manitou-equipment-repair-tulsa',
    category: 'lift',
    title: 'Manitou and Gehl Repair in Tulsa',
    description:
      'Thin wear pads, slack boom chain, welded forks: what retires a Manitou or Gehl handler, measured and repaired on your site near Tulsa.',
  },
  {
    slug: 'mec',
    name: 'MEC',
    path: '/mec-lift-repair-tulsa',
    category: 'lift',
    title: 'MEC Scissor Lift Repair in Tulsa',
    description:
      'No drive hoses, so different faults. MEC scissors diagnosed by meter, leak pads changed, pothole guards freed, on finished Tulsa floors.',
  },
  {
    slug: 'niftylift',
    name: 'Niftylift',
    path: '/niftylift-repair-tulsa',
    category: 'lift',
    title: 'Niftylift Repair in Tulsa',
    description:
      'Moves, pauses, moves? A Niftylift does that to ask for a charge. Batteries, chargers, cage lock-outs and emergency lowering near Tulsa.',
  },
  {
    slug: 'skyjack',
    name: 'Skyjack',
    path: '/skyjack-lift-repair-tulsa',
    category: 'lift',
    title: 'Skyjack Scissor and Boom Repair in Tulsa',
    description:
      'Three manuals for one SJIII 3219: the serial number picks. Limit switches, harnesses, batteries and annuals for Skyjacks in Tulsa yards.',
  },
  {
    slug: 'snorkel',
    name: 'Snorkel',
    path: '/snorkel-lift-repair-tulsa',
    category: 'lift',
    title: 'Snorkel Lift Repair in Tulsa',
    description:
      'Stabilizers down and still no lift? Each Snorkel interlock is proved in order. Slide pads, pothole guards and winter batteries near Tulsa.',
  },
  {
    slug: 'terex',
    name: 'Terex',
    path: '/terex-equipment-repair-tulsa',
    category: 'lift',
    title: 'Terex Bucket Truck Repair in Tulsa',
    description:
      'Plan three to six hours for a Hi-Ranger annual. Holding valves, elbow hoses and dielectric preparation for Terex utility trucks near Tulsa.',
  },
  {
    slug: 'doosan',
    name: 'Doosan (now Develon)',
    path: '/doosan-equipment-repair-tulsa',
    category: 'construction',
    title: 'Doosan and Develon Repair in Tulsa',
    description:
      'Doosan or Develon on the badge, mostly one parts list. SCR faults without a filter, smart-key no-starts and hydraulics traced near Tulsa.',
  },
  {
    slug: 'hitachi',
    name: 'Hitachi',
    path: '/hitachi-excavator-repair-tulsa',
    category: 'construction',
    title: 'Hitachi Excavator Repair in Tulsa',
    description:
      'Who stocks Zaxis parts since the Deere split? We ask both sides. Fuel, heat, wash-water and swing faults on Hitachis near Tulsa.',
  },
  {
    slug: 'komatsu',
    name: 'Komatsu',
    path: '/komatsu-equipment-repair-tulsa',
    category: 'construction',
    title: 'Komatsu Equipment Repair in Tulsa',
    description:
      'Valves, final drives, strainer, crankcase and DEF filters: the Komatsu 2,000-hour stop, planned and done on your site near Tulsa.',
  },
  {
    slug: 'liebherr',
    name: 'Liebherr',
    path: '/liebherr-equipment-repair-tulsa',
    category: 'construction',
    title: 'Liebherr Equipment Repair in Tulsa',
    description:
      'Type, serial and plant decide every Liebherr part, so send the plate. Splitter box, central lube and travel faults measured near Tulsa.',
  },
  {
    slug: 'jcb',
    name: 'JCB',
    path: '/jcb-equipment-repair-tulsa',
    category: 'construction',
    title: 'JCB Equipment Repair in Tulsa',
    description:
      '500 hours or six months, whichever lands first. JCB backhoes, Loadalls and loaders near Tulsa, with both clocks written on the sheet.',
  },
  {
    slug: 'new-holland',
    name: 'New Holland',
    path: '/new-holland-equipment-repair-tulsa',
    category: 'ag',
    title: 'New Holland Equipment Repair in Tulsa',
    description:
      'One visit before first cutting covers the tractor, the Roll-Belt and the skid steer: belts, bearings, clean fuel and SCR around Tulsa.',
  },
  {
    slug: 'massey-ferguson',
    name: 'Massey Ferguson',
    path: '/massey-ferguson-repair-tulsa',
    category: 'ag',
    title: 'Massey Ferguson Repair in Tulsa',
    description:
      'Knotters tried in spring, belts off, PTO pressure on a gauge: Massey Ferguson tractors and Hesston balers made ready for hay near Tulsa.',
  },
  {
    slug: 'toyota-forklift',
    name: 'Toyota Forklifts',
    path: '/toyota-forklift-repair-tulsa',
    category: 'forklift',
    title: 'Toyota Forklift Repair in Tulsa',
    description:
      'Six Toyota service clocks, and 170 hours for hard use. Chains, hoses, contactors and batteries checked by frame number at your Tulsa dock.',
  },
  {
    slug: 'hyster',
    name: 'Hyster',
    path: '/hyster-forklift-repair-tulsa',
    category: 'forklift',
    title: 'Hyster Forklift Repair in Tulsa',
    description:
      'Fork heel under 90 percent? We bring the caliper. Forks, chains, cooling and transmission work on Hyster trucks in Tulsa yards and plants.',
  },
  {
    slug: 'yale',
    name: 'Yale',
    path: '/yale-forklift-repair-tulsa',
    category: 'forklift',
    title: 'Yale Forklift Repair in Tulsa',
    description:
      'Cold rooms and wash-down shorten the life of a chain. Yale stand-ups, sit-downs and walkies measured and repaired in Tulsa warehouses.',
  },
  {
    slug: 'crown',
    name: 'Crown',
    path: '/crown-forklift-repair-tulsa',
    category: 'forklift',
    title: 'Crown Lift Truck Repair in Tulsa',
    description:
      'Photograph the event code before you pull the battery. Drive, load wheel and brake faults traced on Crown trucks in Tulsa warehouses.',
  },
] as const satisfies readonly Brand[];

export type BrandSlug = (typeof brands)[number]['slug'];
