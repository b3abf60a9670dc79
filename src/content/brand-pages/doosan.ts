import type { BrandContent } from '../brand-content';

export default {
  title: 'Mobile Doosan/Develon Repair in Tulsa',
  description:
    'Doosan or Develon excavator or loader down? Mobile repair within 120 miles of Tulsa: hydraulics, SCR faults, no-starts, swing and travel. 24/7.',
  drawing: 'short-tail-excavator',
  lead: 'Doosan or Develon derated, dead or slow to swing? Call us. We come to the pit or the pad and fix SCR, starting, swing, travel and cooling faults there.',
  intro: [
    'We fix no-starts, DEF derates, slow swing, weak travel, oil leaks and overheating. If the fix needs a shop or the dealer, you know it before you pay for parts.',
    'Develon is the new name on Doosan’s heavy line, and many parts carry over. We search both names by serial.',
    'Somebody hurt, or a machine on fire? Call 911 before us. Boom in a power line? The operator stays in the cab until the utility says it’s dead.',
  ],
  repairs: [
    {
      system: 'Hydraulics',
      jobs: 'Test the main pump, pilot pressure and relief valves. Fix swing and travel faults, breaker lines, drifting boom cylinders and hot oil.',
    },
    {
      system: 'SCR and DEF',
      jobs: 'Test fluid, repair dosing units, replace tank heaters, filters and NOx sensors. Where there’s a particulate filter, run parked regens outdoors, clear of anything that burns.',
    },
    {
      system: 'Engine',
      jobs: 'Clean EGR deposits, fix charge-air leaks, low boost and black smoke, stop oil leaks, replace worn belts and tensioners.',
    },
    {
      system: 'Fuel',
      jobs: 'Prime the system, replace water separators, supply pumps and rail-pressure sensors, and seal leaking return lines.',
    },
    {
      system: 'Electrical and start',
      jobs: 'Trace smart key faults and dead screens. Replace batteries, relays, starters, alternators and throttle dials, repair damaged harnesses.',
    },
    {
      system: 'Coolers, heat and A/C',
      jobs: 'Blow scrapyard lint and feed dust out of the cores, correct fan speed, find coolant loss, fix A/C and blowers.',
    },
    {
      system: 'Loader brakes and axles',
      jobs: 'Firm up soft pedals, check accumulator pressure, replace parking brake switches, axle seals and driveshaft joints.',
    },
    {
      system: 'Tracks and final drives',
      jobs: 'Set track sag, fix tensioner leaks, replace travel motor seals and worn carrier rollers, change gear oil.',
    },
  ],
  parts:
    'Give us model, dash number and serial. We check the part under the Doosan and the Develon number, then bring the one that fits.',
  models: [
    {
      name: 'DX63-3, DX85R-3',
      kind: 'Compact excavators',
      note: 'Rubbed blade and swing hoses are the usual leaks.',
    },
    {
      name: 'DX140LC-5',
      kind: 'Mid-size excavator',
      note: 'Perkins 1204F engine with SCR and no particulate filter. DEF and sensor faults are the usual calls.',
    },
    {
      name: 'DX140LCR-5, DX235LCR-5',
      kind: 'Reduced-swing excavators',
      note: 'Tight work is hard on the swing and boom hoses.',
    },
    {
      name: 'DX180LC-5, DX225LC-5',
      kind: 'Excavators',
      note: 'Slow swing is the usual call. We read pilot pressure before we blame the motor.',
    },
    {
      name: 'DX225LC-7, DX255LC-7',
      kind: 'Dash-7 excavators',
      note: 'Photograph the fault list on the screen before you switch off.',
    },
    {
      name: 'DX300LC-5, DX350LC-5, DX420LC-5',
      kind: 'Large excavators',
      note: 'Boom drifting? Lower it to the ground, keep people clear and tell us which cylinder. We measure the drop.',
    },
    {
      name: 'DL200-7, DL220-7, DL250-7',
      kind: 'Wheel loaders',
      note: 'Since the 2021 redesign they have a smart key. Tell us if yours cranks or does nothing.',
    },
    {
      name: 'DL200-5, DL250-5, DL300-5',
      kind: 'Wheel loaders',
      note: 'Feed-yard dust plugs the air filter faster than the hour meter says.',
    },
    {
      name: 'DL350-5, DL420-5, DL420-7',
      kind: 'Big wheel loaders',
      note: 'Before we work on it, the bucket has to be on the ground and the steering lock pinned.',
    },
    {
      name: 'DA30, DA40',
      kind: 'Articulated haulers',
      note: 'They have Scania engines with SCR, so DEF faults can derate them.',
    },
  ],
  failures: [
    {
      name: 'Won’t crank, screen dead',
      sign: 'You turn the key or press start and get nothing.',
      cause:
        'A battery switch left off, weak batteries, a bad cable or fuse. With a smart key, also its battery or the antenna lead.',
      fix: 'We load-test batteries, check cables and fuses, and replace what’s bad. We test the key and antenna before we blame a module.',
      place: 'field-or-dealer',
      part: 'cab',
    },
    {
      name: 'DEF light, then a derate',
      sign: 'A DEF or SCR warning comes on, and it loses power.',
      now: 'Photograph the warning and call before it slows further.',
      cause: 'Weak or dirty DEF, a plugged DEF injector, bad wiring, or a NOx sensor that reads wrong.',
      fix: 'We measure the fluid and the dosing rate and replace what fails. A regen won’t fix bad DEF.',
      place: 'field-or-dealer',
      part: 'def-tank',
    },
    {
      name: 'Slow and hot by afternoon',
      sign: 'Good at 7, crawling by 2, and the oil gauge keeps climbing.',
      now: 'Smoke or fire? Get out and call 911. Otherwise bucket down, stop digging and call. Caps stay on.',
      cause: 'Packed coolers, low or wrong oil, a slow fan, or a worn pump that leaks inside.',
      fix: 'We clean the cores, check fan speed and oil, then compare cold and hot pump pressure.',
      place: 'field-then-shop',
      part: 'pumps',
    },
    {
      name: 'Swing or travel weak one way',
      sign: 'Slow left, normal right.',
      now: 'Set the bucket down, and keep people out of its swing.',
      cause: 'A pilot line, a relief valve, a control spool or the motor itself.',
      fix: 'We read pilot and main pressure both ways. We repair a line or valve there. A motor goes to a shop.',
      place: 'field-then-shop',
      part: 'swing',
    },
    {
      name: 'Black smoke, slow to pick up',
      sign: 'It smokes black under load and won’t rev up.',
      now: 'Stop loading it. Flames? Get out and call 911.',
      cause: 'A plugged air filter, a split charge-air hose, a stuck EGR valve or a bad injector.',
      fix: 'We check the filter, hoses and sensors first, then clean the EGR valve. A turbo or injector job may need a shop.',
      place: 'field-then-shop',
      part: 'engine',
    },
  ],
  faultCodes: [],
  engines: [
    'DL06: the common-rail six with EGR in earlier DL250 loaders.',
    'Scania with SCR: the DA30 and DA40 haulers.',
    'Many DX and DL machines use Doosan’s own diesels. Go by the engine plate.',
    'Many -3 excavators have a particulate filter; some -5 engines don’t.',
  ],
  intervals: [
    {
      item: 'Hydraulic oil, DX140LCR',
      when: '2,000 hours on Doosan oil, 1,000 on another.',
    },
    {
      item: 'Hydraulic return filter',
      when: 'After any pump or motor failure, besides the hours in your manual.',
    },
    { item: 'DEF filter and tank', when: 'Any time the fluid tests bad, even between services.' },
    { item: 'Air filter and cooler cores', when: 'Check daily in scrap, demolition or feed dust.' },
  ],
  recalls: [],
  manufacturerNotes: [],
  visit:
    'Read us the full model line first. A DX225LC-5 and a DX225LC-7 can differ in wiring and pressures, so we look yours up before we drive. We test before we replace: DEF, voltage, or pressures cold and hot. You get the numbers and a price.',
  aroundTulsa:
    'We reach DX excavators on dirt jobs, DL loaders in scrap yards and feed yards, and haulers in pits. That includes Muskogee, Pryor, Bartlesville and over the line into Kansas and Arkansas, inside 120 miles.',
  whyMobile:
    'You don’t have to guess which dealer to call. We look up both part numbers, and a test at the pit tells you whether it has to move at all. The Komatsu beside it can go on that trip.',
  limits:
    'Key and screen programming software stays with the dealer. Warranty work goes there as well. Pump and motor rebuilds go to a shop.',
  haveReady: [
    'Model with the dash number',
    'Serial number',
    'Doosan or Develon on the side',
    'Warning lights, and whether one is for DEF',
    'Cold or hot when the trouble starts',
  ],
  faqs: [
    {
      q: 'Is Develon the same as Doosan?',
      a: 'Yes, for excavators, wheel loaders and haulers. Bobcat is a separate company.',
    },
    {
      q: 'Will Doosan filters fit my Develon?',
      a: 'Usually. We confirm by serial before we drive out.',
    },
    {
      q: 'Why is there no regeneration switch?',
      a: 'Some of these engines, such as the DX140LC-5’s, have no particulate filter. If yours derates, suspect the DEF system and call us.',
    },
    {
      q: 'Can you fix a breaker circuit on my DX?',
      a: 'Yes. We check the pedal, the pilot signal, flow and the return filter at the machine.',
    },
    {
      q: 'My DX runs hot every afternoon. Do I shut it off?',
      a: 'If it smokes or burns, get out and call 911. If not, stop digging and cool it by the steps in its manual. Low oil or steam? Turn the engine off.',
    },
  ],
  related: ['hitachi', 'komatsu', 'bobcat'],
  industries: ['construction'],
  regulations: ['epa-def-2025'],
} as const satisfies BrandContent;
