/** What every brand row says: enough to list, link, search and title it. The copy is in brand-copy/. */
export type Brand = {
  slug: string;
  name: string;
  path: string;
  category: BrandCategory;
  title: string;
  description: string;
};

export const brandCategories = {
  truck: 'Trucks',
  van: 'Vans',
  engine: 'Engines',
  construction: 'Construction equipment',
  ag: 'Farm equipment',
  lift: 'Lifts and telehandlers',
  forklift: 'Forklifts',
} as const;

export type BrandCategory = keyof typeof brandCategories;

/** One row a brand page. `slug` is the short address that redirects to `path`. */
export const brands = [
  {
    slug: 'cat',
    name: 'Caterpillar (Cat)',
    path: '/cat-repair-tulsa',
    category: 'construction',
    title: 'Cat Equipment Repair in Tulsa',
    description:
      'Field service for Cat excavators, loaders, backhoes and dozers near Tulsa: oil intervals by sample history, cooling, fuel and aftertreatment faults.',
  },
  {
    slug: 'freightliner',
    name: 'Freightliner',
    path: '/freightliner-repair-tulsa',
    category: 'truck',
    title: 'Freightliner Repair in Tulsa',
    description:
      'Mobile Freightliner repair around Tulsa: Cascadia and M2 steering, air brakes, aftertreatment derates and VIN recall checks at your yard or roadside.',
  },
  {
    slug: 'john-deere',
    name: 'John Deere',
    path: '/john-deere-repair-tulsa',
    category: 'construction',
    title: 'John Deere Equipment Repair in Tulsa',
    description:
      'John Deere backhoe, loader and tractor service on site near Tulsa: fuel, driveline, hydraulics and SCR faults for construction and farm machines.',
  },
  {
    slug: 'bobcat',
    name: 'Bobcat',
    path: '/bobcat-repair-tulsa',
    category: 'construction',
    title: 'Bobcat Loader Repair in Tulsa',
    description:
      'On-site Bobcat service near Tulsa: interlock no-lift faults, chaincases, tracks, cooling packs and 10, 250 and 500 hour maintenance.',
  },
  {
    slug: 'volvo',
    name: 'Volvo Trucks',
    path: '/volvo-truck-repair-tulsa',
    category: 'truck',
    title: 'Volvo Truck Repair in Tulsa',
    description:
      'Volvo VNL and VNR service near Tulsa: D13 turbo-compound and VGT diagnosis, steering checks, EGR leaks, brakes and recall lookup by VIN.',
  },
  {
    slug: 'ford-transit',
    name: 'Ford Transit',
    path: '/ford-transit-repair-tulsa',
    category: 'van',
    title: 'Ford Transit Van Repair in Tulsa',
    description:
      'Transit van fleet service in Tulsa: driveshaft coupling checks, brakes, charging and batch oil service at your lot, with recall status by VIN.',
  },
  {
    slug: 'sprinter',
    name: 'Mercedes-Benz Sprinter',
    path: '/sprinter-repair-tulsa',
    category: 'van',
    title: 'Sprinter Van Repair in Tulsa',
    description:
      'Sprinter diesel service at your Tulsa location: DEF start-countdown faults, flex pipes, glow plugs, brakes and fleet maintenance without a tow.',
  },
  {
    slug: 'case',
    name: 'Case Construction',
    path: '/case-equipment-repair-tulsa',
    category: 'construction',
    title: 'Case Backhoe and Loader Repair in Tulsa',
    description:
      'Field repair for Case 580 and 590 backhoes, loaders and excavators near Tulsa: hydraulic leaks, pump priming, shuttle and SCR diagnosis.',
  },
  {
    slug: 'kubota',
    name: 'Kubota',
    path: '/kubota-repair-oklahoma',
    category: 'construction',
    title: 'Kubota Repair in Oklahoma',
    description:
      'Kubota tractors, SVL track loaders and excavators serviced on site: DPF warning levels explained, regeneration help, tracks, fuel and hydraulics.',
  },
  {
    slug: 'case-ih',
    name: 'Case IH',
    path: '/case-ih-repair-tulsa',
    category: 'ag',
    title: 'Case IH Tractor and Combine Repair',
    description:
      'Case IH combine and tractor field service around Tulsa: pre-harvest checks before wheat, belts and bearings, cooling, electrical and DEF faults.',
  },
  {
    slug: 'jlg',
    name: 'JLG',
    path: '/jlg-lift-repair-tulsa',
    category: 'lift',
    title: 'JLG Lift Repair and Inspection in Tulsa',
    description:
      'JLG boom, scissor and telehandler service near Tulsa: frequent and annual inspections, limit and tilt faults, batteries, hoses and function tests.',
  },
  {
    slug: 'peterbilt',
    name: 'Peterbilt',
    path: '/peterbilt-repair-tulsa',
    category: 'truck',
    title: 'Peterbilt Truck Repair in Tulsa',
    description:
      'Peterbilt field repair near Tulsa: battery cable chafe, steering and air brake checks, display faults, driveline and medium-duty service by VIN.',
  },
  {
    slug: 'cummins',
    name: 'Cummins',
    path: '/cummins-engine-repair-tulsa',
    category: 'engine',
    title: 'Cummins Engine Repair in Tulsa',
    description:
      'Cummins X15, ISX, L9 and B6.7 field service near Tulsa: fuel, exhaust clamp, PTO and DEF faults, with oil intervals by pan size and hours.',
  },
  {
    slug: 'kenworth',
    name: 'Kenworth',
    path: '/kenworth-repair-tulsa',
    category: 'truck',
    title: 'Kenworth Truck Repair in Tulsa',
    description:
      'Kenworth T680, T880, W900 and T280-T480 service near Tulsa: brake valve and lighting checks, steering recalls, air systems and annual DOT.',
  },
  {
    slug: 'mack',
    name: 'Mack',
    path: '/mack-truck-repair-tulsa',
    category: 'truck',
    title: 'Mack Truck Repair in Tulsa',
    description:
      'Mack Granite, Anthem, Pinnacle and TerraPro service near Tulsa: electrical water damage, brake ECU faults, steering bolts and severe-duty PM.',
  },
  {
    slug: 'international',
    name: 'International',
    path: '/international-truck-repair-tulsa',
    category: 'truck',
    title: 'International Truck Repair in Tulsa',
    description:
      'International MV, HV, LT, CV repair near Tulsa: PTO and parking-brake interlock checks, A26 knock, CV brake switch, MaxxForce EGR and PM.',
  },
  {
    slug: 'detroit',
    name: 'Detroit',
    path: '/detroit-diesel-repair-tulsa',
    category: 'engine',
    title: 'Detroit Diesel Engine Repair in Tulsa',
    description:
      'Detroit DD13, DD15, DD8 and Series 60 field service near Tulsa: choosing the drain schedule, coolant tests, fuel leak-down and dosing faults.',
  },
  {
    slug: 'western-star',
    name: 'Western Star',
    path: '/western-star-repair-tulsa',
    category: 'truck',
    title: 'Western Star Truck Repair in Tulsa',
    description:
      'Western Star 47X, 49X, 4700 and 4900 service near Tulsa: battery stud fire recall checks, park brake timing, air systems and severe-duty PM.',
  },
  {
    slug: 'paccar',
    name: 'PACCAR engines',
    path: '/paccar-engine-repair-tulsa',
    category: 'engine',
    title: 'PACCAR Engine Repair in Tulsa',
    description:
      'PACCAR MX-13, MX-11, PX-9 and PX-7 service near Tulsa: oil drains by pan and hours, coolant life, DPF oil spec and aftertreatment faults.',
  },
  {
    slug: 'genie',
    name: 'Genie',
    path: '/genie-lift-repair-tulsa',
    category: 'lift',
    title: 'Genie Lift Repair and Inspection in Tulsa',
    description:
      'Genie scissor and boom service near Tulsa: checklist A-D inspections, contactors, wear pads, brake tests and fault codes by serial number.',
  },
  {
    slug: 'haulotte',
    name: 'Haulotte',
    path: '/haulotte-lift-repair-tulsa',
    category: 'lift',
    title: 'Haulotte Lift Repair in Tulsa',
    description:
      'Haulotte and BilJax lift service near Tulsa: model cross-reference, tilt and joystick faults, annual and ten-year structural inspections.',
  },
  {
    slug: 'magni',
    name: 'Magni',
    path: '/magni-telehandler-repair-tulsa',
    category: 'lift',
    title: 'Magni Telehandler Repair in Tulsa',
    description:
      'Magni RTH rotating and HTH telehandler service near Tulsa: stabilisers, slew, attachment recognition and multi-role inspection before use.',
  },
  {
    slug: 'manitou',
    name: 'Manitou',
    path: '/manitou-equipment-repair-tulsa',
    category: 'lift',
    title: 'Manitou and Gehl Repair in Tulsa',
    description:
      'Manitou and Gehl telehandler service near Tulsa: wear pads, boom chains, forks, cooling and daily exam readiness, on your site.',
  },
  {
    slug: 'mec',
    name: 'MEC',
    path: '/mec-lift-repair-tulsa',
    category: 'lift',
    title: 'MEC Scissor Lift Repair in Tulsa',
    description:
      'MEC slab and rough-terrain scissor service near Tulsa: electric drive faults, leak containment pads, pothole guards and annual inspections.',
  },
  {
    slug: 'niftylift',
    name: 'Niftylift',
    path: '/niftylift-repair-tulsa',
    category: 'lift',
    title: 'Niftylift Repair in Tulsa',
    description:
      'Niftylift bi-energy, hybrid and trailer lift service near Tulsa: battery and charger faults, cage overload recovery, daily and annual checks.',
  },
  {
    slug: 'skyjack',
    name: 'Skyjack',
    path: '/skyjack-lift-repair-tulsa',
    category: 'lift',
    title: 'Skyjack Scissor and Boom Repair in Tulsa',
    description:
      'Skyjack service near Tulsa with the manual matched to your serial: limit switches, harness faults, batteries, brakes and annual inspections.',
  },
  {
    slug: 'snorkel',
    name: 'Snorkel',
    path: '/snorkel-lift-repair-tulsa',
    category: 'lift',
    title: 'Snorkel Lift Repair in Tulsa',
    description:
      'Snorkel scissor and boom service near Tulsa: stabiliser and pothole interlocks, slide pads, cold-weather batteries and annual inspections.',
  },
  {
    slug: 'terex',
    name: 'Terex',
    path: '/terex-equipment-repair-tulsa',
    category: 'lift',
    title: 'Terex Bucket Truck Repair in Tulsa',
    description:
      'Terex Hi-Ranger bucket and digger derrick service near Tulsa: periodic and annual inspection, holding valves, hoses and dielectric preparation.',
  },
  {
    slug: 'doosan',
    name: 'Doosan (now Develon)',
    path: '/doosan-equipment-repair-tulsa',
    category: 'construction',
    title: 'Doosan and Develon Repair in Tulsa',
    description:
      'Doosan and Develon excavator and loader service near Tulsa: SCR faults on no-DPF engines, smart-key no-starts, hydraulics and parts cross-over.',
  },
  {
    slug: 'hitachi',
    name: 'Hitachi',
    path: '/hitachi-excavator-repair-tulsa',
    category: 'construction',
    title: 'Hitachi Excavator Repair in Tulsa',
    description:
      'Hitachi Zaxis excavator and ZW loader service near Tulsa: parts after the Deere split, fuel and heat problems, pins, swing and DEF faults.',
  },
  {
    slug: 'komatsu',
    name: 'Komatsu',
    path: '/komatsu-equipment-repair-tulsa',
    category: 'construction',
    title: 'Komatsu Equipment Repair in Tulsa',
    description:
      'Komatsu excavator, loader and dozer service near Tulsa: the 2,000-hour list, KCCV and DEF filters, valve set, tracks and hydraulics on site.',
  },
  {
    slug: 'liebherr',
    name: 'Liebherr',
    path: '/liebherr-equipment-repair-tulsa',
    category: 'construction',
    title: 'Liebherr Equipment Repair in Tulsa',
    description:
      'Liebherr loader, dozer and excavator field service near Tulsa: plate-matched parts, splitter box, central lube and hydrostatic diagnosis.',
  },
  {
    slug: 'jcb',
    name: 'JCB',
    path: '/jcb-equipment-repair-tulsa',
    category: 'construction',
    title: 'JCB Equipment Repair in Tulsa',
    description:
      'JCB backhoe, Loadall and loader service near Tulsa: hour and calendar maintenance, hydraulics, boom pads and Dieselmax diagnosis on site.',
  },
  {
    slug: 'new-holland',
    name: 'New Holland',
    path: '/new-holland-equipment-repair-tulsa',
    category: 'ag',
    title: 'New Holland Equipment Repair in Tulsa',
    description:
      'New Holland tractor, Roll-Belt baler and skid-steer service around Tulsa: pre-hay checks, clean fuel and hydraulics, belts, bearings and SCR.',
  },
  {
    slug: 'massey-ferguson',
    name: 'Massey Ferguson',
    path: '/massey-ferguson-repair-tulsa',
    category: 'ag',
    title: 'Massey Ferguson Repair in Tulsa',
    description:
      'Massey Ferguson tractor and Hesston baler service around Tulsa: AGCO Power oil and belts, knotters, PTO, hydraulics and season-start checks.',
  },
  {
    slug: 'toyota-forklift',
    name: 'Toyota Forklifts',
    path: '/toyota-forklift-repair-tulsa',
    category: 'forklift',
    title: 'Toyota Forklift Repair in Tulsa',
    description:
      'Toyota forklift service at your Tulsa dock: 250 to 2,000 hour plans, chains, hoses, contactors, batteries and OSHA daily-exam support.',
  },
  {
    slug: 'hyster',
    name: 'Hyster',
    path: '/hyster-forklift-repair-tulsa',
    category: 'forklift',
    title: 'Hyster Forklift Repair in Tulsa',
    description:
      'Hyster lift truck service in Tulsa: fork and chain measurements with limits, LP fuel, cooling, transmission and clean-shift PM schedules.',
  },
  {
    slug: 'yale',
    name: 'Yale',
    path: '/yale-forklift-repair-tulsa',
    category: 'forklift',
    title: 'Yale Forklift Repair in Tulsa',
    description:
      'Yale lift truck service in Tulsa warehouses: stand-up and sit-down electrics, batteries, chain stretch limits and cold or wet site schedules.',
  },
  {
    slug: 'crown',
    name: 'Crown',
    path: '/crown-forklift-repair-tulsa',
    category: 'forklift',
    title: 'Crown Lift Truck Repair in Tulsa',
    description:
      'Crown stand-up, reach and pallet truck service in Tulsa: event codes, load wheels, drive faults, safe blocking and planned maintenance visits.',
  },
] as const satisfies readonly Brand[];

export type BrandSlug = (typeof brands)[number]['slug'];
