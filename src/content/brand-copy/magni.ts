import type { BrandCopy } from '../brand-copy';

export default {
  title: 'Mobile Magni Repair in Tulsa',
  description:
    'Magni telehandler locked out or leaking? We repair hydraulics, stabilizers, rotation, sensors and diesel faults on your jobsite around Tulsa, 24/7.',
  drawing: 'telehandler',
  lead: 'Magni down in the middle of a pick? Somebody hurt, or stuck up in a basket and not safe? Call 911 first. Otherwise keep people clear, bring the boom in, set the load down if you can, and call. We come to your site around Tulsa and work on RTH, HTH and TH telehandlers.',
  intro: [
    'A rotating Magni checks its stabilizers, its attachment and its load before it moves. If one signal drops out, the screen cuts the load chart. We find which signal it is and repair it.',
    'These are big hydraulic machines with a lot of electronics. We bring pressure gauges, a scan tool and a meter, because a fault can start on either side.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Replace blown hoses, reseal boom and stabilizer cylinders, test load-holding valves, pumps and valve banks.',
    },
    {
      system: 'Stabilizers',
      jobs: 'Fix pad pressure and length sensors, leg drift, leveling faults and damaged hose guards.',
    },
    {
      system: 'Rotation',
      jobs: 'Check swing motors, gear oil and bearing bolts. Seal rotary joint leaks and repair swing brakes.',
    },
    {
      system: 'Electronics',
      jobs: 'Trace display faults, attachment recognition, angle sensors, CAN wiring, seat and door switches.',
    },
    {
      system: 'Diesel engine',
      jobs: 'Fix no-starts and low power: belts, injectors, boost leaks, starters, alternators.',
    },
    {
      system: 'Fuel',
      jobs: 'Drain separators, change clogged filters, reprime, and find lines that suck air.',
    },
    {
      system: 'Exhaust treatment',
      jobs: 'Test DEF and dosing parts, run service regenerations, replace temperature and NOx sensors.',
    },
    {
      system: 'Axles and brakes',
      jobs: 'Repair steering mode faults, parking brake release, service brakes and hub leaks.',
    },
    { system: 'Cab', jobs: 'Fix A/C that blows warm, wipers, heaters, seats and work lights.' },
  ],
  parts:
    'Magni parts come through dealers, and hydraulic pieces and screens can take time. Send the model, serial and a photo of the screen. We match filters, hoses and sensors to your machine and tell you the lead time on the rest.',
  models: [
    {
      name: 'RTH 5.25',
      kind: 'Rotating telehandler',
      note: 'Mud gets into the leg sensors and attachment plugs.',
    },
    {
      name: 'RTH 6.25 and RTH 6.30',
      kind: 'Rotating telehandlers',
      note: 'Check the swing gear oil on schedule.',
    },
    {
      name: 'RTH 6.35 and RTH 6.39',
      kind: 'Rotating telehandlers',
      note: 'More boom sections mean more pads to measure and more hose inside.',
    },
    {
      name: 'RTH 6.46 and RTH 6.51',
      kind: 'High-reach rotating telehandlers',
      note: 'A little pad wear shows up as big side play at full height.',
    },
    {
      name: 'RTH 8.35 and RTH 8.46',
      kind: 'Heavy rotating telehandlers',
      note: 'Tell us how much room there is for the legs, since they must be out for most tests.',
    },
    {
      name: 'RTH 13.26',
      kind: 'Rotating telehandler, 13 metric tons',
      note: 'Two-arm scissor stabilizers level it by themselves. If leveling fails, read us the screen.',
    },
    {
      name: 'HTH 16.10',
      kind: 'Heavy fixed-boom telehandler',
      note: 'Carriage, forks and brakes wear first on tire and mine work.',
    },
    {
      name: 'HTH 24.11 and HTH 27.11',
      kind: 'Heavy fixed-boom telehandlers',
      note: 'The cylinders are large. Before we reseal one, tell us what we can lift it with and what floor it’s on.',
    },
    {
      name: 'TH 6.20',
      kind: 'Fixed-boom telehandler',
      note: 'No turret. Boom pads, chain and steering are the usual jobs.',
    },
  ],
  failures: [
    {
      name: 'Won’t crank or won’t start',
      sign: 'Nothing happens, it clicks, or it cranks and doesn’t fire.',
      now: 'Load in the air? Keep people out from under it and call.',
      cause:
        'A weak battery, a seat or neutral switch, a bad cable or starter, or fuel that isn’t getting there.',
      fix: 'We load-test the battery, check the switches and cables, then fuel supply, and replace what failed.',
      place: 'field',
    },
    {
      name: 'Load chart locks with the legs down',
      sign: 'The chart shrinks or locks with all four legs set.',
      now: 'Boom in first, then set the load down as your manual says, and call.',
      cause: 'A pad sensor, a length sensor or its wiring, or a leg that bleeds down.',
      fix: 'We load each leg in turn and watch its signal on the screen. Then we repair the sensor, the wire or the leaking valve. A new sensor can need calibration by the dealer.',
      place: 'field-or-dealer',
      part: 'stabilizer',
    },
    {
      name: 'Chart blank after an attachment change',
      sign: 'You switched to forks and the chart went blank.',
      now: 'Retract the boom and set the load down.',
      cause:
        'The attachment isn’t recognized: a dirty tag, a bent plug pin, or the wrong attachment picked on the screen.',
      fix: 'We clean the tag and plug, test the reader and wiring, and reselect the attachment with you.',
      place: 'field',
      part: 'attachment',
    },
    {
      name: 'DEF or regeneration derate',
      sign: 'Warning light, then less power.',
      now: 'Boom in, land the load, and call before it slows further.',
      cause: 'Bad DEF, a dosing fault, or a soot filter that hasn’t finished cleaning.',
      fix: 'We scan it, test the fluid and the dosing parts, and run a service regeneration if the engine allows it.',
      place: 'field-or-dealer',
    },
    {
      name: 'Clunk when the turret swings',
      sign: 'A knock at the start or end of rotation.',
      now: 'Stop swinging it. Bring the boom in, set the load down and call.',
      cause: 'Loose bearing bolts, low gear oil, or wear in the swing drive.',
      fix: 'We check oil, torque the bolts and measure play. A worn bearing needs a shop and a crane.',
      place: 'field-then-shop',
      part: 'turntable',
    },
    {
      name: 'Boom has side play',
      sign: 'The load wanders at long reach.',
      now: 'Retract the boom, set the load down and park it.',
      cause: 'Wear pads have thinned or lost their shims.',
      fix: 'We run the boom out on level ground, gauge the pads section by section, then shim or replace them.',
      place: 'field',
      part: 'boom-pads',
    },
  ],
  faultCodes: [],
  engines: [
    'Deutz and Volvo diesels are common. We order engine filters by the engine plate and hydraulic parts by the machine’s serial number.',
    'Newer diesels can carry a particulate filter and DEF. Note any countdown on the screen before you shut it off.',
  ],
  intervals: [
    {
      item: 'With a work basket on',
      when: 'Inspect it as a mobile lift too: every 3 months or 150 hours, whichever is first, with an annual no later than 13 months after the last one. Confirm it in your Magni manual.',
    },
    {
      item: 'On forks',
      when: 'OSHA wants an exam before each day’s work, the same as a forklift.',
    },
  ],
  recalls: [],
  manufacturerNotes: [],
  visit:
    'Get the machine onto firm, level ground if it will move. We set the legs one at a time and watch the screen. Next we check pressures, swing it slowly through a full turn, and read the engine codes. We test it with the attachment that was on when it quit.',
  aroundTulsa:
    'We cover data-center, refinery and tilt-wall jobs from Tulsa to Pryor and Cushing. Tell us about badges, escorts and site training when you call.',
  whyMobile:
    'A Magni that’s locked out holds up every pick on the site. We name the bad signal on the first visit, so the right part is ordered once. In an emergency we come at any hour. You don’t need a heavy trailer or a permit, and we can service the Manitou or JLG parked beside it.',
  limits:
    'Load-moment calibration and crane certification go to a specialist. The Magni dealer handles warranty. Rotation bearings, boom sections and engine rebuilds go to a shop or dealer. We get the machine safe, find the fault, and line up what they need to finish.',
  haveReady: [
    'Magni model and serial number',
    'A photo of the screen with the fault showing',
    'Which attachment was on: forks, winch or basket',
    'Room on site to put all the legs out',
  ],
  faqs: [
    {
      q: 'Can you get Magni parts?',
      a: 'Yes, through dealers. Filters and hoses are the quick ones. Allow time for screens, pumps and valve banks.',
    },
    {
      q: 'The load chart vanished after we changed attachments. Is it broken?',
      a: 'Probably dirt. Don’t lift without a chart. Bring the boom in and down, clean the tag and plug and reselect the attachment. Still blank or wrong? Call and we’ll test the reader.',
    },
    {
      q: 'Do you certify it as a crane?',
      a: 'No. If you hoist with a winch or hook, crane rules can apply, so bring in your safety lead. We do the repairs.',
    },
    {
      q: 'Can you reseal a stabilizer cylinder on site?',
      a: 'Yes, when we can support the machine and get the cylinder out cleanly. Otherwise we pull it and take it to a shop.',
    },
    {
      q: 'It’s stuck with the boom up. What now?',
      a: 'Keep everyone out from under it. Anyone up there hurt or in danger? Call 911 first. Otherwise a trained person can lower them with the emergency pump. Doesn’t work? Call 911. Nobody up there? Call us.',
    },
  ],
  related: ['manitou', 'jlg'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['osha-1926-1400-note', 'osha-1910-178', 'ansi-a92-22'],
} as const satisfies BrandCopy;
