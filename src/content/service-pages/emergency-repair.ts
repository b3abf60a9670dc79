import { serviceAreaTiers } from '../area/tiers';
import { business } from '../business';
import { serviceDrawings } from '../drawings/service-drawings';
import { regulations } from '../rules/regulations';
import type { ServiceContent } from '../service-content';

export default {
  drawing: serviceDrawings['emergency-repair'],
  heading: 'Truck or Machine Down in Tulsa? We Come to You, 24/7',
  lead: 'Truck on the shoulder, lift dead on the job, excavator quit mid-dig? We run a 24/7, same-day emergency service. Call at any hour. Anyone hurt, in danger or in a traffic lane? Call 911 first.',
  intro: [
    'We come with a service truck and fix it where it quit: no-starts, air leaks, hydraulic hoses, derates, overheating, dead lights. Give us the model and serial number, and we load the parts most likely to fix it.',
    'Our first job is to get you working again. If that takes a shop, we’ll make the unit safe to move. We’ll tell you what’s wrong and the likely cost before we start the repair.',
  ],
  scope: {
    caption: 'Emergency repairs we do at the roadside or jobsite',
    rows: [
      {
        work: 'Won’t start, won’t charge',
        onSite: 'Batteries, cables, starters, alternators, grounds, parasitic draws',
        shop: 'Harness replacement behind the dash or through the frame',
      },
      {
        work: 'Air and brakes',
        onSite: 'Air leaks, lines, chambers, valves, frozen systems, brakes out of adjustment',
        shop: 'Drum and rotor machining, and brake jobs on a unit we can’t lift safely where it sits',
      },
      {
        work: 'Overheating',
        onSite:
          'Hoses, belts, clamps, thermostats, fan drives, and the radiators and water pumps we can reach',
        shop: 'Recoring a radiator, head gaskets',
      },
      {
        work: 'Derates, DEF and DPF',
        onSite:
          'Fault codes, sensors, DEF quality, dosing, forced regeneration where it’s safe. We never do emissions deletes',
        shop: 'Filter cleaning off the truck',
      },
      {
        work: 'Fuel',
        onSite: 'Plugged filters, priming, gelled fuel, leaking lines, injectors we can reach',
        shop: 'Injector sets that need the engine opened up',
      },
      {
        work: 'Hydraulics',
        onSite: 'Hoses, fittings, seals and valves we can reach',
        shop: 'Pump and main-valve overhaul, cylinder rebuilds that need a bench',
      },
      {
        work: 'Boom and scissor lifts',
        onSite:
          'Batteries, chargers, joysticks, tilt and limit faults, leaks, and bringing down an empty platform that’s stuck in the air',
        shop: 'Boom, chassis and platform welding',
      },
      {
        work: 'Lights and electrical',
        onSite: 'Wiring, connectors, trailer cords, switches, interlocks',
        shop: 'Control modules that only a dealer can program',
      },
      {
        work: 'Tires and wheel ends',
        onSite:
          'Wheel seals, hub oil. For a tire, call with the size and position. If we can’t change it, we’ll say so on the phone, and you can call a tire truck at once',
        shop: 'Damage to the axle or spindle',
      },
      {
        work: 'Engine and transmission',
        onSite: 'Diagnosis, external leaks, sensors, and making it safe to tow',
        shop: 'Engine swaps and transmission overhaul. Frame welding goes to a frame shop',
      },
    ],
  },
  steps: [
    {
      title: 'Are you safe?',
      text: 'Fire, smoke or leaking fuel? Get everybody out and far back, and call 911. Hurt or in danger? Call 911, then us. In a traffic lane? Call 911 and stay belted until you can get clear. On the shoulder? Put the flashers on, get out on the side away from traffic, set your triangles and wait off the road. Unhurt, but stuck in a raised lift? Someone trained on it brings it down, or you call 911.',
    },
    {
      title: 'Five quick questions',
      text: 'Where is it? Which unit? What does it do, or not do? Can we work there safely? What’s it carrying?',
    },
    {
      title: 'Price and arrival',
      text: 'We quote the service call and the hourly rate before we roll. Tell us where it sits and what it’s blocking, and we’ll give you a time.',
    },
    {
      title: 'Diagnosis first',
      text: 'We find the cause before we put on parts. We’ll give you the likely cost. Nothing goes further without your OK.',
    },
    {
      title: 'Repair and test',
      text: 'We fix it, test it under load, and write it up for your file.',
    },
  ],
  records: {
    intro: 'You get the same paperwork at midnight as on a planned visit:',
    items: [
      'Unit, VIN or serial number, miles or hours, place and time',
      'What you reported, what we found, and the codes before we cleared them',
      'What we did, with part numbers, and anything we only made safe for now',
      'The write-up you need to certify the repair on a driver’s report',
    ],
  },
  ready: [
    'Exact location: road, direction and mile marker, or gate and site contact',
    'Unit number, make, model, and the VIN or serial number',
    'Warning lights and codes. A photo is best',
    'What happened right before, and whether it still starts, steers, stops and lifts',
    'The load. Hazmat or refrigerated cargo changes the plan',
    'Who can approve the cost, and how we reach them',
  ],
  rules: {
    intro: 'This rule applies before the truck rolls again:',
    items: [regulations['cfr-396-11']],
  },
  faq: [
    {
      q: 'How soon will someone be here?',
      a: `${serviceAreaTiers.metro.responseTime} is typical in the Tulsa metro. Oklahoma City is typically same day, and the rest of our ${business.serviceRadiusMiles}-mile area is ${serviceAreaTiers.regional.responseTime}. Call and we’ll give you a time.`,
    },
    {
      q: 'Do you come at night and on Sundays?',
      a: 'Yes. Emergency service runs 24/7, Sundays too. For planned work, we’ll set a date with you.',
    },
    {
      q: 'My truck is derated but still runs. Can I keep driving?',
      a: 'Sometimes, for a while. The next stage can cut your speed to a crawl. On some trucks it begins when you shut off, refuel or idle too long. So pull into a safe lot and call us right then, before you turn the key off. Read us the message and any countdown, and we’ll tell you what to do with the engine. If it counts engine starts, don’t use one up. Check your manual for the next stage.',
    },
    {
      q: 'What if you can’t fix it on the spot?',
      a: 'We’ll make it safe, tell you what kind of shop it needs and give you our findings in writing, so the shop doesn’t start from zero. Before we roll, we’ll tell you what you’d owe us if we can’t fix it on the spot.',
    },
  ],
} satisfies ServiceContent;
