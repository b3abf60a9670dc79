const stopWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
const startWords = new Set(['START', 'YES', 'UNSTOP']);
const helpWords = new Set(['HELP', 'INFO']);

type Keyword = 'stop' | 'start' | 'help';

/** The opt-out word that a text consists of, if it does: single words only, in any letter case. */
export function keywordOf(body: string): Keyword | null {
  const word = body.trim().toUpperCase();
  if (stopWords.has(word)) return 'stop';
  if (startWords.has(word)) return 'start';
  return helpWords.has(word) ? 'help' : null;
}
