/**
 * The only reader of keywords in customers' texts. It says what the words alone mean. `receive_message` decides
 * what follows from them, because that depends on what Twilio reports and on whether the sender has opted out.
 */
import { normalizeWords } from './plain-words.ts';

/**
 * - `stop`, `start`, `help`: a keyword.
 * - `cancel`: the bare word CANCEL, a keyword for STOP that may also be about a visit.
 * - `yes`: the word YES, which is Twilio's word for START and everybody's word for an answer.
 * - `maybe_stop`: asks in free words for texts to stop, as far as a machine can tell. A person decides.
 * - `ordinary`: anything else.
 */
export type Reading = 'stop' | 'cancel' | 'start' | 'help' | 'yes' | 'maybe_stop' | 'ordinary';

/** The words of Twilio ("Advanced Opt-Out") and of the FCC (47 CFR 64.1200(a)(10)). */
const stopWords = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout'];
const startWords = ['start', 'unstop'];
const cancelWords = ['cancel'];
const yesWords = ['yes', 'si'];
/** Twilio answers these itself. */
const helpWords = ['help', 'info'];

/** Beside other words these may be about a visit or a machine ("cancel please"), so a person decides. */
const ambiguousStopWords = ['cancel', 'end', 'quit', 'revoke'];

/** Said around a keyword, these change nothing. */
const courtesies = /\b(please|pls|plz|thanks|thank you|thx|ty|sir|maam|por favor|gracias)\b/g;

/** A short text of a keyword and some of these, such as "I said stop it", may be an opt-out. */
const emphases =
  /\b(i|we|you|u|guys|said|say|saying|just|already|now|it|this|that|these|those|them|all|asap|immediately|right|away|me|us|my|number|want|wants|to|would|like|need|must|can|could|ok|okay|no|hey|hi|hello|yo|ya)\b/g;

/** Whole texts that may be opt-outs, in English and Spanish. Typing errors of STOP are found by {@link isMistypedStop}. */
const wholeTexts = new Set([
  'spam',
  'this is spam',
  'unsub',
  'remove',
  'remove me',
  'delete me',
  'go away',
  'get lost',
  'fuck off',
  'piss off',
  'wrong number',
  'wrong person',
  'dont text',
  'do not text',
  'do not contact',
  'dont contact',
  'alto',
  'alto ya',
  'basta',
  'basta ya',
  'ya basta',
  'para ya',
  'pare',
  'paren',
  'paren ya',
  'parar',
  'detener',
  'detente',
  'detenganse',
  'cancelar',
  'baja',
]);

const message = '(?:texts?|texting|txts?|txting|messages?|messaging|msgs?|sms|mms)';
const mensajes = '(?:mensajes?|mensajitos?|textos?|msjs?|sms)';
const someone = '(?:me|us|this (?:number|phone)|my (?:number|phone|cell|mobile))';
const further = '(?:anymore|any more|any longer|again|ever)';

