/** Jobs from request to review, the machines of contacts, and the feeds of visits. */
import * as v from 'valibot';
import { areOpenHours } from '../domain/business-hours.ts';
import { readEmail } from '../domain/email.ts';
import { etaChoices, hasField, jobTextKinds, templateKinds } from '../domain/job-texts.ts';
import { readPhone } from '../domain/phone.ts';
import { onOneLine, makeStorable } from '../domain/text.ts';
import { isMistypedVin, normalizeSerial } from '../domain/vin.ts';
import { type ActionSchemas, adminAction, problem, staffAction, success } from './action.ts';
import * as fields from './fields.ts';
import { memberActions } from './members.ts';
import { maxMessageLength, message, notConfirmed } from './messages.ts';

export const jobStatuses = [
  'new',
  'estimate_sent',
  'approved',
  'booked',
  'on_the_way',
  'done',
  'lost',
] as const;

const meterUnits = ['hours', 'miles'] as const;

// Columns of `jobs` and `machines` have the same limits.
export const maxTitleLength = 200;
export const maxMachineLength = 200;
export const maxPlaceLength = 300;
export const maxJobNoteLength = 4000;
export const maxMachineFieldLength = 60;
export const maxSerialLength = 40;
export const maxMachineNoteLength = 1000;
const maxTemplateLength = 1000;
const maxLinkLength = 300;
/** Twenty million dollars, in cents. */
export const mostCents = 2_000_000_000;
const mostOnMeter = 9_999_999;

export const noJob = problem('no_job', 'There is no such job.', 404);
export const noTitle = problem('no_title', 'Say what the job is.');
export const noMachine = problem('no_machine', 'There is no such machine.', 404);
export const emptyMachine = problem(
  'empty_machine',
  'Say which machine it is: its unit, make, model or serial number.',
);
export const noMember = problem('no_member', 'This person has no access to the office.');
export const jobChanged = problem(
  'changed',
  'Somebody else has changed this job meanwhile. Look at it again, then save.',
  409,
);

/** A person, by their number in any spelling or their e-mail address. */
const person = v.pipe(
  fields.storedText,
  v.transform((given) => (given.includes('@') ? readEmail(given) : (readPhone(given)?.number ?? null))),
  v.string(problem('invalid_number', 'Name the customer by a phone number or an email address.')),
  v.maxLength(254, problem('invalid_number', 'This email address is too long.')),
  fields.format('person'),
);

const requestKey = v.optional(
  fields.rowId(problem('invalid_idempotency_key', 'The idempotency key must be named by a UUID.')),
);

export const invalidVisit = problem(
  'invalid_visit',
  'Enter the day of the visit, and from when to when it is: the end after the beginning.',
);

/** Days and times of the business's clock. `to` may be `00:00`, which is midnight at the end of the day. */
const givenVisit = v.message(
  v.pipe(
    v.object({
      day: fields.day(invalidVisit),
      from: v.pipe(v.string(), fields.format('opening time')),
      to: v.pipe(v.string(), fields.format('closing time')),
      /** Who goes there. */
      memberId: v.optional(v.nullable(fields.rowId(noMember)), null),
    }),
    v.check(({ from, to }) => areOpenHours({ opens: from, closes: to }), invalidVisit),
  ),
  invalidVisit,
);

const visit = v.object({
  day: v.string(),
  from: v.string(),
  to: v.string(),
  memberId: fields.maybeText,
  /** Since when the customer has the confirmation of this visit. Null when they don't, also after it was moved. */
  confirmedAt: fields.maybeMoment,
  /** The customer has texted CANCEL, which ended texts and may have been about the visit. */
  mayBeCanceled: fields.flag,
});

/** The customer's approval, with its evidence. */
const approval = v.object({
  messageId: v.string(),
  words: v.string(),
  at: fields.moment,
  /** What was approved, as it was then. */
  estimate: v.object({ amountCents: fields.maybe(v.number()), body: v.string() }),
});

export const job = v.object({
  id: v.string(),
  /** The address of the customer. */
  contact: v.string(),
  contactName: fields.maybeText,
  company: fields.maybeText,
  title: v.string(),
  /** In words. */
  machine: fields.maybeText,
  machineId: fields.maybeText,
  place: fields.maybeText,
  note: fields.maybeText,
  amountCents: fields.maybe(v.number()),
  status: v.picklist(jobStatuses),
  visit: fields.maybe(visit),
  approved: fields.maybe(approval),
  /** Since when the customer has an estimate with the job's amount. Null when they have none. */
  estimateSentAt: fields.maybeMoment,
  /** When the customer was last asked for a review, also about another job. Null when that is 90 days ago or more. */
  reviewAskedAt: fields.maybeMoment,
  created_at: fields.moment,
  updated_at: fields.moment,
});

export type Job = v.InferOutput<typeof job>;

export type JobStatus = Job['status'];

