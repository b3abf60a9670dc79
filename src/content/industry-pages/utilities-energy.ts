import { serviceAreaTiers } from '../area/tiers';
import type { IndustryContent } from '../industry-content';
import { recallLookup, regulations } from '../rules/regulations';

export default {
  heading: 'Bucket Truck and Oilfield Truck Repair Around Tulsa',
  lead: 'Bucket truck won’t lift, PTO won’t engage, outrigger drifts? We come to the pole, the pad or the yard around Tulsa and fix it, storm nights too.',
  intro: [
    'On the chassis, we fix the engine, PTO, pump, aftertreatment, batteries and brakes. On the boom, we fix hoses, valves, controls, wiring, outriggers and interlocks. Fiberglass, boom welds and insulating parts go to the boom’s manufacturer or a shop qualified for them. We also service oilfield trucks, and pump, compressor and generator engines, on the same visit. Ask for our price when you call: you get the service call and the hourly rate on the phone, and nothing is repaired without your OK.',
    'Your engine runs a boom for hours while the odometer hardly moves. So we plan service by engine and PTO hours, and track the boom’s own dates next to the chassis dates.',
    'Storm calls often come at night, for a truck that sat all week. Have us test the batteries before storm season, so it starts when the phone rings.',
  ],
  focus: [
    {
      title: 'PTO and parking-brake interlocks',
      text: 'Truck creeps with the PTO on? Get everyone clear. Anyone hurt, or in the bucket while it moves? Call 911 first. Shut the PTO off if you can reach it safely, and don’t use it again. Is it an International MV, HV, DuraStar or WorkStar? Check your VIN: there were recalls in 2019, 2020 and 2023, and the dealer fixes it free. VIN clear? Call us, and we’ll find out why it creeps.',
    },
    {
      title: 'Idle hours and soot',
      text: 'Hours of idling at the pole load the DPF with soot. We read the level, run the regeneration in your yard, and check idle and PTO engine speed.',
    },
    {
      title: 'Booms and outriggers that drift',
      text: 'Someone up there hurt or in danger? Call 911 first. If they’re safe, have a trained person bring them down with the emergency lowering. If that can’t be done, call 911. With the bucket down, take the truck out of service and call us. We find out whether it’s the holding valve or the cylinder. We replace valves and seals we can reach, and test the boom with nobody in it before your crew goes back up. A cylinder that needs a bench goes to a shop.',
    },
    {
      title: 'Winch, vacuum and bobtail trucks',
      text: 'When the PTO or the winch won’t engage, the air leaks down or the truck derates, we fix it at the lease or in your yard.',
    },
    {
      title: 'Pump, compressor and generator engines',
      text: 'We do their oil samples, belts, fuel and cooling along with the trucks that tow them.',
    },
  ],
  visit: [
    'Unit list with engine hours, PTO hours, and last dielectric and annual dates',
    'Brand, model and serial number of the boom. It has its own manual',
    'Yard hours, and room to swing a boom clear of lines',
    'The access rules at a well or plant, such as gas monitors and escorts. Tell us before we load',
    'A storm-day contact we can reach at night',
  ],
  brands: [
    { slug: 'terex', note: 'Buckets and digger derricks' },
    { slug: 'international', note: 'MV and HV chassis, PTO recalls' },
    { slug: 'mack', note: 'Granite and other severe-duty chassis' },
    { slug: 'cummins', note: 'PTO and stationary engines' },
  ],
  rules: [
    recallLookup,
    regulations['ansi-a92-2'],
    regulations['osha-1926-453'],
    regulations['osha-1910-67'],
    regulations['cfr-396-17'],
    {
      name: '49 CFR 390.3T(f)(2): trucks run by a government',
      text: 'A city or county utility is generally exempt from the federal annual. A co-op or an investor-owned utility isn’t a government, so its heavier trucks generally need it. So do a contractor’s. Check before you skip one.',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-390',
    },
  ],
  faq: [
    {
      q: 'Do you do dielectric tests?',
      a: 'No, a test company with the equipment does those. We get the truck ready for the date. If the test turns up a leak, a hose or a wiring fault, we repair that. Damaged fiberglass goes to the boom’s manufacturer or a shop qualified for it. Any repair to the insulated section, or to a line that crosses it, calls for a new test before the boom goes near power lines.',
    },
    {
      q: 'Do you work on booms other than Terex?',
      a: 'Hoses, fittings, wiring, PTO and pump problems are much alike from one boom to the next. Read us the data plate, and we’ll tell you what we can fix and what has to go to its manufacturer.',
    },
    {
      q: 'Can you come during a storm?',
      a: `Yes. Emergency service is 24/7, and ${serviceAreaTiers.metro.responseTime} is typical in the Tulsa metro. Icy roads or downed lines slow us down, so call for a time you can plan on. Line down on or near the truck? If you’re in the cab, stay there unless it’s burning. If you’re outside, stay well away from both. Call 911 and whoever owns the line. We come once it’s cleared.`,
    },
    {
      q: 'Why do you service by hours instead of miles?',
      a: 'A parked truck on the PTO wears its engine and shows no miles. Most manuals list both limits. Check your manual for yours, or send us the model.',
    },
  ],
} satisfies IndustryContent;
