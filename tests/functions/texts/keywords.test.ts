import { expect, test } from 'vitest';
import { readKeyword } from '../../../supabase/functions/_shared/domain/keywords';

const optOuts = [
  ...[
    'STOP',
    'stop',
    ' stop ',
    '\tstop\n',
    'Stop.',
    'STOP!',
    '“stop”',
    '"STOP"',
    '‘stop’',
    '(stop)',
    '*stop*',
  ],
  ...['S T O P', 's.t.o.p', 'S-T-O-P', 'STOP STOP STOP', 'stop all', 'StopAll', 'STOP-ALL'],
  ...['opt out', 'opt-out', 'Opt‑Out', 'OPTOUT', 'OPT OUT!!', 'opt out please'],
  ...[
    'stop please',
    'please stop',
    'Please, stop.',
    'pls stop',
    'stop plz',
    'Stop, thank you',
    'Stop por favor',
  ],
  ...['unsubscribe', 'Unsubscribe.', 'Un-subscribe', 'please unsubscribe'],
  ...['END', 'end!', 'Quit', 'revoke', 'Revoke...'],
  ...['🛑 STOP 🛑', 'stop 🙏', 'stop\ufe0f', 'ＳＴＯＰ', '𝐒𝐓𝐎𝐏', 'stóp'],
  // A zero-width space, direction marks, a soft hyphen, a Hangul filler and a byte order mark.
  ...['st\u200bop', '\u200eSTOP\u200f', '\u202eSTOP', 's\u00adtop', 'STOP\u3164', '\ufeffSTOP', 'STOP\0'],
];

const possibleOptOuts = [
  ...['please stop texting me', 'Stop texting', 'STOP MESSAGING ME!', 'stop sending messages'],
  ...['quit sending me these', 'Stop contacting us', 'please end these texts', 'stop harassing me'],
  ...['take me off your list', 'Take my number off of your text list pls', 'take me off'],
  ...[
    'remove me',
    'Remove me from your list',
    'please remove my number',
    'delete my number',
    'lose my number',
  ],
  ...['don’t text me anymore', 'dont text me', 'Never text me again', 'Please don’t send me texts'],
  ...['do not contact me again', 'DO NOT TEXT THIS NUMBER', 'Do not text', 'Don’t ever contact me'],
  ...['no more texts', 'No more messages please', 'I dont want any more texts', 'leave me alone'],
  ...['I do not want to receive messages', 'I no longer wish to get texts', 'I never signed up for this'],
  ...['I said stop', 'stop it', 'just stop', 'STOP ALREADY', 'stopp', 'STOOOP', 'stpo', 'SOTP'],
  ...['unsubscribe me from this', 'I want to opt out', 'opt me out', 'how do I opt out?'],
  ...['I revoke my consent', 'cancel my subscription', 'cancel please', 'spam'],
  ...['wrong number', 'You have the wrong number'],
  ...['no más mensajes', 'no me manden mensajes', 'Ya no me manden textos', 'no quiero más mensajes'],
  ...['alto', '¡Alto!', 'ALTO por favor', 'basta', '¡Basta ya!', 'para de mandarme textos'],
  ...['dejen de escribirme', 'quítenme de la lista', 'no me escriban más', 'denme de baja', 'déjenme en paz'],
];

const ordinaryTexts = [
  ...['Please stop by at noon', 'can you cancel Tuesday’s visit', 'the end of the boom', 'stop light is out'],
  ...['quit on me again', 'I’ll stop at the shop', 'ok stop at gate 4', 'full stop at the light'],
  ...['Please cancel my appointment', 'cancel the visit tomorrow', 'we cancelled the other mechanic'],
  ...['Truck quit', 'The engine quit on me', 'The alternator quit charging', 'I quit my job'],
  ...['it won’t stop leaking', 'non-stop noise', 'please stop the engine', 'Don’t stop, keep going'],
  ...['end loader is leaking', 'tie rod end', 'back end is smoking', 'End of the day works'],
  ...['Take me off the highway at exit 5', 'Get me off this road', 'take the old tire off'],
  ...[
    'Remove my trailer first',
    'remove the old starter',
    'the noise won’t go away',
    'opt for the cheaper one',
  ],
  ...['text me when you stop', 'don’t text, call instead', 'Can you text me the price?', 'call me again'],
  ...['Don’t call me before 8', 'No more oil pressure', 'not interested, thanks', 'no'],
  ...['I gave you the wrong number, use 555', 'START please', 'start it up for me', 'Yes but not today'],
  ...['help me', 'info on brakes please', 'Hello', '', '👍'],
  ...[
    'alto voltaje en el panel',
    'el camión está parado',
    'para mañana está bien',
    'no me arranca',
    'ya no frena',
  ],
];

test.each([
  ...optOuts.map((text) => ['stop', text]),
  ...possibleOptOuts.map((text) => ['maybe_stop', text]),
  ...ordinaryTexts.map((text) => ['ordinary', text]),
  ...['START', 'Start!', 'unstop', 'UN-STOP', '“start”', ' start '].map((text) => ['start', text]),
  ...['HELP', 'help!', 'Info', 'INFO?', 'h e l p'].map((text) => ['help', text]),
  ...['YES', 'Yes.', 'yes!', 'y e s', 'Yes please', 'sí, gracias'].map((text) => ['yes', text]),
  ...['cancel', 'Cancel.', 'CANCEL!', 'c a n c e l'].map((text) => ['cancel', text]),
])('the reader of keywords takes as %s: %j', (reading, text) => expect(readKeyword(text)).toBe(reading));

test('the reader of keywords is quick with the longest texts', () => {
  const began = performance.now();
  for (const word of ['stop ', 'no me ', 'take me off ', 'do not ', 'opt ', 'ﷺ', 'a']) {
    readKeyword(word.repeat(4096 / word.length));
  }
  expect(performance.now() - began).toBeLessThan(1_000);
});
