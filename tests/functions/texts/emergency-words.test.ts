/** Which texts are emergencies by the words that a new office has. */
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasEmergencyWord } from '../../../supabase/functions/_shared/domain/emergency-words';
import { startOffice } from '../../support/office-setup';

const { services } = await startOffice();

const emergencies = [
  ...[
    'truck wont start, no brakes, driver on the shoulder of US-412',
    'Truck won’t start',
    "It WON'T  START",
  ],
  ...['wont start', 'Won\u2018t start', 'It will not start', 'Excavator doesn’t start', 'won’t crank at all'],
  ...['my truck is down', 'Truck DOWN, on I-44', 'Unit is down!', 'Our loader is down, crew waiting'],
  ...['We broke down near Muskogee', 'broken down on 169', 'Roadside breakdown', 'stranded', 'STRANDED!!!'],
  ...[
    'stuck on the turnpike',
    'It is stuck!',
    'Loader is stuck in the pit',
    'side-of-the-road',
    'At mile marker 214',
  ],
  ...['no brakes', 'No\nbrakes', 'lost brakes downhill', 'losing air fast', 'lost power on the hill'],
  ...[
    'engine on fire',
    'It caught fire',
    'smoke from the hood',
    'the brakes are hot and one is smoking',
    'Blowout!',
  ],
  ...['There’s been a wreck', 'had an accident', 'my driver is hurt', 'need a tow', 'this is an EMERGENCY'],
  ...[
    'El camión está descompuesto',
    'se descompuso',
    'No arranca',
    'sin frenos',
    'Estoy varado',
    '¡Emergencia!',
  ],
  'Me quedé tirado en la I-40',
];

const others = [
  ...[
    'Can I put 50% down and pay the rest later?',
    'down payment',
    'Is the down payment due?',
    'write it down',
  ],
  ...['shut it down tomorrow?', 'Downtown, by the firehouse', 'prices going down?', 'come down to the shop'],
  ...['We are down for Tuesday at 9', 'I’m stuck in a meeting', 'breakdown of the bill please'],
  ...['our fire truck needs an inspection', 'No smoking in the shop please', 'smokestack polish'],
  ...[
    'When do you open?',
    'Start Monday?',
    'the brakes feel fine',
    'no brake job needed',
    'air filter quote',
  ],
  ...['ok see you at 2', 'Thanks!', '', '👍', 'Do you work on Kubota?', 'accidental damage cover?'],
  ...['arranca bien', 'los frenos nuevos', 'Gracias'],
];

describe('an emergency by the words of a new office', () => {
  let words: string[] = [];
  beforeAll(async () => {
    const [row] = await services.rows('call_handling?select=emergency_words');
    words = v.parse(v.array(v.string()), row?.['emergency_words']);
  });

  test.each(emergencies)('is: %j', (text) => expect(hasEmergencyWord(text, words)).toBe(true));
  test.each(others)('is not: %j', (text) => expect(hasEmergencyWord(text, words)).toBe(false));
});

test('an emergency needs the whole phrase, whatever its punctuation, and a line without letters is none', () => {
  for (const [text, phrase] of [
    ['It WON’T — start', 'Won’t start!'],
    ['dropped  a\ndrive-shaft', 'drive shaft'],
    ['está DESCOMPUESTO', 'descompuésto'],
  ] as const) {
    expect(hasEmergencyWord(text, [phrase]), text).toBe(true);
  }
  for (const phrase of ['start u', 'art up', '!!!', '', ' ']) {
    expect(hasEmergencyWord('start up', [phrase]), phrase).toBe(false);
  }
  expect(hasEmergencyWord('no brakes', [])).toBe(false);
});
