/** Settings for calls and texts: which phones ring when, what callers get when nobody answers, automatic texts. */
import * as v from 'valibot';
import { areOpenHours, isCalendarDate, createWeek } from '../domain/business-hours.ts';
import { normalizeWords } from '../domain/plain-words.ts';
import { onOneLine, makeStorable } from '../domain/text.ts';
import { type ActionSchemas, adminAction, problem, success } from './action.ts';
import * as fields from './fields.ts';
import { numberChange } from './numbers.ts';

/**
 * When calls are forwarded. While the business is closed, `business_hours` rings no phone and
 * `emergency_after_hours` rings another number.
 */
export const forwardWhens = ['always', 'business_hours', 'emergency_after_hours'] as const;

/** How the business's phones ring. The emergency number always rings alone. */
export const ringOrders = ['in_order', 'all_at_once'] as const;

/** Longest automatic text, in characters: two segments, the most that Twilio recommends. */
export const maxAutomaticLength = 320;
/** Longest name of a holiday, in characters. */
export const maxHolidayName = 60;
/** Column `holidays` has the same limit. */
export const maxHolidays = 100;
/** The longest pause of automatic answers, in hours; column `answer_pause_hours` has the same limit. */
export const maxPauseHours = 72;
/** Column `emergency_words` has the same limit. */
export const maxEmergencyWords = 100;
/** Longest emergency word or phrase, in characters. */
const maxEmergencyWordLength = 60;
/** Longest spoken greeting, in characters: about half a minute. */
export const maxGreetingLength = 500;

/** `HH:MM` each. `closes` is exclusive; `00:00` there means midnight at the end of the day. */
const openHours = v.object({
  opens: v.pipe(v.string(), fields.format('opening time')),
  closes: v.pipe(v.string(), fields.format('closing time')),
});

/** The hours of a week: null on a day when the business is closed. */
export const weekHours = v.object(createWeek(() => v.nullable(v.pipe(openHours, v.check(areOpenHours)))));

/** A text that customers get. Null when blank. */
const filledText = (what: string, maxLength: number) =>
  v.pipe(
    v.fallback(v.nullable(v.string()), null),
    v.transform((given) => makeStorable(given ?? '').trim()),
    fields.upTo(maxLength, 'too_long', `The ${what}`),
    v.transform((given) => given || null),
  );

const noEmergencyWords = problem('no_words', 'Write at least one emergency word.');

const onOrOff = fields.yesOrNo('Choose on or off.');

/** Days off, each listed once. */
export const holidayList = v.pipe(
  v.array(
    v.object({
      date: v.pipe(v.string(), v.check(isCalendarDate), fields.format('date')),
      name: filledText('name of the holiday', maxHolidayName),
    }),
  ),
  v.maxLength(maxHolidays),
  v.checkItems(({ date }, index, all) => all.findIndex((one) => one.date === date) === index),
);

/** The columns of `call_handling` that decide which phones ring. Numbers are E.164. */
export const callScheduleFields = v.object({
  forwardWhen: v.picklist(forwardWhens, problem('invalid_choice', 'Choose when calls are to be forwarded.')),
  hours: v.message(
    weekHours,
    problem(
      'invalid_hours',
      'Enter opening and closing times for every open day, the closing time after the opening time.',
    ),
  ),
  /** Null only while `forwardWhen` doesn't need it. */
  afterHoursNumber: fields.maybePhone('emergency number'),
  /** Rings after the forwarding number, or together with it, as `ringOrder` says. */
  secondNumber: fields.maybePhone('second phone'),
  thirdNumber: fields.maybePhone('third phone'),
  ringOrder: v.picklist(ringOrders, problem('invalid_choice', 'Choose in which order the phones ring.')),
  /** Screening: the person who picks up must press 1, which a mobile's own voicemail can't do. */
  screeningOn: onOrOff,
  holidays: v.message(
    holidayList,
    problem('invalid_holidays', `Enter a date for each holiday, each date once, ${maxHolidays} at most.`),
  ),
});

export type CallSchedule = v.InferOutput<typeof callScheduleFields>;

/** The columns of `call_handling` for missed calls. Texts are kept while their switch is off. */
export const missedCallFields = v.object({
  textBackOn: onOrOff,
  textBackText: filledText('text', maxAutomaticLength),
  voicemailOn: onOrOff,
  voicemailGreeting: filledText('greeting', maxGreetingLength),
  /** Whether Twilio transcribes voicemails. */
  transcribeOn: onOrOff,
});

