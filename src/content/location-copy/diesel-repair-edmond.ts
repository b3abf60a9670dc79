import type { LocationCopy } from '../location-copy';
import { locationDrawings } from '../drawings/location-drawings';

export default {
  description:
    'Diesel down in Edmond? We fix derates, DEF and DPF faults, no-starts, fuel and charging problems at your yard. Same day is typical. Call 24/7.',
  angle:
    'Edmond is in our same-day area, and emergency service runs 24/7. Call with the message on your dash.',
  intro: [
    'Lost power, a DEF countdown, a filter that won’t regen, a diesel that won’t fire in the cold: we fix all four, on pickups, box trucks, vans, school buses and service trucks in Edmond.',
    'Read us the dash message first. While you wait, find your symptom below. It tells you what to check and what to leave alone, and your answers tell us which parts to load.',
  ],
  plan: {
    heading: 'Diesel derate and DPF help in Edmond',
    caption: 'What your dash says, and what to do next',
    columns: ['What you see', 'What it usually is', 'What we check', 'What you do now'],
    rows: [
      [
        'DEF light, tank not empty',
        'Level or quality sensor, old fluid',
        'Fluid with a refractometer, sensor data, wiring',
        'Find the date on the last jug you used',
      ],
      [
        'DEF light after a top-off from an old jug',
        'Fluid that got weak over a hot summer',
        'DEF strength, crystals at the cap and injector',
        'Add nothing more from the old jug',
      ],
      [
        'Countdown of engine starts',
        'Low or bad DEF, or a failed part in that system',
        'DEF level and strength, heater, sensors',
        'Don’t use up a start. Call before you shut it off. Off already? Leave it off',
      ],
      [
        'Countdown of miles or hours, or a speed limit coming',
        'Low or bad DEF, or a dosing or NOx sensor fault left too long',
        'Codes, dosing, NOx sensors, DEF heater',
        'Get to a safe lot and call right then, before you turn the key off. On some trucks a shutdown, a fuel stop or a long idle triggers the speed limit. We’ll tell you whether to leave it running',
      ],
      [
        'DPF light, power still normal',
        'A regen that never got to finish',
        'Soot level, idle time, temperature sensors',
        'Park clear of grass and people, then follow the manual’s parked regen',
      ],
      [
        'DPF light, power nearly gone',
        'Soot past the limit',
        'Soot load, back pressure, boost and EGR',
        'Pull off at the first safe spot, stop and call. More miles can ruin the filter',
      ],
      [
        'Low power, no warning light',
        'Plugged fuel filter, boost leak, dirty air filter',
        'Fuel pressure, charge pipes, air restriction',
        'Tell us when the fuel filter was last changed',
      ],
    ],
    note: 'Lights and limits differ by brand and year. Not sure? Read us the dash and we’ll tell you. Losing power in a traffic lane, or smelling smoke? Call 911 first.',
  },
  sections: [
    {
      heading: 'What the 2025 and 2026 DEF changes mean for your truck',
      paragraphs: [
        'In August 2025 the EPA asked manufacturers to soften derate software. On a highway truck with that software, you get a warning light and nothing else for 650 miles or 10 hours. Then torque drops 15 percent, and more later on. In March 2026 the EPA dropped the requirement for a DEF quality sensor and lets the NOx sensors do that job.',
        'Your truck only changes when the manufacturer releases software for it. A dealer can look that up by VIN. Until then the old steps apply, so check your manual for them. DEF and SCR stay, and deletes are still illegal.',
      ],
    },
    {
      heading: 'Diesel won’t start in the cold',
      paragraphs: [
        'Won’t start this morning? Quit cranking before the batteries are flat, and plug in the block heater. Leave the ether in the can. Then call and tell us if it cranks. A gelled filter, a dead battery or a bad glow plug we can usually fix on the spot.',
        'A hard freeze gels fuel, kills weak batteries and freezes air lines. Get ahead of the next one with this list:',
      ],
      list: [
        'Winter-blend fuel or additive in the tank before the cold gets here',
        'Spare fuel filters in the cab, and a wrench that fits',
        'Batteries load-tested in the fall. One weak one drags its twin down',
        'Block heater, cord and outlet tested while it’s still warm',
        'Air tanks drained, dryer cartridge changed on time. Wet tanks freeze valves',
        'DEF heater codes fixed. Frozen DEF thaws with the engine running, unless its heater is dead',
      ],
    },
    {
      heading: 'Diesel jobs that need a shop',
      paragraphs: [
        'Off-truck filter cleaning, injector cups and buried turbochargers need a shop. Warranty goes to the dealer. We still come first when you don’t know the cause. You get the codes, the freeze-frame data and our measurements in writing, so you don’t pay for the same diagnosis twice.',
      ],
    },
  ],
  localFacts: [
    'Edmond is in Oklahoma County, so it gets the same response as Oklahoma City.',
    'Several trucks at one Edmond yard share one trip, so add the small stuff when you call.',
    'On I-35, the Turner Turnpike or the Kilpatrick Turnpike, give us the mile marker or exit and your direction. In town, give us the cross street.',
  ],
  haveReady: [
    'A photo of the dash and its warning lights. Is the engine off already? Don’t start it for the photo',
    'Engine, year, VIN, miles, and idle hours if the display shows them',
    'Where the last DEF and fuel came from, and when',
    'Anything changed lately: tune, battery, sensor, long idle',
  ],
  limits: [
    'We don’t do deletes, emulators or tunes that hide a fault.',
    'Keys, immobilizers and locked calibrations go to the dealer.',
    'Injection pump rebuilds go to a fuel shop. We pull and install what we can reach.',
  ],
  faqs: [
    {
      q: 'Can you clear a derate countdown over the phone?',
      a: 'No. But read us the message, and we’ll tell you what not to do and what we’ll bring. Sometimes the cause is a tank of bad fluid.',
    },
    {
      q: 'Is Edmond too far for a breakdown call?',
      a: 'No. Same day is typical, nights and weekends included. You get our time for today and the price of the service call before you decide. Several units in one place share that call.',
    },
    {
      q: 'Do you work on school buses?',
      a: 'Yes. We service engines, aftertreatment, batteries and brakes in your yard, best in summer while they sit. Ask your district who does the state inspection.',
    },
  ],
  brands: ['cummins', 'ford-transit', 'sprinter', 'detroit'],
  services: ['emergency-repair', 'preventive-maintenance'],
  sources: [
    {
      name: 'EPA chart of the new DEF derates, August 2025 (Truck Parts & Service)',
      url: 'https://www.truckpartsandservice.com/maintenance/components/article/15752789/epa-ending-5mph-def-derates-for-new-and-existing-trucks',
    },
    {
      name: 'EPA guidance on DEF quality sensors, IACD-2026-05, March 2026 (DieselNet)',
      url: 'https://dieselnet.com/news/2026/04epa2.php',
    },
  ],
  drawing: locationDrawings['diesel-repair-edmond'],
} satisfies LocationCopy;
