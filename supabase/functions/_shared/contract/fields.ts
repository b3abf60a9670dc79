/** The schemas of fields that requests and answers share. */
import * as v from 'valibot';
import { toE164 } from '../phone.ts';
import { storableText } from '../text.ts';
import { problem } from './problem.ts';

/** Names what a text means where its schema doesn't tell. The fuzzer needs it to generate valid values. */
export const format = <Input>(name: string) => v.metadata<Input, { format: string }>({ format: name });

/** A text of a request; '' when it is missing or anything else. */
export const text = v.fallback(v.string(), '');

/** The same without what PostgreSQL can't keep. */
export const storedText = v.pipe(text, v.transform(storableText));

/** At most so many characters, as people count them. */
export const upTo = (most: number, message: string) =>
  v.check<string, string>((given) => [...given].length <= most, message);

/** A number in any spelling people use, as E.164. */
export const phone = (message: string, name = 'phone') =>
  v.pipe(
    text,
    v.check((number) => toE164(number) !== null, message),
    v.transform((number) => toE164(number) ?? ''),
    format(name),
  );

/** The same of a number that may be missing: null when it is, or blank. */
export const maybePhone = (message: string) =>
  v.pipe(
    v.nullish(v.string(message), null),
    v.transform((given) => given?.trim() || null),
    v.check((given) => given === null || toE164(given) !== null, message),
    v.transform((given) => given && toE164(given)),
    format('phone'),
  );

/** A text that PostgreSQL accepts as a `uuid` (RFC 9562, any version). */
export const uuid = v.pipe(v.string(), v.uuid());

/** The name of a row of ours. */
export const rowId = (message: string) => v.message(uuid, message);

export const yesOrNo = (sentence: string) => v.boolean(problem('invalid_choice', sentence));

/** As column `other_number` has it. */
const longestOther = 254;
const noContact = problem('invalid_number', 'Please choose a conversation.');

/**
 * Whom a conversation is with. Not everyone has an E.164 number: short codes, named senders and
 * e-mail addresses are kept as they came.
 */
export const otherParty = v.pipe(
  storedText,
  v.trim(),
  v.transform((given) => (given.includes('@') ? given.toLowerCase() : given)),
  v.nonEmpty(noContact),
  v.maxLength(longestOther, noContact),
  format('contact'),
);

/** An optional detail of an answer: null when it is missing or malformed. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.nullable(schema), null);

/** The same of a text; an empty one counts as missing. */
export const maybeText = maybe(v.pipe(v.string(), v.nonEmpty()));

/** A moment in ISO 8601. PostgREST writes `…T…+00:00`, the embedded stack `… …+00`. */
export const moment = v.pipe(
  v.string(),
  v.transform((written) => new Date(written.replace(' ', 'T').replace(/(:\d\d\S*[+-]\d\d)$/, '$1:00'))),
  v.check((time) => !Number.isNaN(time.getTime()), 'not a time'),
  v.transform((time) => time.toISOString()),
);

export const isoTime = (timestamp: string) => v.parse(moment, timestamp);

export const maybeMoment = maybe(moment);

/** A detail of an answer that defaults to false. */
export const flag = v.fallback(v.boolean(), false);

/** 0 when it is missing. */
export const count = v.nullish(v.number(), 0);
