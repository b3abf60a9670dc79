import { locationDrawings } from '../drawings/location-drawings';
import type { LocationContent } from '../location-content';
import { regulationSources } from '../rules/regulation-sources';

export default {
  description:
    'Diesel down in Edmond? We fix derates, DEF and DPF faults, no-starts, fuel and charging problems at your yard. Same day is typical. Call 24/7.',
  angle:
    'Diesel truck, van or bus down in Edmond? We come to your yard or the roadside at any hour, and same day is typical. Call and read us the message on your dash.',
  intro: [
    'No start, lost power, a DEF countdown, a filter that won’t regen: we fix all four, on pickups, box trucks, vans, school buses and service trucks.',
    'While you wait, find your symptom below, with what to do now and what to leave alone. Your answers tell us which parts to load.',
  ],
  plan: {
    heading: 'Diesel no-start, derate and DPF help in Edmond',
    caption: 'What the truck is doing, and what you do next',
    columns: ['Symptom', 'What it usually is', 'What we check', 'What you do now'],
    rows: [
      [
        'Won’t start',
        'Weak battery, bad cable, gelled or plugged fuel filter',
        'Batteries under load, starter, fuel supply, glow plugs',
        'Quit cranking before the batteries are flat. Tell us if it cranks, clicks or does nothing',
      ],
      [
        'Power nearly gone, DPF light on',
        'Soot past the limit',
        'Soot load, back pressure, boost and EGR',
        'Pull off at the first safe spot, stop and call. More miles can ruin the filter',
      ],
      [
        'DPF light on, power normal',
        'A regen that never got to finish',
        'Soot level, idle time, temperature sensors',
        'Do what the message says. On many pickups and vans, that’s a steady highway drive. If yours has a parked regen, park clear of grass and people and follow the manual',
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
        'Low power, no warning light',
        'Plugged fuel filter, boost leak, dirty air filter',
        'Fuel pressure, charge pipes, air restriction',
        'Tell us when the fuel filter was last changed',
      ],
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
    ],
    note: 'Lights and limits differ by brand and year. Not sure? Read us the dash and we’ll tell you. Losing power in a traffic lane, or smelling smoke? Call 911 first.',
  },
  sections: [
    {
      heading: 'Diesel won’t start in the cold',
      paragraphs: [
        'Plug in the block heater, leave the ether in the can and call us. A gelled filter or a dead battery we can usually fix on the spot, and a glow plug if we can reach it.',
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
        'Off-truck filter cleaning, injector cups and buried turbochargers need a shop. Warranty goes to the dealer. Don’t know the cause yet? Call us before you tow it. You get the codes, the freeze-frame data and our measurements in writing, so you don’t pay for the same diagnosis twice.',
      ],
    },
  ],
  localFacts: [
    'Edmond is 90 miles from downtown Tulsa in a straight line. It’s in Oklahoma County, so it gets the same response as Oklahoma City.',
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
      q: 'Do the DEF changes of 2025 and 2026 change my truck?',
      a: 'Only when its manufacturer releases software for it, and a dealer can look that up by VIN. Until then the old steps apply, so check your manual for them. In August 2025 the EPA asked manufacturers to soften derate software. A heavy-duty truck with that software shows a warning light and nothing else for 650 miles or 10 hours. Then torque drops 15 percent, and more later on. Don’t count on those steps in a pickup or a van. In March 2026 the EPA dropped the DEF quality sensor requirement, and manufacturers may use the NOx sensors instead. DEF and SCR stay, and deletes are still illegal.',
    },
    {
      q: 'Is Edmond too far for a breakdown call?',
      a: 'No. We come out on nights and weekends, too. Same day is typical, and late at night we give you a time on the phone. We go through the dash with you first, so the likely parts come along. Several trucks in one place share one service call, and you hear its price before you decide.',
    },
    {
      q: 'Do you work on school buses?',
      a: 'Yes. We service engines, aftertreatment, batteries and brakes in your yard, best in summer while they sit. If one is down during the school year, call and we’ll come for that one.',
    },
  ],
  brands: ['cummins', 'ford-transit', 'sprinter', 'detroit'],
  services: ['emergency-repair', 'dot-inspection'],
  sources: [
    {
      name: 'A van that cleans its filter on the road: Ford Transit owner’s manual, 2016 (copy)',
      url: 'https://www.autoguidegalaxy.com/2016-ford-transit-owners-manual/2/?srch=change+time',
    },
    regulationSources['epa-def-2025'],
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
} satisfies LocationContent;