/** Another job of the same member at the same time. */
const overlap = v.object({
  jobId: v.string(),
  title: v.string(),
  day: v.string(),
  from: v.string(),
  to: v.string(),
});

export const machine = v.object({
  id: v.string(),
  /** The address of the contact whose machine it is; others of the company see it, too. */
  contact: v.string(),
  unit: fields.maybeText,
  make: fields.maybeText,
  model: fields.maybeText,
  serial: fields.maybeText,
  meter: fields.maybe(v.object({ value: v.number(), unit: v.picklist(meterUnits), date: v.string() })),
  note: fields.maybeText,
  created_at: fields.moment,
  updated_at: fields.moment,
});

export type Machine = v.InferOutput<typeof machine>;

const invalidMeter = problem('invalid_meter', 'Enter what the meter shows, in hours or miles.');
export const mistypedVin = problem(
  'invalid_serial',
  'This VIN can’t be right: its check digit doesn’t fit. Compare it with the plate.',
);

const invalidLink = problem('invalid_link', 'Enter a whole address that begins with https://.');

/** An address to put into texts. Null removes it. */
const link = v.optional(
  v.nullable(
    v.pipe(
      v.string(invalidLink),
      v.trim(),
      v.transform((given) => given || null),
      v.nullable(
        v.pipe(
          v.string(),
          v.maxLength(maxLinkLength, invalidLink),
          v.check((given) => given.startsWith('https://') && URL.canParse(given), invalidLink),
        ),
      ),
      fields.format('link'),
    ),
  ),
);

/** Words of the owner for each kind of text. Null stands for the default. */
const templates = v.object({
  estimate: fields.maybeLines('A template', maxTemplateLength),
  confirmation: fields.maybeLines('A template', maxTemplateLength),
  moved: fields.maybeLines('A template', maxTemplateLength),
  on_the_way: fields.maybeLines('A template', maxTemplateLength),
  done: fields.maybeLines('A template', maxTemplateLength),
  review: fields.maybeLines('A template', maxTemplateLength),
  reminder: fields.maybeLines('A template', maxTemplateLength),
} satisfies Record<(typeof templateKinds)[number], v.GenericSchema>);

const jobSettings = v.object({
  templates: v.record(v.picklist(templateKinds), v.string()),
  /** Whether customers are reminded of a confirmed visit, at 4 PM the day before. */
  reminderOn: v.boolean(),
  payLink: fields.maybeText,
  reviewLink: fields.maybeText,
});

const missingValue = problem(
  'missing_value',
  'A [field] in brackets has no value yet. Fill it in, or take it out.',
);

const invalidDay = problem('invalid_day', 'Enter a day, such as 2026-12-01.');
const invalidStatus = problem('invalid_status', 'Choose the status of the job.');

/** `nextCursor` of the previous page. Left out for the first page. */
const pageOffset = v.optional(
  v.message(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    problem('invalid_cursor', 'There is no such page. Please load the list again.'),
  ),
  0,
);

