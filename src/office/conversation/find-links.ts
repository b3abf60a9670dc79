/** Finds what can be tapped in a text: web and e-mail addresses, phone numbers, street addresses and positions. */
import { find } from 'linkifyjs';
import { buildMapAddress } from '../shared/map-address';

/** A part of a text. `href` is null for plain words. */
export type TextPart = { words: string; href: string | null; isOutside: boolean };

type Found = { start: number; end: number; href: string; isOutside: boolean };

/** Finds the phone numbers of a text, with their E.164 form. */
export type FindNumbers = (text: string) => { start: number; end: number; number: string }[];

/** Longer texts are pasted documents, whose end stays plain. */
const maxSearched = 5_000;

/** Letters that turn the direction of others or are invisible, so that an address could look like another one. */
const deceptive = /[\p{Cf}\p{Cc}]/u;

/**
 * The address that a link opens. Null unless it is `https:` and opens what it shows: no user name before the host, and a
 * host in plain letters, which no other host looks like.
 */
function readWebAddress(href: string): string | null {
  if (deceptive.test(href) || !URL.canParse(href)) {
    return null;
  }
  const { protocol, username, password, hostname } = new URL(href);
  const isPlain = !/(^|\.)xn--/.test(hostname);
  return protocol === 'https:' && username === '' && password === '' && isPlain ? href : null;
}

const readMailAddress = (href: string): string | null =>
  /^mailto:[\w.+-]+@[\w.-]+$/.test(href) ? href : null;

function findAddresses(text: string): Found[] {
  return find(text, { defaultProtocol: 'https' }).flatMap(({ type, href, start, end }) => {
    const read = type === 'email' ? readMailAddress(href) : readWebAddress(href);
    return read === null ? [] : [{ start, end, href: read, isOutside: type !== 'email' }];
  });
}

const streetWords =
  'St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Hwy|Highway|Pkwy|Parkway|Ct|Court|Pl|Place|Way|Ter|Terrace|Cir|Circle|Expy|Expressway';

/** "4400 S Garnett Rd, Tulsa, OK 74146": a number, one to four words of which the last names a kind of street. */
const street = new RegExp(
  String.raw`\b\d{1,6} (?:[NSEW]{1,2}\.? )?(?:[A-Z0-9][\w’'.-]{0,20} ){1,3}(?:${streetWords})\b\.?(?:,? [A-Z][a-z]{1,20}(?: [A-Z][a-z]{1,20})?,? (?:OK|Oklahoma)(?: \d{5})?)?`,
  'g',
);

/** "36.0527, -95.7908": latitude and longitude, as a phone or the site's form tells them. */
const position = /(?<![\d.-])-?\d{1,2}\.\d{3,8}, ?-?\d{1,3}\.\d{3,8}(?![\d.])/g;

const findPlaces = (text: string): Found[] =>
  [...text.matchAll(street), ...text.matchAll(position)].map(({ 0: place, index }) => ({
    start: index,
    end: index + place.length,
    href: buildMapAddress(place),
    isOutside: true,
  }));

/** Whether a text may have a phone number, so that the library has to be loaded. */
export const mayHaveNumber = (text: string): boolean =>
  /(?:\d[\s().-]{0,2}){7}/.test(text.slice(0, maxSearched));

/** Takes a text apart. `findNumbers` is null until its library has loaded. The parts together are the whole text. */
export function splitText(text: string, findNumbers: FindNumbers | null): TextPart[] {
  const searched = text.slice(0, maxSearched);
  const numbers = (findNumbers?.(searched) ?? []).map(({ number, ...place }) => ({
    ...place,
    href: `tel:${number}`,
    isOutside: false,
  }));
  const found = [...findAddresses(searched), ...findPlaces(searched), ...numbers];
  const parts: TextPart[] = [];
  let at = 0;
  const addPlain = (end: number) => {
    if (end > at) {
      parts.push({ words: text.slice(at, end), href: null, isOutside: false });
    }
  };
  for (const { start, end, href, isOutside } of found.toSorted((left, right) => left.start - right.start)) {
    // A number inside a web address belongs to it.
    if (start >= at) {
      addPlain(start);
      parts.push({ words: text.slice(start, end), href, isOutside });
      at = end;
    }
  }
  addPlain(text.length);
  return parts;
}
