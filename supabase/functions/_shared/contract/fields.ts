/** The schemas of fields that requests and answers share. */
import * as v from 'valibot';
import { isCalendarDate } from '../domain/business-hours.ts';
import { readBusinessNumber } from '../domain/business-number.ts';
import { readEmail } from '../domain/email.ts';
import { readPhone } from '../domain/phone.ts';
import { onOneLine, makeStorable } from '../domain/text.ts';
import { problem } from './action.ts';

/** Names a text's format where the schema can't. The fuzzer needs it to generate valid values. */
export const format = <Input>(name: string) => v.metadata<Input, { format: string }>({ format: name });

/**
 * A text of a request. Empty when it is missing or not a string. Not for the parts of a field: where one is
 * missing, valibot takes the fallback without the checks that follow it.
 */
export const text = v.fallback(v.string(), '');

/** The same, without characters that PostgreSQL can't store. */
export const storedText = v.pipe(text, v.transform(makeStorable));

/** At most `most` characters, where an emoji counts as one. `what` names the text to the user. */
export const upTo = (most: number, code: string, what: string) =>
  v.check<string, string>(
    (given) => [...given].length <= most,
    problem(code, `${what} can have ${most} characters at most.`),
  );

const invalidNumber = (which: string) =>
  problem('invalid_number', `The ${which} is not a valid phone number.`);

/** A number as E.164. A short one, such as 911, is read too, so that its own refusal says what is wrong with it. */
function readNumberOrShort(given: string): string | null {
  const [short] = /^\d{3,6}$/.exec(given.trim()) ?? [];
  return short === undefined ? (readPhone(given)?.number ?? null) : `+${short}`;
}

/** A number in any usual spelling, as E.164 and without its extension. `which` names it to the user. */
export const phone = (which: string) =>
  v.pipe(text, v.transform(readNumberOrShort), v.string(invalidNumber(which)), format('phone'));

/** A number of the business, which may be any that its field in the office accepts. */
export const ourNumber = (which: string) =>
  v.pipe(
    text,
    v.transform((given) => readPhone(given)?.number ?? readBusinessNumber(given)),
    v.string(invalidNumber(which)),
    format('our number'),
  );

/** The same for an optional number. Null when it is missing or blank. */
export const maybePhone = (which: string) =>
  v.pipe(
    v.nullish(v.string(invalidNumber(which)), null),
    v.transform((given) => given?.trim() || null),
    v.nullable(v.pipe(v.string(), v.transform(readNumberOrShort), v.string(invalidNumber(which)))),
    format('phone'),
  );

/** A text that PostgreSQL accepts as a `uuid` (RFC 9562, any version). */
export const uuid = v.pipe(v.string(), v.uuid());

/** The id of a row in our database. */
export const rowId = (message: string) => v.message(uuid, message);

export const yesOrNo = (sentence: string) => v.boolean(problem('invalid_choice', sentence));

/** The limit of column `contacts.address`. */
const longestOther = 254;
const noContact = problem('invalid_number', 'Please choose a conversation.');

/**
 * The address of a contact, where a number may have any usual spelling. Short codes, sender names and e-mail
 * addresses are allowed too, because not every contact has an E.164 number.
 */
export const otherParty = v.pipe(
  storedText,
  v.trim(),
  v.transform((given) =>
    given.includes('@') ? (readEmail(given) ?? given.toLowerCase()) : (readPhone(given)?.number ?? given),
  ),
  v.nonEmpty(noContact),
  v.maxLength(longestOther, noContact),
  format('contact'),
);

/** An optional detail of an answer. Null when it is missing, as in the answers of an older server. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

/** Like {@link maybe}, but an unknown value, as from a newer server, also counts as missing. */
export const maybeKnown = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(maybe(schema), null);

const orNull = (given: string) => given || null;

/** An optional text of an answer. Empty text counts as missing. */
export const maybeText = maybe(v.pipe(v.string(), v.transform(orNull)));

/** A moment in ISO 8601. */
export const moment = v.pipe(
  v.string(),
  v.transform((written) => new Date(written)),
  v.check((time) => !Number.isNaN(time.getTime()), 'not a time'),
  v.transform((time) => time.toISOString()),
);

export const formatIsoTime = (timestamp: string) => v.parse(moment, timestamp);

export const maybeMoment = maybe(moment);

const withOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/;

/** A moment of a request: ISO 8601 with an offset, because a clock time alone says no moment. */
export const instant = (message: string) =>
  v.message(v.pipe(v.string(), v.regex(withOffset), moment, format('instant')), message);

/** A calendar day of a request, `YYYY-MM-DD`. */
export const day = (message: string) =>
  v.message(v.pipe(v.string(), v.check(isCalendarDate), format('date')), message);

/** An optional text of a request on one line. Null removes it; empty text counts as null. */
export const maybeLine = (what: string, most: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(problem('invalid_text', `${what} must be a text.`)),
        v.transform(onOneLine),
        upTo(most, 'too_long', what),
        v.transform((given) => given || null),
      ),
    ),
  );

/** The same with its lines. */
export const maybeLines = (what: string, most: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(problem('invalid_text', `${what} must be a text.`)),
        v.transform((given) => makeStorable(given).trim()),
        upTo(most, 'too_long', what),
        v.transform((given) => given || null),
      ),
    ),
  );

/** A detail of an answer that defaults to false. */
export const flag = v.optional(v.boolean(), false);

/** A number that defaults to 0. */
export const count = v.nullish(v.number(), 0);

const cursorFormat =
  /^\d{4}-\d\d-\d\dT([01]\d|2[0-3])(:[0-5]\d){2}\.\d{6}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const noPage = problem('invalid_cursor', 'There is no such page. Please load the list again.');

/**
 * A cursor that the database wrote as `next_cursor`: the last row of a page, where the next page starts. `at` is
 * ISO 8601 in UTC, to the microsecond.
 */
export const pageCursor = v.pipe(
  v.string(noPage),
  v.regex(cursorFormat, noPage),
  v.check((cursor) => isCalendarDate(cursor.slice(0, 10)), noPage),
  v.transform((cursor) => {
    const [at = '', id = ''] = cursor.split('_');
    return { at, id };
  }),
  format('cursor'),
);
