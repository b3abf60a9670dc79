/** Words and phrases that no page uses, each with what a service manager would say instead. */
type Avoided = {
  pattern: RegExp;
  instead: string;
  /** Files that may use the word, because it names their subject. */
  except?: RegExp;
};

const britishSpelling =
  /\b(colour|centre|tyre|licence|metres?|litres?|behaviour|neighbours?|labour|grey|practised|autumn|immobiliser|organis\w+|recognis\w+)\b/i;

export const avoidedWords: readonly Avoided[] = [
  { pattern: /[a-z]'[a-z]/i, instead: 'it with a curly apostrophe' },
  { pattern: britishSpelling, instead: 'it in American spelling' },
  {
    pattern:
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    instead: 'the month first',
  },
  { pattern: /\b(stands?|stood|sleeps?|slept)\b/i, instead: 'is parked, is down, is located' },
  { pattern: /\blamps?\b/i, instead: 'warning light on the dash, lights outside' },
  {
    pattern: /\b(hassle-free|world-class|best-in-class|state-of-the-art|one-stop|(?<!not )guaranteed)\b/i,
    instead: 'a fact',
  },
  { pattern: /\bmakers?(’s?)?\b/i, instead: 'manufacturer' },
  { pattern: /\b(60\+|all|both|many|other|several|their|these|three|two) makes\b/i, instead: 'brands' },
  { pattern: /\bcampaigns?\b/i, instead: 'recall' },
  { pattern: /\b(a|each|its|own|manufacturer’s|the|their|this|your) books?\b/i, instead: 'manual' },
  { pattern: /\bpapers\b/i, instead: 'paperwork' },
  { pattern: /\be-mail/i, instead: 'email' },
  { pattern: /\bcall-outs?\b/i, instead: 'service call' },
  { pattern: /\b(fitted|in date|we answer to)\b/i, instead: 'it as an American says it' },
  { pattern: /\. (if (someone|anyone)\b[^.?]*\b911|call 911 if)/i, instead: 'to call 911 first' },
  { pattern: /\b(any address|anything|anywhere) in Oklahoma,/i, instead: 'the three counties, each as one' },
  { pattern: /\binside the circle\b/i, instead: 'in our service area' },
  { pattern: /\b70(%| percent)/, instead: 'nothing of what a testimonial says', except: /testimonials/ },
  {
    pattern: /\banswer(s|ed)?\b[^.]{0,40}\b(around the clock|day and night|24\/7)\b/i,
    instead: 'Emergency service is 24/7',
  },
];
