import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Magni Repair in Tulsa',
  description:
    'Magni telehandler locked out or leaking? We repair hydraulics, outriggers, rotation, sensors and diesel faults on your jobsite around Tulsa, 24/7.',
  drawing: 'rotating-telehandler',
  lead: 'Magni down in the middle of a pick? We come to your site around Tulsa and fix RTH, HTH and TH telehandlers.',
  intro: [
    'A rotating Magni checks its outriggers (Magni calls them stabilizers), its attachment and its load. If one signal drops out, the screen cuts the load chart. We find which one and repair it.',
    'They’re big hydraulic machines full of electronics, so we bring pressure gauges, a scan tool and a meter.',
    'Somebody hurt, or stuck up in a basket and not safe? Call 911 first.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Replace blown hoses, reseal boom and outrigger cylinders, test load-holding valves, pumps and valve banks.',
    },
    {
      system: 'Outriggers',
      jobs: 'Fix pad pressure and length sensors, drift, leveling faults and damaged hose guards.',
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
      jobs: 'Drain separators, change clogged filters, re-prime, and find lines that suck air.',
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
    'Magni parts come through dealers. Filters and hoses are quick. Screens and pumps can take time. Send the model, serial and a photo of the screen. We match filters, hoses and sensors to your machine and tell you the lead time on the rest.',
  models: [
    {
      name: 'RTH 5.25',
      kind: 'Rotating telehandler',
      note: 'Mud gets into the outrigger sensors and attachment plugs.',
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
      note: 'Heavy picks are hard on pads, chains and hoses.',
    },
    {
      name: 'RTH 13.26',
      kind: 'Rotating telehandler, 13 metric tons',
      note: 'Its scissor outriggers level it by themselves.',
    },
    {
      name: 'HTH 16.10',
      kind: 'Heavy fixed-boom telehandler',
      note: 'Carriage, forks and brakes wear first on tire and mine work.',
    },
    {
      name: 'HTH 24.11 and HTH 27.11',
      kind: 'Heavy fixed-boom telehandlers',
      note: 'The cylinders are large. Before we reseal one, tell us what can lift it.',
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
      part: 'battery',
    },
    {
      name: 'Load chart locks with the outriggers down',
      sign: 'The chart shrinks or locks with all four set.',
      now: 'If it still moves, boom in first, then set the load down as your manual says. Call.',
      cause: 'A pad on soft ground, a pad or length sensor, its wiring, or a cylinder that bleeds down.',
      fix: 'We set each outrigger on firm ground, load it and watch its signal. Then we repair the sensor, the wire or the leaking valve. A new sensor can need calibration by the dealer.',
      place: 'field-or-dealer',
      part: 'stabilizer',
    },
    {
      name: 'Burst hose or a boom that sinks',
      sign: 'Oil on the ground, or the boom drifts down by itself.',
      now: 'Shut it off. Keep everybody out from under it and hands off the leak. Call.',
      cause: 'A hose rubbed through, a loose fitting, or a leaking cylinder or load-holding valve.',
      fix: 'We support the boom, replace the hose or valve, top up the oil and test it with a load. Large cylinders can go to a shop.',
      place: 'field-then-shop',
      part: 'lift-cylinder',
    },
    {
      name: 'Chart blank after an attachment change',
      sign: 'You switched to forks and the chart went blank.',
      now: 'Don’t lift. If it still moves, bring the boom in and down.',
      cause:
        'The attachment isn’t recognized: a dirty tag, a bent plug pin, or the wrong attachment picked on the screen.',
      fix: 'We clean the tag and plug, test the reader and wiring, and reselect the attachment with you.',
      place: 'field',
      part: 'attachment',
    },
    {
      name: 'DEF or regeneration derate',
      sign: 'A warning light, then less power.',
      now: 'Boom in, land the load, and call before it slows further.',
      cause: 'Low or bad DEF, a dosing fault, or a soot filter that hasn’t finished cleaning.',
      fix: 'We scan it, test the fluid and the dosing parts, replace what failed, and run a service regeneration outdoors, clear of anything that burns.',
      place: 'field-or-dealer',
      part: 'exhaust',
    },
    {
      name: 'Clunk when the turret swings',
      sign: 'A knock at the start or end of rotation.',
      now: 'Stop swinging it. Bring the boom in, set the load down and call.',
      cause: 'Loose bearing bolts, low gear oil, or wear in the swing drive.',
      fix: 'We check oil and bolt torque, measure play, and change loose bolts as the manual says. A worn bearing needs a shop and a crane.',
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
      when: 'If your manual calls it a mobile lift (ANSI A92): every 3 months or 150 hours, whichever is first, with an annual no later than 13 months after the last one. Check your manual.',
    },
  ],
  recalls: [],
  manufacturerNotes: [],
  visit:
    'Get the machine onto firm, level ground if it will move. We set the outriggers one at a time and watch the screen. Next we check pressures, swing it slowly through a full turn, and read the engine codes. We test it with the attachment that was on when it quit.',
  aroundTulsa:
    'We cover data-center, refinery and tilt-wall jobs from Tulsa to Pryor and Cushing. Tell us about badges, escorts and site training.',
  whyMobile:
    'A Magni that’s locked out holds up every pick on the site. We name the bad signal on the first visit, so the right part is ordered once. In an emergency we come at any hour. We can service the Manitou or JLG parked beside it, too.',
  limits:
    'Load-moment calibration and crane certification go to a specialist. The Magni dealer handles warranty. Rotation bearings, boom sections and engine rebuilds go to a shop or dealer. We make it safe, find the fault, and line up what they need.',
  haveReady: [
    'Magni model and serial number',
    'A photo of the screen with the fault showing',
    'Which attachment was on: forks, winch or basket',
    'Room on site to put all the outriggers out',
  ],
  faqs: [
    {
      q: 'The load chart vanished after we changed attachments. Is it broken?',
      a: 'Probably dirt. Don’t lift without a chart. If it still moves, bring the boom in and down, then clean the tag and plug and reselect the attachment. Still blank or wrong? Call and we’ll test the reader.',
    },
    {
      q: 'Do you certify it as a crane?',
      a: 'No. If you hoist with a winch or hook, crane rules can apply, so bring in your safety lead. We do the repairs.',
    },
    {
      q: 'It’s stuck with the boom up. What now?',
      a: 'Keep everyone out from under it. Anyone up there hurt or in danger? Call 911 first. Otherwise a trained person can lower them with the emergency pump. Doesn’t work? Call 911. Nobody up there? Call us.',
    },
  ],
  related: ['manitou', 'jlg'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['osha-1926-1400-note', 'osha-1910-178', 'ansi-a92-22'],
} as const satisfies BrandContent;
