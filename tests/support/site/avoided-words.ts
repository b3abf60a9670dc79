/** Words and turns that no page uses, each with what a service manager would say instead. */
type Avoided = {
  pattern: RegExp;
  instead: string;
  /** Files that may use it, for what their subject is called. */
  except?: RegExp;
};

export const avoidedWords: readonly Avoided[] = [
  {
    pattern: /\b(stands?|stood|sleeps?|slept)\b/i,
    instead: 'is parked, is down, is located; no “stand” at all',
  },
  { pattern: /\blamps?\b/i, instead: 'warning light on the dash, lights outside' },
  {
    pattern: /\b(hassle-free|world-class|best-in-class|state-of-the-art|one-stop|(?<!not )guaranteed)\b/i,
    instead: 'a fact',
  },
  { pattern: /\bwith your yes\b/i, instead: 'with your approval' },
  { pattern: /\bclocks\b/i, instead: 'intervals' },
  { pattern: /\bmakers?(’s?)?\b/i, instead: 'manufacturer' },
  { pattern: /\b(60\+|all|both|many|other|several|their|these|three|two) makes\b/i, instead: 'brands' },
  { pattern: /\b(beyond one|every|find a|this) make\b/i, instead: 'brand' },
  { pattern: /\bcampaigns?\b/i, instead: 'recall' },
  {
    pattern: /\b(a|each|her|his|its|own|manufacturer’s|that|the|their|this|your) books?\b/i,
    instead: 'manual',
  },
  { pattern: /\bpapers\b/i, instead: 'paperwork' },
  { pattern: /\bextension leads?\b/i, instead: 'extension cord' },
  { pattern: /\bflat packs?\b/i, instead: 'dead batteries' },
  { pattern: /(?<!cottonwood )\bfluff\b/i, instead: 'cottonwood fluff' },
  { pattern: /\bus included\b/i, instead: 'say who' },
  { pattern: /\bcome back with a quote\b/i, instead: 'send you a quote' },
  { pattern: /\bmishears?\b/i, instead: 'misreads' },
  { pattern: /\bShop (desk|notes)\b/, instead: 'the name of the business' },
  { pattern: /\binside the circle\b/i, instead: 'in our service area' },
  {
    pattern:
      /\b(colour|centre|tyre|licence|metres?|litres?|behaviour|neighbours?|labour|grey|practised|autumn|immobiliser|organis\w+|recognis\w+)\b/i,
    instead: 'American spelling',
  },
  {
    pattern:
      /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    instead: 'the month first',
  },
  { pattern: /\b70(%| percent)/, instead: 'nothing: a testimonial says it', except: /testimonials/ },
];

/** What was wrong, unsafe or against the business once, so that it never comes back. */
export const refusedStatements: readonly Avoided[] = [
  { pattern: /\bdriver can (make|do|run)( it)? alone\b/i, instead: 'it takes two people, wheels chocked' },
  {
    pattern: /\bchalk line\b|\bmove the selector\b|\bwith the PTO running, release\b/i,
    instead: 'no test procedure without a source: a technician does it',
  },
  {
    pattern: /\bfingernail\b|\blook again each week\b|\bkeys off the hook\b/i,
    instead: 'any crack: park it and call a Ford dealer with the VIN; pull the keys',
  },
  { pattern: /\bpark on chocks\b/i, instead: 'dry the brakes with a light application before you set them' },
  {
    pattern: /\bwithout a sample history\b|\boil sampling and filters decide\b|\bdepend on oil samples\b/i,
    instead: 'Cat fluids, Cat filters and S-O-S sampling together earn the longer interval',
  },
  {
    pattern: /\bshort of the flash file\b/i,
    instead: 'say what goes to the dealer, to a shop, and what we do',
  },
  { pattern: /\ba count, not a warning\b/i, instead: 'it first warns you, then counts down engine starts' },
  { pattern: /\bthe one brand here on both\b/i, instead: 'we work on both lines' },
  { pattern: /\btrucks, vans, lifts, forklifts\b/i, instead: 'what we don’t do: cranes' },
  {
    pattern: /\banswer(s|ed)?\b[^.]{0,40}\b(around the clock|day and night|day or night|24\/7)\b/i,
    instead: 'Emergency service is 24/7',
  },
  {
    pattern:
      /\b(call|use) (a|someone|somebody) (closer|local|nearer)\b|\b(closer|local|nearer) shop (is|will be) (better|faster|quicker)\b/i,
    instead: 'call: we’ll tell you straight whether we can beat a local shop',
  },
  {
    pattern: /\b(current|in effect|valid) (to|until) (\w+ \d+, )?20(1\d|2[0-5])\b/i,
    instead: 'confirm with DPS',
  },
  {
    pattern: /\bRoadcheck 2025\b/,
    instead: 'leave last season out',
    except: /posts\//,
  },
  { pattern: /(?<!hydraulic )\btank strainer\b/i, instead: 'hydraulic tank strainer' },
  { pattern: /\b85 percent\b/, instead: 'drop it: another company’s figure' },
  { pattern: /\bkindness\b|\bthe clue, not the comfort\b|\bfound at the gate\b/i, instead: 'say it plainly' },
];
