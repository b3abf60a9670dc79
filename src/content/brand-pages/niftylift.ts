import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Niftylift Repair in Tulsa',
  description:
    'Niftylift stop-starting, locked out or not charging? We repair batteries, chargers, hydraulics, controls and engines on site around Tulsa, 24/7.',
  drawing: 'spider-lift',
  lead: 'Niftylift won’t raise, won’t drive or won’t charge? We come to your site around Tulsa, find what stopped it and fix it there.',
  intro: [
    'Most Niftylift calls start with the batteries. Some lifts cut power in and out at 20 percent charge, so you can still reach a plug. Keep going and you’ll be stranded.',
    'We test the pack, the charger and the engine side one after another. Then we fix hydraulics, outriggers and controls on the same visit.',
    'Anybody stuck in the cage? If they’re hurt or in danger, call 911. If not, a trained person brings them down with the ground controls, or with the hand pump if the power is out. Still up there? Call 911.',
  ],
  repairs: [
    {
      system: 'Batteries and charger',
      jobs: 'Revive or replace dead batteries, fix chargers that won’t start, clean links and supply plugs.',
    },
    {
      system: 'Hydraulics',
      jobs: 'Repair power packs, hand pumps, boom and jib cylinders, leaking hoses and sticking valves.',
    },
    {
      system: 'Cage and overload',
      jobs: 'Trace load-sensing lockouts, repair cage pivots, level cylinders and damaged cage wiring.',
    },
    {
      system: 'Electrical',
      jobs: 'Replace joysticks, outrigger and key switches, relays, control boxes and broken boom cables.',
    },
    {
      system: 'Engine and fuel',
      jobs: 'Start Kubota diesels and small gasoline engines: fuel pumps, carburetors, filters, chokes.',
    },
    {
      system: 'Drive and brakes',
      jobs: 'Fix friction drives, wheel motors, brake release and steering play.',
    },
    {
      system: 'Towing gear',
      jobs: 'Repair couplers, trailer brakes, wheel bearings, lights and tongue jacks on TM lifts.',
    },
  ],
  parts:
    'Niftylift builds in England, so we want the part number right before ordering. Text us the plate. We match batteries, plugs, relays, hoses and filters ahead of the visit. Panels and load cells come from Niftylift, and we tell you how long.',
  models: [
    {
      name: 'TM34 and TM42T',
      kind: 'Trailer-mounted booms',
      note: 'Outrigger switches and batteries fail first.',
    },
    {
      name: 'TM50 and TM64',
      kind: 'Trailer-mounted booms',
      note: 'Check trailer brakes and tires along with the boom.',
    },
    {
      name: 'SD50 and SD64',
      kind: 'Self-drive booms',
      note: 'They run on engine or battery. Tell us if yours works on one but not the other.',
    },
    {
      name: 'SP34',
      kind: 'Compact Height Rider boom',
      note: 'Narrow and battery driven. The covers are tight, so leave us room on both sides.',
    },
    {
      name: 'SP45 and SP50',
      kind: 'Height Rider booms',
      note: 'Platform cables run through tight bends. We flex them to find the bad one.',
    },
    {
      name: 'SP64',
      kind: 'Height Rider boom',
      note: 'Diesel or hybrid. We check the four-wheel drive hoses, too.',
    },
    {
      name: 'HR21 4x4',
      kind: 'Height Rider boom',
      note: 'Rough ground wears its drive hoses and wheel motors.',
    },
    {
      name: 'SP85 Hybrid',
      kind: 'Hybrid Height Rider boom',
      note: 'The engine helps the batteries. A low pack makes it run too much.',
    },
  ],
  failures: [
    {
      name: 'Stop-start driving',
      sign: 'It moves, pauses, moves again.',
      now: 'Lower the boom, then drive it to an outlet if you can.',
      cause:
        'The charge is down to about 20 percent, and the lift is saving the rest. Short charges, low water or old batteries do that.',
      fix: 'We test the water, the batteries and the charger and replace what’s bad, so it won’t come back.',
      place: 'field',
      part: 'batteries',
    },
    {
      name: 'Charger won’t start',
      sign: 'You plug it in and get no light and no buzz.',
      cause:
        'A dead outlet, a cord that’s too long or thin, a bad charger, or batteries below about 4.5 volts each.',
      fix: 'We measure outlet, cord and pack, charge low batteries one at a time off the machine, and replace the charger or the batteries that won’t hold.',
      place: 'field',
      part: 'charger',
    },
    {
      name: 'Outriggers down, boom locked',
      sign: 'A TM lift sits level but won’t raise.',
      now: 'Stay out of the cage and don’t bypass a switch. Reset all four on firm ground. Still locked? Call.',
      cause: 'One outrigger isn’t carrying weight, its switch is stuck, or a wire broke on the road.',
      fix: 'We test each outrigger switch, repair it or the wiring, and test that all four lock and release.',
      place: 'field',
      part: 'chassis',
    },
    {
      name: 'Alarm sounds and it won’t raise',
      sign: 'It beeps and locks with the boom low. It may not drive either.',
      now: 'Boom down, everybody out, then take weight out of the cage. If it still drives, move it to level ground. If not, call.',
      cause: 'A slope, too much weight, or a tilt switch that’s stuck or wet.',
      fix: 'We check the level and the load, test the tilt switch and its plug, and replace what reads wrong.',
      place: 'field-or-dealer',
      part: 'tilt-sensor',
    },
    {
      name: 'Cage lockout at height',
      sign: 'Everything goes dead with someone up there.',
      now: 'Hurt or in danger? Call 911 first. Otherwise a trained person uses the hand pump.',
      cause:
        'Too much weight, a cage that touched something solid and read it as overload, dead batteries, or a failed load sensor.',
      fix: 'We test the batteries, the sensor and the cable before anyone goes up, and repair what failed.',
      place: 'field-or-dealer',
      part: 'basket',
    },
    {
      name: 'Boom jerks after a hand-pump descent',
      sign: 'The next lift feels rough, or the boom creeps.',
      now: 'Nobody goes up. Call us.',
      cause: 'A cylinder was left part way, or air is in the oil.',
      fix: 'We run every cylinder fully out and in from the ground, bleed it, and check the valves that moved.',
      place: 'field',
      part: 'boom',
    },
  ],
  faultCodes: [],
  engines: [
    'Bi-energy models pair a diesel or small gas engine with a battery pack. Tell us which side quit.',
    'If a hybrid fails only indoors with the engine off, test the batteries first.',
    'Gas engines on trailer lifts gum up over winter. We clean the carburetor and check spark and fuel.',
  ],
  intervals: [
    { item: 'Emergency controls', when: 'Test daily or each shift. Niftylift’s instructions ask for it.' },
    {
      item: 'After an emergency descent',
      when: 'Run each cylinder through its whole stroke from the ground before use.',
    },
    {
      item: 'Annual under ANSI A92.22',
      when: 'No later than 13 months after the last one. See your Niftylift instructions.',
    },
  ],
  recalls: [],
  manufacturerNotes: ['Niftylift asks you to call Niftylift if one of its machines is in an accident.'],
  visit:
    'Leave it plugged in if the charger works. We measure the pack and every battery, then try charger and cord on a known outlet. Outriggers, cage controls and lowering come next. Nobody goes up until we’ve seen the hand pump bring the boom down.',
  aroundTulsa:
    'Tree services, sign shops, churches and property managers run these around Tulsa, and we come to all of them.',
  whyMobile:
    'A towable with a dead pack can be stuck on its outriggers. We get them up and fix batteries, wiring and hoses in place, out to Enid or Fort Smith, and at night if it’s an emergency. We revive the batteries that can be saved before we sell you new ones. The Genie next to it can go on the same visit.',
  limits:
    'Load-cell calibration needs Niftylift’s procedure and test weights. Warranty goes through Niftylift. Cracked booms and bearing jobs go to a shop. If a cage trips with no load, we tag the lift out until that’s settled. We do electrical, battery and hose work in your lot.',
  haveReady: [
    'Niftylift model and serial plate photo',
    'Pack voltage, if you own a meter',
    'What the charger light or buzzer does',
    'Which mode it failed in: battery or engine',
  ],
  faqs: [
    {
      q: 'What outlet does the charger need?',
      a: 'The SD manual asks for 18 amps at 110 volts, so use a short, heavy cord. A long, thin one can keep it from starting, or overheat. Check your manual.',
    },
    {
      q: 'Can you bring back dead batteries?',
      a: 'Sometimes, yes. We charge them one by one off the machine and load-test them. Batteries that won’t hold get replaced.',
    },
    {
      q: 'Can I keep driving it while it pauses?',
      a: 'Yes, with the boom down, straight to the nearest charger and no farther. Then call us if it does the same after a full charge.',
    },
    {
      q: 'Somebody is stuck in the cage. What do we do?',
      a: 'Anybody up there hurt or in danger? Call 911 first. Otherwise a trained person tries the ground controls, then the hand or auxiliary pump. Nobody trained, or it won’t move? Call 911. Once it’s down, call us.',
    },
  ],
  related: ['haulotte', 'genie'],
  industries: ['construction', 'utilities-energy'],
  regulations: ['ansi-a92-22', 'osha-1926-453'],
} as const satisfies BrandContent;
