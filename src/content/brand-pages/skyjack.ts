import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Skyjack Lift Repair in Tulsa',
  description:
    'Skyjack scissor, boom or telehandler down? We repair limit switches, harnesses, hydraulics, batteries and engines in your yard near Tulsa, 24/7.',
  drawing: 'scissor-lift',
  lead: 'Your Skyjack won’t go up, or it only works from the ground. We come to your yard or jobsite, find the bad switch, wire or hose, and fix it there.',
  intro: [
    'Skyjack numbers and colors its wires, so we can trace an electrical fault quickly with the right drawing. The drawing depends on your serial number, so read us the whole number.',
    'Somebody stuck up there? If they’re hurt or in danger, call 911. If not, have a trained person lower it by the manual on the machine, and keep hands out of the stack. If that fails, call 911.',
  ],
  repairs: [
    {
      system: 'Electrical and controls',
      jobs: 'Replace relays and limit switches, repair chafed harnesses, control boxes, joysticks, tilt sensors and alarms.',
    },
    {
      system: 'Hydraulics',
      jobs: 'Fix slow or jerky lift: cylinders, holding and lowering valves, pumps, drive motors and leaking hoses.',
    },
    {
      system: 'Batteries',
      jobs: 'Repair chargers and battery indicators. Replace sulfated batteries, bad cables and disconnects.',
    },
    {
      system: 'Brakes and drive',
      jobs: 'Free brakes that stay locked. Repair wheel motors, axles, driveshafts and differential locks.',
    },
    {
      system: 'Engine',
      jobs: 'Fix starting, smoke, misfires and leaks on Kubota, Deutz and dual-fuel engines.',
    },
    {
      system: 'Fuel',
      jobs: 'Change filters and shutoff solenoids, service propane lockoffs and regulators, drain bad gas.',
    },
    {
      system: 'Cooling',
      jobs: 'Replace radiators, hoses, water pumps, fans and belts on RT scissors and booms.',
    },
    {
      system: 'Stack, boom and telehandler structure',
      jobs: 'Measure and replace slide pads, pins, bushings, rollers, boom pads, chains and carriages.',
    },
  ],
  parts:
    'Skyjack sorts its parts by serial range. With the full serial we load the relays, switches, connectors, filters and brake parts that belong to your machine.',
  models: [
    {
      name: 'SJIII 3215 and 3219',
      kind: 'Compact scissors',
      note: 'Relays, battery lugs and pothole-guard switches are the usual jobs. Wiring goes by serial number.',
    },
    {
      name: 'SJIII 3220 and 3226',
      kind: 'Conventional scissors',
      note: 'Limit switches, slide pads and batteries are the usual jobs, and wiring differs by age.',
    },
    {
      name: 'SJIII 4620, 4626 and 4632',
      kind: 'Wide scissors',
      note: 'Heavier decks. We check slide pads and pins for wear first.',
    },
    {
      name: 'SJ6826 and SJ6832 RT',
      kind: 'Rough-terrain scissors',
      note: 'Check limit switch mounts and the base-to-deck harness every day.',
    },
    {
      name: 'SJ7127 RT',
      kind: 'Rough-terrain scissor',
      note: 'Dirt packs around the limit switch mounts. Clean and check them before each shift.',
    },
    {
      name: 'SJ9250 RT',
      kind: 'Large rough-terrain scissor',
      note: 'Emergency lowering works differently than on the small ones. Learn it before you need it.',
    },
    {
      name: 'SJ46AJ and SJ63AJ',
      kind: 'Articulating booms',
      note: 'They drive through axles, with a rear differential lock. We check driveshafts and axles too.',
    },
    {
      name: 'SJ45T and SJ66T',
      kind: 'Telescopic booms',
      note: 'They have drive axles instead of four hub motors, so fewer drive hoses can burst.',
    },
    {
      name: 'SJ86T',
      kind: 'Large telescopic boom',
      note: 'Hoses and cables rub inside the long boom. We need room to run it all the way out.',
    },
    {
      name: 'SJ643 TH and SJ843 TH',
      kind: 'Telehandlers',
      note: 'Carriage, boom chain and steering wear first. Tell us which engine yours has.',
    },
    {
      name: 'SJ1056 TH',
      kind: 'Telehandler',
      note: 'It comes with a smaller engine that needs no DEF or a larger one that does.',
    },
  ],
  failures: [
    {
      name: 'Alarm sounds, and it won’t lift or drive',
      sign: 'It beeps, a light comes on, and the controls do nothing.',
      now: 'Lower it, with the emergency lowering if need be, and take weight off. If it moves again, drive it to level floor. If it doesn’t, leave the brakes set and call.',
      cause:
        'A slope, too much weight, a pothole guard that didn’t drop, a bad tilt sensor or load sensing out of adjustment.',
      fix: 'We put a level on the base, check the guards, switches and sensor, and recalibrate by the manual.',
      place: 'field-or-dealer',
      part: 'tilt-sensor',
    },
    {
      name: 'Hums but won’t roll',
      sign: 'The motor hums, but it doesn’t move.',
      now: 'Lower it and chock it. Don’t push it or tow it.',
      cause: 'A brake coil or release valve has failed, or the free-wheeling valve was left open.',
      fix: 'We test the coil and line pressure, close the free-wheeling valve and replace what failed.',
      place: 'field',
      part: 'wheels',
    },
    {
      name: 'Cuts out at one height',
      sign: 'Lift or drive stops at about the same spot every time.',
      now: 'Bring it down and park it.',
      cause: 'A limit switch is loose, bent or packed with dirt, or a pothole guard hasn’t dropped.',
      fix: 'We free the guard, tighten the mount and test the contacts. A bad switch gets replaced and set.',
      place: 'field',
      part: 'limit-switch',
    },
    {
      name: 'Works from the ground only',
      sign: 'The platform box acts dead or comes and goes.',
      now: 'Bring it down from the base and keep people off.',
      cause: 'An emergency stop pushed in, a loose plug at the box, or a harness chafed at base or deck.',
      fix: 'We check the box, flex the harness with the meter on, then splice or replace the run and clip it clear.',
      place: 'field',
      part: 'harness',
    },
    {
      name: 'Slow lift, quick drain',
      sign: 'It labors upward and the indicator drops fast.',
      cause: 'A weak battery, a failed charger or a burned lug.',
      fix: 'We test each battery under load, read the charger’s output and replace what failed.',
      place: 'field',
      part: 'battery-tray',
    },
    {
      name: 'Stack leans or clunks',
      sign: 'Side play near full height.',
      now: 'Bring it down, tag it out and call.',
      cause: 'Worn slide pads, pins or bushings.',
      fix: 'Before we reach in, we swing the maintenance support down and lower until it carries. Then we measure and replace what’s loose.',
      place: 'field-then-shop',
      part: 'stack',
    },
  ],
  faultCodes: [],
  engines: [
    'Most SJIII scissors run on batteries and relays. Units with an MC label also have a motor controller, so tell us if you see one.',
    'Many RT scissors carry a Kubota, diesel or dual fuel. Booms commonly run Deutz or a GM dual-fuel engine.',
    'If your telehandler has a blue DEF cap, tell us.',
  ],
  intervals: [
    {
      item: 'Limit switches and harness, RT scissors',
      when: 'Daily, as Skyjack’s operating manual says.',
    },
    {
      item: 'Frequent inspection',
      when: 'Under ANSI A92.22, every 3 months or 150 hours of service, whichever comes first.',
    },
    {
      item: 'Annual inspection, scissors and booms',
      when: 'No later than 13 months after the last one. Call with model and serial to ask if we can do yours. We repair what an annual finds.',
    },
  ],
  recalls: [],
  manufacturerNotes: [
    'Skyjack warns that reaching into the linkage without the maintenance support in place can injure or kill you.',
  ],
  visit:
    'First question: does it fail from the platform, the ground, or both? That rules out half the wiring. We set the support before anybody reaches into the stack. After the repair we raise it all the way, try emergency lowering and show you what we replaced.',
  aroundTulsa:
    'We go to rental yards and jobsites from Tulsa out to Bartlesville and Muskogee. Tell us the floor, the gate and who holds the lift key.',
  whyMobile:
    'A lift that’s tagged out earns nothing until somebody looks at it. Send us the list, and we work down the whole row in one trip: Skyjack, MEC, JLG, whatever is down. We tell you which ones are worth fixing before you spend money on parts. If it’s an emergency, we come at night, too.',
  limits:
    'A cracked stack or boom can only be repaired the way Skyjack approves, so we tag the lift out and tell you. Bent cylinders and engine overhauls need a bench. The dealer covers warranty.',
  haveReady: [
    'The full Skyjack serial, every digit',
    'Is there an MC label on it?',
    'Does it fail from platform, ground or both?',
    'Lights on the charger and battery gauge',
    'Level ground with headroom to raise it fully',
  ],
  faqs: [
    {
      q: 'Is an old Skyjack worth repairing?',
      a: 'Yes, in a lot of cases. The wires are numbered, so a small fault rarely kills the machine. We tell you if the stack is worn out.',
    },
    {
      q: 'The serial plate is missing. Can you still help?',
      a: 'Yes. Call before you order parts. We’ll tell you where else on the frame to check.',
    },
    {
      q: 'Can my operator reach in to free a switch?',
      a: 'No. Nobody goes inside a raised stack without the maintenance support down and the power off.',
    },
    {
      q: 'Do you fix Skyjack booms and telehandlers?',
      a: 'Yes. We handle axles, hoses, chains, engines and controls on SJ booms and TH handlers.',
    },
    {
      q: 'How do I get it down if the power fails?',
      a: 'Somebody up there hurt or in danger? Call 911 first. Otherwise a trained person follows the steps in the manual. On a scissor that’s the lowering valve. Many have a knob to turn at the base of each lift cylinder first. Use the access rod, don’t reach in, and close the knobs again. The SJ9250 has a button instead. On a boom it’s the emergency power switch. Can’t get them down? Call 911.',
    },
  ],
  related: ['genie', 'mec'],
  industries: ['construction'],
  regulations: ['ansi-a92-22', 'osha-scissor'],
} as const satisfies BrandContent;