/** Words that ask for texts to stop, wherever they stand in a text. */
const requests = [
  `(?:unsubscribe|unsubscribed|opt(?:ing|ed)? (?:\\w+ )?out|optout)`,
  `(?:stop|quit|cease|end|cancel) (?:with )?(?:all |any |the |these |those |this |your |ur |sending |getting |receiving |automatic |automated |auto )*(?:${message}|spam|spamming)`,
  `(?:stop|quit|cease) (?:contacting|bothering|harassing|pestering|annoying|calling|emailing|writing)`,
  `(?:stop|quit|cease) sending (?:me|us|this|that|these|those|it|any|stuff|things)`,
  `(?:dont|do not|never|not to|not) (?:you )?(?:ever )?(?:text|txt|message|msg|sms|contact|bother|write|write to|reach out to) ${someone}`,
  `(?:dont|do not|never|not to) (?:you )?(?:ever )?(?:text|txt|message|msg|contact|bother|write|call|reach out|send)(?: \\w+){0,3} ${further}`,
  `(?:dont|do not|never|not to) send (?:me|us)(?: \\w+){0,2} ${message}`,
  `(?:dont|do not|no longer|never) (?:want|wanna|wish|care)(?: \\w+){0,3} (?:${message}|contacted|hear from you)`,
  `(?:never|didnt|did not|dont|do not) (?:sign(?:ed)? up|subscribed?|consent(?:ed)?)`,
  `no more (?:\\w+ )?(?:${message}|contact|spam)`,
  `(?:take|get|drop|scratch|leave|keep) ${someone} off(?: of)?(?: (?:your|the|this|that|ur|all|any|these|every))?(?: \\w+)? (?:lists?|contacts?|database|system|${message})`,
  `take ${someone} off$`,
  `(?:remove|delete|erase|drop) (?:${someone}|us)(?= (?:please|now|thanks|asap|from (?:your|the|this|that|ur|all|any|these|every)(?: \\w+)? (?:lists?|contacts?|database|system|${message}))\\b|$)`,
  `(?:leave (?:me|us|this number) (?:alone|be))`,
  `(?:lose|forget|erase|delete) (?:my|this) (?:phone |cell )?number`,
  `(?:have|got|is|its|thats|texting|texted) the wrong (?:number|person)`,
  `(?:revoke|revoking|withdraw|withdrawing|cancel|rescind|end)(?: \\w+){0,2} (?:consent|permission|subscription)`,
  `(?:reply|text|texting|said|saying|say) stop`,
  // Spanish, without accents.
  `no mas ${mensajes}`,
  `no (?:me|nos) (?:vuelvan? a )?(?:mand|envi|escrib|text|molest|contact)\\w*`,
  `no (?:me|nos) (?:sigan?|vuelvan?) (?:mand|envi|escrib|text|molest|contact)\\w*`,
  `no quiero (?:\\w+ ){0,3}${mensajes}`,
  `(?:para|pare|paren|parar|deja|deje|dejen|dejar)(?:me|nos)? (?:ya )?(?:de|con) (?:los |sus |tus |estos )?(?:mand|envi|escrib|text|molest|contact|mensaj)\\w*`,
  `(?:quit|saqu|sac|borr|elimin)\\w{1,3}me(?:n)? de`,
  `(?:borr|elimin|quit)\\w{1,3} mi numero`,
  `(?:dar|darme|dame|deme|denme) de baja`,
  `cancel\\w* (?:\\w+ ){0,2}(?:${mensajes}|suscripcion)`,
  `(?:dejame|dejeme|dejenme) en paz`,
].map((request) => new RegExp(`(?<![\\p{L}\\p{N}])${request}(?![\\p{L}\\p{N}])`, 'u'));

const removeSpaces = (plainText: string) => plainText.replaceAll(' ', '');

/** The text without what the pattern matches. */
const removeWords = (plainText: string, dropped: RegExp) =>
  plainText.replace(dropped, ' ').replace(/\s+/g, ' ').trim();

/** Whether nothing but stop words is left, such as in "stop stop". */
const isOnly = (plainText: string, among: readonly string[]) =>
  plainText !== '' &&
  (among.includes(removeSpaces(plainText)) || plainText.split(' ').every((word) => among.includes(word)));

/** STOP with letters that are doubled or have changed places. */
function isMistypedStop(plainText: string): boolean {
  const letters = removeSpaces(plainText);
  return (
    letters.replace(/(.)\1+/g, '$1') === 'stop' || ['stpo', 'sotp', 'tsop', 'stp', 'stip'].includes(letters)
  );
}

/** What a text's words mean, whatever its punctuation, case, spaces, accents and emoji. */
export function readKeyword(text: string): Reading {
  const plainText = normalizeWords(text);
  const letters = removeSpaces(plainText);
  if (isOnly(plainText, stopWords)) {
    return isOnly(plainText, cancelWords) ? 'cancel' : 'stop';
  }
  if (startWords.includes(letters)) {
    return 'start';
  }
  if (helpWords.includes(letters)) {
    return 'help';
  }
  const withoutCourtesies = removeWords(plainText, courtesies);
  if (yesWords.includes(removeSpaces(withoutCourtesies))) {
    return 'yes';
  }
  if (isOnly(withoutCourtesies, stopWords)) {
    const isAmbiguous = withoutCourtesies.split(' ').some((word) => ambiguousStopWords.includes(word));
    return isAmbiguous ? 'maybe_stop' : 'stop';
  }
  const isAsked =
    wholeTexts.has(withoutCourtesies) ||
    isMistypedStop(withoutCourtesies) ||
    isOnly(removeWords(withoutCourtesies, emphases), ['stop', 'stopall', 'unsubscribe', 'optout']) ||
    requests.some((request) => request.test(plainText));
  return isAsked ? 'maybe_stop' : 'ordinary';
}