/** The columns of `call_handling` for answers to texts. Texts are kept while their switch is off. */
export const textAnswerFields = v.object({
  closedAnswerOn: onOrOff,
  /** May contain the placeholder for the next opening. */
  closedAnswerText: filledText('answer', maxAutomaticLength),
  emergencyAnswerOn: onOrOff,
  emergencyAnswerText: filledText('answer', maxAutomaticLength),
  /** Whether it is also sent while the business is open. */
  emergencyAnswerAlways: onOrOff,
  /**
   * For how many hours a contact gets no closed answer after a person of the office wrote to them, or an
   * emergency answer went out.
   */
  answerPauseHours: v.message(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxPauseHours)),
    problem('invalid_pause', `Enter a whole number of hours, 0 to ${maxPauseHours}.`),
  ),
  /** A text with one of these words or phrases is an emergency. */
  emergencyWords: v.pipe(
    v.message(v.array(v.string()), noEmergencyWords),
    v.transform((lines) => [...new Set(lines.map(onOneLine))].filter((line) => normalizeWords(line) !== '')),
    v.minLength(1, noEmergencyWords),
    v.maxLength(
      maxEmergencyWords,
      problem('too_many_words', `Write ${maxEmergencyWords} emergency words at most.`),
    ),
    v.checkItems(
      (line) => [...line].length <= maxEmergencyWordLength,
      problem('word_too_long', `An emergency word can have ${maxEmergencyWordLength} characters at most.`),
    ),
  ),
});

/** Longest notice on the site, in characters: two lines on a phone, for which the site keeps room. */
export const maxNoticeLength = 90;

/** The column of `call_handling` for the site. */
export const siteFields = v.object({
  /** A line that visitors see beside the hours. */
  siteNotice: filledText('notice', maxNoticeLength),
});

/** One change of the forwarding settings. The values are as stored; `hours` and `holidays` are JSON. */
const forwardingChange = v.object({
  id: v.number(),
  at: fields.moment,
  /** The e-mail address of the account that made the change. Null when no account did. */
  by: fields.maybeText,
  what: v.picklist(['forwardingNumber', ...v.keyof(callScheduleFields).options]),
  from: fields.maybeText,
  to: fields.maybeText,
});

export type ForwardingChange = v.InferOutput<typeof forwardingChange>;

/** The refusal names the settings as `changes`. */
export const replacesSetUp = problem(
  'replaces_set_up',
  'Somebody has set another place for this number’s calls. Nothing was changed. Look at what would be replaced, then confirm it.',
  409,
);
export const replacedSetUp = v.object({ changes: v.pipe(v.array(numberChange), v.nonEmpty()) });

/** Requires the field while its switch is on. */
const requireWhileOn = <Input extends Record<string, unknown>>(
  isOn: keyof Input,
  field: keyof Input & string,
  message: string,
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || !dataset.value[isOn] || dataset.value[field] !== null) {
      return;
    }
    const { value: input } = dataset;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }],
    });
  });

const noTarget = problem('no_forwarding_number', 'Please enter a number to forward calls to');
const noTextBack = problem('empty_text', 'Please write the text that callers get.');
const noGreeting = problem('empty_greeting', 'Please write the greeting that callers hear.');
const noAnswer = problem('empty_text', 'Please write the answer that customers get.');

export const callHandlingActions = {
  updateCallForwarding: adminAction(
    v.object({
      forwardTo: v.pipe(fields.text, v.trim(), v.nonEmpty(noTarget), fields.phone('number to forward to')),
      phoneNumber: fields.ourNumber('business number'),
      /** The existing settings that the admin agreed to replace, as {@link replacesSetUp} listed them. */
      replacing: v.optional(v.message(v.array(numberChange), replacesSetUp), []),
    }),
    success,
  ),
  updateCallSchedule: adminAction(
    v.pipe(
      // A field that is left out stays unchanged.
      v.partial(callScheduleFields, ['secondNumber', 'thirdNumber', 'ringOrder', 'screeningOn', 'holidays']),
      v.forward(
        v.check(
          ({ forwardWhen, afterHoursNumber }) =>
            forwardWhen !== 'emergency_after_hours' || afterHoursNumber !== null,
          problem('no_after_hours_number', 'Please enter an emergency number'),
        ),
        ['afterHoursNumber'],
      ),
    ),
    success,
  ),
  updateMissedCallHandling: adminAction(
    v.pipe(
      v.partial(missedCallFields, ['transcribeOn']),
      requireWhileOn('textBackOn', 'textBackText', noTextBack),
      requireWhileOn('voicemailOn', 'voicemailGreeting', noGreeting),
    ),
    success,
  ),
  updateTextAnswers: adminAction(
    v.pipe(
      // A field that is left out stays unchanged.
      v.partial(textAnswerFields, ['answerPauseHours', 'emergencyWords']),
      requireWhileOn('closedAnswerOn', 'closedAnswerText', noAnswer),
      requireWhileOn('emergencyAnswerOn', 'emergencyAnswerText', noAnswer),
    ),
    success,
  ),
  updateSiteNotice: adminAction(siteFields, success),
  /** The latest five, newest first. */
  getForwardingHistory: adminAction(v.object({}), v.object({ changes: v.array(forwardingChange) })),
} satisfies ActionSchemas;