export const jobActions = {
  /**
   * Makes a job, or changes one: fields that are left out stay, null removes. With `updated_at` of the job as the caller
   * has seen it, 409 `changed` when somebody else was faster. A new amount ends the approval. `overlaps`: other visits of
   * the same member at that time, which only warn.
   */
  saveJob: staffAction(
    v.object({
      jobId: v.optional(fields.rowId(noJob)),
      contact: person,
      title: v.pipe(
        fields.text,
        v.transform(onOneLine),
        v.nonEmpty(noTitle),
        fields.upTo(maxTitleLength, 'too_long', 'The title'),
      ),
      machine: fields.maybeLine('The machine', maxMachineLength),
      machineId: v.optional(v.nullable(fields.rowId(noMachine))),
      place: fields.maybeLine('The place', maxPlaceLength),
      note: fields.maybeLines('The note', maxJobNoteLength),
      amountCents: v.optional(
        v.nullable(
          v.message(
            v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostCents)),
            problem('invalid_amount', 'Enter the amount in whole cents.'),
          ),
        ),
      ),
      status: v.optional(v.picklist(jobStatuses, invalidStatus)),
      visit: v.optional(v.nullable(givenVisit)),
      updated_at: v.optional(fields.instant(problem('invalid_time', 'Send the time as the job had it.'))),
      /** A repeated request with the same key makes no second job. */
      idempotencyKey: requestKey,
    }),
    v.object({ ...success.entries, job, overlaps: v.array(overlap) }),
  ),
  /** Jobs by their visits, then newest. `unscheduled`: only jobs that still need a visit. */
  getJobs: staffAction(
    v.object({
      jobId: v.optional(fields.rowId(noJob)),
      contact: v.optional(person),
      from: v.optional(fields.day(invalidDay)),
      to: v.optional(fields.day(invalidDay)),
      status: v.optional(v.picklist(jobStatuses, invalidStatus)),
      unscheduled: v.optional(fields.yesOrNo('Say whether to list jobs without a visit.'), false),
      cursor: pageOffset,
    }),
    v.object({
      jobs: v.array(job),
      /** Null on the last page. */
      nextCursor: fields.maybe(v.number()),
    }),
  ),
  /** Approves by hand, with a message of the customer as evidence. 409 `no_estimate` when they have none from us. */
  approveJob: staffAction(
    v.object({
      jobId: fields.rowId(noJob),
      messageId: fields.rowId(problem('no_message', 'Name a message of this customer.', 404)),
    }),
    v.object({ job }),
  ),
  /**
   * Sends a text about a job, like `sendMessage`. Once Twilio has taken it, the job moves on, and a visit counts as
   * confirmed.
   */
  sendJobText: staffAction(
    v.object({
      jobId: fields.rowId(noJob),
      kind: v.picklist(jobTextKinds, problem('invalid_kind', 'Choose what the text is about.')),
      /** What the text says, in minutes. */
      etaMinutes: v.optional(
        v.message(
          v.pipe(
            v.number(),
            v.check((minutes) => etaChoices.some((choice) => choice === minutes)),
          ),
          problem('invalid_eta', `Choose ${etaChoices.join(', ')} minutes.`),
        ),
      ),
      body: v.pipe(
        fields.storedText,
        v.trim(),
        v.nonEmpty(problem('empty_message', 'Please write a message.')),
        v.maxLength(
          maxMessageLength,
          problem('message_too_long', `A message can have ${maxMessageLength} characters at most.`),
        ),
        v.check((body) => !hasField(body), missingValue),
      ),
      idempotencyKey: requestKey,
    }),
    v.variant('success', [v.object({ ...success.entries, message, job: fields.maybe(job) }), notConfirmed]),
  ),
  /** Adds a machine of a contact, or changes one: fields that are left out stay, null removes. */
  saveMachine: staffAction(
    v.object({
      machineId: v.optional(fields.rowId(noMachine)),
      contact: person,
      unit: fields.maybeLine('The unit', maxMachineFieldLength),
      make: fields.maybeLine('The make', maxMachineFieldLength),
      model: fields.maybeLine('The model', maxMachineFieldLength),
      /** A serial number or a VIN. */
      serial: v.optional(
        v.nullable(
          v.pipe(
            v.string(problem('invalid_serial', 'The serial number must be a text.')),
            v.transform((given) => normalizeSerial(makeStorable(given))),
            v.maxLength(maxSerialLength, problem('invalid_serial', 'This serial number is too long.')),
            v.check((given) => !isMistypedVin(given), mistypedVin),
            v.transform((given) => given || null),
          ),
        ),
      ),
      meter: v.optional(
        v.nullable(
          v.message(
            v.object({
              value: v.pipe(v.number(), v.minValue(0), v.maxValue(mostOnMeter)),
              unit: v.picklist(meterUnits),
              /** Today when left out. */
              date: v.optional(fields.day(invalidMeter)),
            }),
            invalidMeter,
          ),
        ),
      ),
      note: fields.maybeLines('The note', maxMachineNoteLength),
      idempotencyKey: requestKey,
    }),
    v.object({ ...success.entries, machine }),
  ),
  /** The machines of a contact and of their company. */
  getMachines: staffAction(v.object({ contact: person }), v.object({ machines: v.array(machine) })),
  /** A page of all jobs and machines, for a file. Asking for the first page is noted in the audit log. */
  exportJobs: adminAction(
    v.object({ cursor: pageOffset }),
    v.object({
      jobs: v.array(job),
      machines: v.array(machine),
      /** Null on the last page. */
      nextCursor: fields.maybe(v.number()),
    }),
  ),
  /** With everybody who can be sent to a visit. */
  ...memberActions,
  /**
   * Makes a calendar feed and answers with its address, this once: of the caller's visits, or with `jobId` of one visit
   * for its customer. An earlier feed of the same ends.
   */
  createFeed: staffAction(
    v.object({ jobId: v.optional(fields.rowId(noJob)) }),
    v.object({ ...success.entries, url: v.string() }),
  ),
  /** Ends a feed: its address answers 404 from now on. */
  revokeFeed: staffAction(v.object({ jobId: v.optional(fields.rowId(noJob)) }), success),
  /** Since when the caller, or with `jobId` the visit's customer, has a feed. Null when there is none. */
  getFeed: staffAction(
    v.object({ jobId: v.optional(fields.rowId(noJob)) }),
    v.object({ since: fields.maybeMoment }),
  ),
  /** The words and links of texts about jobs. */
  getJobSettings: staffAction(v.object({}), jobSettings),
  /** Fields that are left out stay. */
  saveJobSettings: adminAction(
    v.object({
      templates: v.optional(
        v.message(templates, problem('invalid_templates', 'A template can have 1,000 characters at most.')),
      ),
      reminderOn: v.optional(fields.yesOrNo('Choose on or off.')),
      payLink: link,
      reviewLink: link,
    }),
    v.object({ ...success.entries, ...jobSettings.entries }),
  ),
} satisfies ActionSchemas;
