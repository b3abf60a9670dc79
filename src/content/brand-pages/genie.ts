import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Genie Lift Repair in Tulsa',
  description:
    'Genie scissor or boom won’t lift, drive or charge? We repair hydraulics, contactors, brakes, slide pads and controls on site around Tulsa, 24/7.',
  drawing: 'scissor-lift',
  lead: 'Genie won’t lift, drive or charge? Call us, 24/7. We bring the meter, gauges and tools to your site around Tulsa.',
  intro: [
    'GS scissors mostly fail in the battery tray: a tired battery, a loose cable, a burned contactor. Z and S booms mostly fail in wiring, hoses and limit switches. We check the easy ones first so you aren’t paying for guesses.',
    'Genie changes parts by serial number. Give us yours and we pull the diagram before we leave.',
    'Crew stuck up there and somebody hurt or in danger? Call 911 first. If they’re safe, a trained person lowers them by the Genie manual. Can’t? Call 911. Smoke or flame at the batteries? Get clear and call 911.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Fix decks that settle, replace leaking hoses and drive motors, test pumps, valves and coils.',
    },
    {
      system: 'Electrical and controls',
      jobs: 'Change burned contactors, trace ECM and platform controller faults, replace joysticks, limit switches and tilt sensors.',
    },
    {
      system: 'Batteries and chargers',
      jobs: 'Test flooded and sealed packs on GS slab scissors, fix chargers and plugs, replace cables and dead batteries.',
    },
    {
      system: 'Brakes and drive',
      jobs: 'Fix scissors that roll on after you let go. Repair brake valves, drive hubs and steer cylinders.',
    },
    {
      system: 'Scissor stack',
      jobs: 'Replace slide pads, pivot pins and bushings. Free up platform extensions and roller tracks.',
    },
    {
      system: 'Engine and fuel',
      jobs: 'Fix no-starts and stalls on RT scissors and booms: fuel filters, starters, glow plugs, LP regulators.',
    },
    {
      system: 'Cooling and exhaust',
      jobs: 'Replace fans, belts, radiators and hoses. Trace soot filter faults on engines that have a filter.',
    },
    {
      system: 'GTH handlers',
      jobs: 'Adjust boom chains, shim pads, repair fork carriages, stabilizers, steering and service brakes.',
    },
  ],
  parts:
    'Text or read us the serial with the fault on the display. It decides which contactor, pad or joystick we bring. If one has to be shipped, we say so before we start.',
  models: [
    {
      name: 'GS-1530 and GS-1930',
      kind: 'Electric slab scissors',
      note: 'Older ones drive with hydraulic motors, E-Drive ones with electric motors.',
    },
    {
      name: 'GS-2046, GS-2646 and GS-3246',
      kind: 'Wide electric scissors',
      note: 'The checklist letters differ by serial range, so we look yours up before a service.',
    },
    {
      name: 'GS-2632 and GS-3232',
      kind: 'Narrow electric scissors',
      note: 'A bad level or limit switch keeps the deck from going up.',
    },
    {
      name: 'GS-2668 RT and GS-3268 RT',
      kind: 'Rough-terrain scissors',
      note: 'The manual calls for brake-distance and drive-speed tests every quarter.',
    },
    {
      name: 'GS-2669, GS-3369 and GS-4069 RT',
      kind: 'Newer rough-terrain scissors',
      note: 'Oscillating axle, outriggers if it has them, and drive motors.',
    },
    {
      name: 'Z-34/22 and Z-45/25',
      kind: 'Articulating booms',
      note: 'They come in battery and engine versions. Limit switches and hoses fail on both.',
    },
    {
      name: 'Z-60/37 and Z-80/60',
      kind: 'Large articulating booms',
      note: 'Many sensors report where the boom is, and one bad sensor can lock the machine.',
    },
    {
      name: 'S-40 and S-45',
      kind: 'Telescopic booms',
      note: 'The platform rotator gets hit on steel jobs, and so do the S-45’s jib hoses.',
    },
    {
      name: 'S-60, S-65, S-80 and S-85 XC',
      kind: 'Telescopic booms',
      note: 'The S-85 XC E is different: it runs on a 48-volt lithium pack.',
    },
    {
      name: 'TZ-34 and TZ-50',
      kind: 'Towable booms',
      note: 'The boom won’t lift until every outrigger switch reads set and level.',
    },
    {
      name: 'GTH-844 and GTH-1056',
      kind: 'Telehandlers',
      note: 'Boom chain and pads wear first, then stabilizer cylinders.',
    },
  ],
  failures: [
    {
      name: 'Clicks but won’t lift',
      sign: 'You hear a click and nothing moves, or lift comes and goes and it smells hot at the battery tray.',
      now: 'Smoke or flame? Get clear and call 911. Otherwise shut it off and keep it off the charger. Still smells? Call 911.',
      cause: 'A weak battery, a loose cable or pitted contactor tips starve the pump motor.',
      fix: 'We unplug the pack, check the batteries, the cables and the contactor, and replace what’s damaged.',
      place: 'field',
      part: 'battery-tray',
    },
    {
      name: 'Beeps and won’t lift',
      sign: 'It rises a few feet and stops, or won’t rise at all, and the alarm sounds.',
      now: 'Take off any extra weight, then lower it with care. Move it to level ground, if it drives. Don’t release the brakes by hand.',
      cause:
        'A slope, an overload, a pothole guard that didn’t drop, or a tilt or load sensor that reads wrong.',
      fix: 'We level it, clear the guard and test the switches and the sensor. Calibrating a load sensor takes a second visit, with test weights.',
      place: 'field',
      part: 'pothole-guard',
    },
    {
      name: 'Dead platform controller',
      sign: 'Ground controls work. The platform box shows nothing.',
      now: 'Pull out its red stop button and turn the key to platform. Still dead? Lower it from the base and tag it out.',
      cause: 'A stop button that’s in, a coiled cable that broke inside, or water in the plug.',
      fix: 'We test the cable end to end, dry or replace the plug, and test the joystick signal.',
      place: 'field',
      part: 'harness',
    },
    {
      name: 'RT scissor takes too long to stop',
      sign: 'The machine rolls after you release the stick.',
      now: 'Park it on level ground, chock it and call.',
      cause: 'Worn brakes, brake-release pressure that doesn’t bleed off, or a drive speed set too fast.',
      fix: 'We mark a clear lane, measure the stopping distance and speed, then fix whatever’s out of spec.',
      place: 'field',
      part: 'brakes',
    },
    {
      name: 'Wheel wobbles or clunks',
      sign: 'A wheel moves on its hub when you drive or steer.',
      now: 'Lower it and quit driving it.',
      cause: 'Loose lug nuts, a castle nut that backed off, or a worn hub.',
      fix: 'We check the hub and torque the nuts. A castle nut gets a new cotter pin at every check, as Genie wants. A hub that ran loose may need a shop.',
      place: 'field-then-shop',
      part: 'wheels',
    },
    {
      name: 'Deck chatters or stows crooked',
      sign: 'It shakes on the way down, or one side is low when it’s stowed.',
      now: 'Bring it down and keep people off it.',
      cause: 'Slide pads that are dry or worn past their limit, or a bent arm.',
      fix: 'We measure them the way the manual for your serial number says and replace the worn ones. That can take lifting gear or a shop. A bent arm means a shop.',
      place: 'field-then-shop',
      part: 'slide-pads',
    },
  ],
  faultCodes: [],
  engines: [
    'Rough-terrain scissors and engine booms use small Deutz, Perkins or Kubota diesels. Some run on gasoline and LP.',
    'GS slab scissors run on batteries alone. Batteries, cables, charger and contactors come first when one quits.',
    'The engine plate tells us whether yours has exhaust treatment and which filters fit.',
  ],
  intervals: [
    { item: 'Daily check', when: 'Every day or every 8 hours, whichever comes first.' },
    {
      item: 'Quarterly, checklists A and B',
      when: 'Every quarter or 250 hours, whichever comes first, by the GS manual. The frequent inspection in the ANSI standard can come sooner, at 3 months or 150 hours.',
    },
    {
      item: 'Yearly',
      when: 'Every year or 1,000 hours, whichever comes first. The checklist letter depends on your serial number.',
    },
    {
      item: 'Two-year',
      when: 'Every two years or 2,000 hours, whichever comes first. Your Genie serial number tells us which checklists apply.',
    },
    {
      item: 'Inspection and repair records',
      when: 'At least four years for self-propelled lifts (ANSI A92.6, the earlier standard). Older GS manuals say three.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Many GS manuals number each task. On the GS-30, 32, 46 and 47, the contactor check is B-3, each quarter or 250 hours.',
  ],
  visit:
    'On a slab scissor we open the battery tray first and check voltage under load. On a boom or an RT machine we start at the engine and the hydraulics. Next we read the display code and test the switch or valve it names. Once it runs, we cycle the lift up and down while you watch from the ground.',
  aroundTulsa:
    'GS-1930s in Tulsa schools and warehouses, S-65 booms on steel, GTH handlers on rental jobs: we go to all of them, out to 120 miles.',
  whyMobile:
    'A slab scissor on the third floor isn’t going to a dealer, and the ceiling crew can’t wait. We carry the tools up to the lift and check the cheap parts first: contactor, cable, battery. One trip also covers the JLG and the Skyjack in the same hallway.',
  limits:
    'Bent scissor arms, cracked welds and pump rebuilds go to a shop. Your Genie dealer handles warranty.',
  haveReady: [
    'Serial number off the Genie plate',
    'Fault code on the ground control screen',
    'Hour meter reading, and which checklist (A, B and so on) was done last',
    'Where the lift is: floor, dock or dirt',
  ],
  faqs: [
    {
      q: 'Do you fix Genie scissor lifts indoors?',
      a: 'Yes. We work in schools, warehouses and finished buildings. Tell us about stairs, elevators and floor rules when you call.',
    },
    {
      q: 'My Genie is stuck in the air. What do I do?',
      a: 'Anyone up there hurt or in danger? Call 911 first. Otherwise keep people out from under it. A trained person can bring it down from the ground controls, or with the emergency lowering in your Genie manual. Can’t get them down? Call 911. Then call us to fix what failed.',
    },
    {
      q: 'Can you test brakes in my aisle?',
      a: 'Yes, on slab scissors with a marked path. RT machines need a longer clear lane, so pick a yard or lot.',
    },
    {
      q: 'It charged all night. Why is it dead by noon?',
      a: 'A weak pack can show full on the charger and still fade under load. We load-test it and tell you which batteries are done.',
    },
    {
      q: 'Who can do my Genie’s annual inspection?',
      a: 'The ANSI standard asks for a mechanic qualified on that model. Give us the model and serial, and we’ll tell you on the phone if we can do yours. Whoever does it, send us the report and we’ll fix what it found.',
    },
  ],
  related: ['jlg', 'terex', 'skyjack'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['ansi-a92-22', 'osha-scissor'],
} as const satisfies BrandContent;
