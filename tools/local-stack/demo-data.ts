/**
 * What a new data folder starts with: an admin, a dozen conversations, a few quote requests and a
 * month of calls, so that the office has something to show. Written once; every number is from a range reserved for fiction.
 */
import { createHash } from 'node:crypto';
import { smsConsent, type Quote } from '../../supabase/functions/_shared/quote.ts';
import { quoteSummary } from '../../supabase/functions/request-quote/quote-summary.ts';
import type { Backend, Database } from './backend.ts';
import { publishableKey } from './keys.ts';
import type { TwilioEmulator } from '../twilio-emulator/emulator.ts';
import type { SeedCall, SeedMessage } from '../twilio-emulator/seed.ts';

type DemoMessage = {
  /** Hours before the start of the stack. */
  hoursAgo: number;
  direction: 'inbound' | 'outbound';
  body: string;
  /** Outbound only; `delivered` when left out. */
  status?: 'delivered' | 'undelivered' | 'failed' | 'sent';
  errorCode?: number;
};

type DemoConversation = {
  otherNumber: string;
  contactName: string;
  unread: number;
  isOptedOut?: boolean;
  messages: DemoMessage[];
};

const customer = (hoursAgo: number, body: string): DemoMessage => ({ hoursAgo, direction: 'inbound', body });
const office = (hoursAgo: number, body: string): DemoMessage => ({ hoursAgo, direction: 'outbound', body });

const demoReplies = [
  'Got your text. Where does it stand, and can it move?',
  'A technician is on the way. We call when we are ten minutes out.',
  'Please send the VIN or serial number and a picture of the plate.',
];

const demoConversations: DemoConversation[] = [
  {
    otherNumber: '+19185550111',
    contactName: 'Dale, Verdigris Aggregates',
    unread: 2,
    messages: [
      customer(
        1.2,
        'Cat 336 at the Verdigris pit just threw a hydraulic line on the stick. Down hard. How fast can you be here?',
      ),
      customer(1.1, 'Hose is the one at the elbow, about 3/4 inch. Can text you a picture.'),
    ],
  },
  {
    otherNumber: '+19185550112',
    contactName: 'Marisol, Prairie Parcel',
    unread: 1,
    messages: [
      customer(
        27,
        'Morning. Two Transits with check engine lights on, both limp mode. Can somebody look before the 6 AM load out tomorrow?',
      ),
      office(26.6, 'Yes. A technician can be at your dock at 4:30 PM today. Unit numbers and mileage?'),
      customer(26.4, 'Units 14 and 22. 118k and 96k.'),
      office(
        21,
        'Both done: unit 14 had a cracked charge air hose, unit 22 a clogged DPF sensor line. Invoice is in your e-mail.',
      ),
      customer(3.4, 'Both ran fine this morning. Can you quote PM service for all 18 vans?'),
    ],
  },
  {
    otherNumber: '+19185550113',
    contactName: 'Curtis, Redbud Utility Contractors',
    unread: 0,
    messages: [
      customer(52, 'Bucket truck boom drifts down about a foot in ten minutes. Is that safe to keep using?'),
      office(
        51.7,
        'Please take it out of service until we have seen it. We can be there tomorrow at 8. Where is it parked?',
      ),
      customer(51.5, 'Yard on 41st by the substation. Gate code comes by phone.'),
      office(
        27.5,
        'Holding valve replaced and load tested, no drift in 30 minutes. Report attached to the unit.',
      ),
      customer(27.2, 'Appreciate it.'),
    ],
  },
  {
    otherNumber: '+14055550114',
    contactName: 'Hank, Canadian River Freight',
    unread: 1,
    messages: [
      customer(
        6.5,
        'Freightliner Cascadia on the shoulder I-44 mm 178 eastbound. Air pressure will not build past 60. Driver is out of the lane.',
      ),
      office(6.3, 'On it. Stay behind the guard rail please. Truck leaves Tulsa in 10 minutes.'),
      office(5.1, 'Governor line had split, replaced, builds to 120 in spec. Driver is rolling.'),
      customer(4.9, 'You saved that load. Bill goes to the usual address.'),
    ],
  },
  {
    otherNumber: '+19185550115',
    contactName: 'Renee, Green Country Hay',
    unread: 0,
    messages: [
      customer(
        74,
        'Our New Holland baler tractor overheats after an hour. Can you come out near Claremore this week?',
      ),
      office(73, 'Thursday between 9 and 11 works. Is the radiator screen clean and the fan belt tight?'),
      customer(72.6, 'Screen is clean. Belt looks old.'),
      office(72.4, 'We will bring a belt and a thermostat. See you Thursday.'),
    ],
  },
  {
    otherNumber: '+19185550116',
    contactName: 'Warehouse desk, Port 33',
    unread: 0,
    messages: [
      customer(98, 'Hyster H50 will not lift, motor runs fine. Need it by second shift.'),
      office(97.8, 'Technician can be there at 1 PM. Please leave it parked with the forks down.'),
      office(92, 'Lift chain anchor was seized and the relief valve stuck. Fixed and tested at rated load.'),
      customer(91.7, 'Thanks, second shift is happy.'),
    ],
  },
  {
    otherNumber: '+19185550117',
    contactName: 'Tom',
    unread: 0,
    isOptedOut: true,
    messages: [
      customer(120, 'How much for a DOT inspection on a single axle dump?'),
      office(
        119.5,
        'Annual inspections are done at your yard. I can call you with a price: what is the unit and where is it?',
      ),
      customer(119.2, 'Found somebody closer.'),
      customer(119.1, 'STOP'),
    ],
  },
  {
    otherNumber: '+19185550166',
    contactName: 'Luis, Arkansas River Sand',
    unread: 0,
    messages: [
      customer(30, 'Loader will not start, cranks slow. Batteries are from last year.'),
      {
        hoursAgo: 29.5,
        direction: 'outbound',
        body: 'We can be there by noon with a load tester and two group 31s. OK?',
        status: 'undelivered',
        errorCode: 30003,
      },
    ],
  },
  {
    otherNumber: '+15395550118',
    contactName: 'Jo, Osage Wind Service',
    unread: 0,
    messages: [
      customer(
        146,
        'Need DOT annuals on six pickups with trailers before the 30th. Can you do all six in one day at our yard?',
      ),
      office(145, 'Yes, with two technicians. Monday or Wednesday next week?'),
      customer(144.6, 'Wednesday, start at 7.'),
      office(144.5, 'Booked: Wednesday 7 AM, six pickups, six trailers.'),
    ],
  },
  {
    otherNumber: '+19185550119',
    contactName: 'Beth, Cimarron Rentals',
    unread: 1,
    messages: [
      customer(
        9.5,
        'JLG 600S platform controls dead, ground controls work. It is at a customer site in Broken Arrow. Any chance today?',
      ),
    ],
  },
  {
    otherNumber: '+14795550120',
    contactName: 'Dispatch, Ozark Reefer',
    unread: 0,
    messages: [
      customer(
        168,
        'Trailer ABS light on, driver is in Muskogee at the truck stop off 69. Who do I talk to?',
      ),
      office(167.8, 'You have reached us. Trailer number and which side the driver is parked?'),
      customer(167.7, 'R-2207, north lot by the scales.'),
      office(165.9, 'Wheel speed sensor pigtail was chafed through. Repaired, light is out.'),
      customer(165.6, 'Great work.'),
    ],
  },
  {
    otherNumber: '+15805550121',
    contactName: 'Wade, Red Dirt Paving',
    unread: 0,
    messages: [
      customer(190, 'Bobcat T770 smoking white on cold start. Clears after five minutes. Worth looking at?'),
      office(
        189.5,
        'Worth a look before winter: likely glow plugs. We can pair it with the 500 hour service.',
      ),
      customer(189, 'Do both. Next week is fine.'),
    ],
  },
];

type DemoQuote = { hoursAgo: number; quote: Quote };

/** One of each kind: may be texted, may be called only, can only be written to. */
const demoQuotes: DemoQuote[] = [
  {
    hoursAgo: 2.2,
    quote: {
      name: 'Ray Holloway',
      phone: '+19185550124',
      email: null,
      zip: '74012',
      equipment: 'Boom lift',
      brand: 'Genie',
      description:
        'S-65 will not drive from the platform, ground controls work. Rental, due back tomorrow noon.',
      canMove: 'no',
      urgency: 'Down now, need help today',
      smsConsent: true,
      page: '/genie-lift-repair-tulsa',
    },
  },
  {
    hoursAgo: 5.6,
    quote: {
      name: 'Priya, Keystone Landscaping',
      phone: '+19185550125',
      email: 'office@keystone-landscaping.example',
      zip: '74063',
      equipment: 'Skid steer',
      brand: 'Kubota',
      description: 'SVL75 throws a low coolant warning after half an hour. No leak that we can see.',
      canMove: 'yes',
      urgency: 'This week',
      smsConsent: false,
      page: '/kubota-repair-oklahoma',
    },
  },
  {
    hoursAgo: 26,
    quote: {
      name: 'Gene Whitford',
      phone: null,
      email: 'gene@whitford-farms.example',
      zip: '74017',
      equipment: 'Farm tractor',
      brand: 'Case IH',
      description: 'Two Magnums, pre-season check before planting. What do you look at and what does it run?',
      canMove: 'yes',
      urgency: 'Planning ahead',
      smsConsent: false,
      page: '/case-ih-repair-tulsa',
    },
  },
];

type DemoCall = Pick<SeedCall, 'from' | 'status' | 'duration'> & {
  hoursAgo: number;
  /** Seconds it rang. */
  waited: number;
};

/** Where the calls were passed on to, before the office saved a number of its own. */
const mechanicNumber = '+19185550151';

const answered = (hoursAgo: number, from: string, duration: number): DemoCall => ({
  ...{ hoursAgo, from, status: 'completed', duration, waited: 4 + (duration % 9) },
});
const missed = (hoursAgo: number, from: string, status: 'no-answer' | 'busy' | 'canceled'): DemoCall => ({
  ...{ hoursAgo, from, status, duration: null, waited: status === 'no-answer' ? 20 : 2 },
});

/** The calls that go with the conversations. */
const recentDemoCalls: DemoCall[] = [
  answered(1.3, '+19185550111', 142),
  missed(4.2, '+19185550155', 'no-answer'),
  answered(6.6, '+14055550114', 318),
  missed(22.5, '+19185550156', 'busy'),
  answered(28, '+19185550112', 96),
  answered(31, '+19185550166', 65),
  answered(51.6, '+19185550113', 204),
  answered(75.5, '+19185550115', 171),
  missed(99, '+19185550116', 'no-answer'),
  answered(98.4, '+19185550116', 88),
  answered(147, '+15395550118', 412),
  answered(169, '+14795550120', 57),
];

/** Calls on a Sunday, a Monday, …; hours of the day (UTC) when they come, the busy ones more than once. */
const callsOnWeekday = [1, 7, 6, 5, 6, 7, 3];
const callHours = [12, 13, 13, 13, 14, 14, 15, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 23, 25, 27];
const demoCallers = [
  ...demoConversations.map(({ otherNumber }) => otherNumber),
  ...['26', '27', '28', '29', '30', '31', '57', '58'].map((end) => `+191855501${end}`),
  'anonymous',
];

/** A number from 0 up to below `below` that depends on nothing but its parts. */
function draw(below: number, ...parts: (string | number)[]): number {
  return createHash('sha256').update(parts.join(' ')).digest().readUInt32BE() % below;
}

/** The month before the stack was started, the same at every start but for its dates. */
function olderDemoCalls(now: Date): DemoCall[] {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  return Array.from({ length: 29 }, (_, index) => midnight - (index + 1) * 86_400_000)
    .flatMap((day, ago) =>
      Array.from({ length: callsOnWeekday[new Date(day).getUTCDay()] ?? 0 }, (_, index): DemoCall => {
        const hour =
          (callHours[draw(callHours.length, 'hour', ago, index)] ?? 15) + draw(60, 'minute', ago, index) / 60;
        const hoursAgo = (now.getTime() - day) / 3_600_000 - hour;
        const from = demoCallers[draw(demoCallers.length, 'from', ago, index)] ?? 'anonymous';
        const luck = draw(100, 'outcome', ago, index);
        if (luck < 16) return missed(hoursAgo, from, 'no-answer');
        if (luck < 21) return missed(hoursAgo, from, 'busy');
        if (luck < 25) return missed(hoursAgo, from, 'canceled');
        return answered(
          hoursAgo,
          from,
          luck < 31 ? 5 + draw(9, 'talk', ago, index) : 20 + draw(380, 'talk', ago, index),
        );
      }),
    )
    .filter(({ hoursAgo }) => hoursAgo > 0);
}

type DemoVoicemail = { hoursAgo: number; from: string; seconds: number; isHeard: boolean };

const demoVoicemails: DemoVoicemail[] = [
  { hoursAgo: 4.1, from: '+19185550155', seconds: 21, isHeard: false },
  { hoursAgo: 98.9, from: '+19185550116', seconds: 14, isHeard: true },
];

/** A provider id that depends on nothing but its parts, so that database and emulator agree. */
function demoSid(prefix: 'SM' | 'CA' | 'RE', ...parts: (string | number)[]): string {
  return prefix + createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

/**
 * Creates the demo admin by the front door, then confirms and grants by SQL. An admin who is
 * confirmed already is left alone: the role may have been revoked since.
 */
export async function seedAdmin(backend: Backend, admin: { email: string; password: string }): Promise<void> {
  const { rows } = await backend.database.query<{ email_confirmed_at: string | null }>(
    'select email_confirmed_at from auth.users where email = $1',
    [admin.email],
  );
  const [user] = rows;
  if (user?.email_confirmed_at) return;
  if (!user) {
    const response = await backend.fetch(
      new Request('http://localhost/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(admin),
      }),
    );
    if (!response.ok) throw new Error(`The demo admin could not be signed up: ${await response.text()}`);
  }
  await backend.database.transaction(async (transaction) => {
    await transaction.query(
      'update auth.users set email_confirmed_at = now(), confirmation_token = null where email = $1',
      [admin.email],
    );
    await transaction.query('select public.grant_admin($1)', [admin.email]);
  });
}

/** Fills an office that has no conversation yet. */
export async function seedConversations(
  database: Database,
  businessNumber: string,
  now: Date,
): Promise<void> {
  const { rows } = await database.query('select 1 from public.contacts limit 1');
  if (rows.length > 0) return;
  await database.transaction(async (transaction) => {
    for (const conversation of demoConversations) {
      const first = conversation.messages[0];
      const last = conversation.messages.at(-1);
      if (!first || !last) continue;
      const { rows: created } = await transaction.query<{ id: string }>(
        `insert into public.contacts (business_number, address, name, last_message,
           last_message_at, unread_count, opted_out_by_contact, created_at, texting_allowed_by)
         values ($1, $2, $3, left($4, 200), $5, $6, $7, $8, 'text') returning id`,
        [
          businessNumber,
          conversation.otherNumber,
          conversation.contactName,
          last.body,
          hoursBefore(now, last.hoursAgo),
          conversation.unread,
          conversation.isOptedOut ?? false,
          hoursBefore(now, first.hoursAgo),
        ],
      );
      for (const [index, message] of conversation.messages.entries()) {
        const at = hoursBefore(now, message.hoursAgo);
        await transaction.query(
          `insert into public.messages (contact_id, business_number, direction, body, status, provider_sid,
             error_code, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
          [
            created[0]?.id,
            businessNumber,
            message.direction,
            message.body,
            message.direction === 'inbound' ? 'received' : (message.status ?? 'delivered'),
            demoSid('SM', conversation.otherNumber, index),
            message.errorCode ?? null,
            at,
          ],
        );
      }
    }
    for (const reply of demoReplies) {
      await transaction.query('insert into public.saved_replies (body) values ($1)', [reply]);
    }
    for (const { hoursAgo, from, seconds, isHeard } of demoVoicemails) {
      const at = hoursBefore(now, hoursAgo);
      await transaction.query(
        `insert into public.voicemails (call_sid, recording_sid, caller, seconds, created_at, heard_at,
           business_number, contact_id)
         values ($1, $2, $3, $4, $5, $6, $7, private.contact_of($3))`,
        [
          demoSid('CA', from, hoursAgo),
          demoSid('RE', from, hoursAgo),
          from,
          seconds,
          at,
          isHeard ? at : null,
          businessNumber,
        ],
      );
    }
    for (const { hoursAgo, quote } of demoQuotes) {
      await transaction.query('select public.submit_quote($1, $2, $3, $4, $5, $5)', [
        quote,
        quoteSummary(quote),
        smsConsent.text,
        smsConsent.version,
        '[]',
      ]);
      await transaction.query(
        `with own as (
           update public.contacts set created_at = $2, last_message_at = $2
           where address = $1 returning id
         ), requests as (
           update public.quote_requests set created_at = $2, business_number = $3,
             consented_at = case when sms_consent then $2::timestamptz end
           where contact_id in (select id from own)
         )
         update public.messages set created_at = $2, updated_at = $2, business_number = $3
         where contact_id in (select id from own)`,
        [quote.phone ?? quote.email, hoursBefore(now, hoursAgo), businessNumber],
      );
    }
  });
}

/** Gives a new emulator the same messages, and calls to go with them. */
export function seedTwilio(emulator: TwilioEmulator, businessNumber: string, now: Date): void {
  const messages = demoConversations.flatMap(({ otherNumber, messages: texts }) =>
    texts.map((message, index): SeedMessage => {
      const isInbound = message.direction === 'inbound';
      return {
        sid: demoSid('SM', otherNumber, index),
        direction: message.direction,
        from: isInbound ? otherNumber : businessNumber,
        to: isInbound ? businessNumber : otherNumber,
        body: message.body,
        at: hoursBefore(now, message.hoursAgo),
        status: isInbound ? 'received' : (message.status ?? 'delivered'),
        errorCode: message.errorCode ?? null,
      };
    }),
  );
  const calls = [...recentDemoCalls, ...olderDemoCalls(now)].map(({ hoursAgo, ...call }): SeedCall => ({
    ...call,
    to: businessNumber,
    at: hoursBefore(now, hoursAgo),
    forwardedTo: mechanicNumber,
  }));
  const voicemails = demoVoicemails.map(({ hoursAgo, from, seconds }): SeedCall => ({
    sid: demoSid('CA', from, hoursAgo),
    from,
    to: businessNumber,
    at: hoursBefore(now, hoursAgo),
    status: 'no-answer',
    duration: null,
    waited: 20,
    forwardedTo: mechanicNumber,
    recording: { sid: demoSid('RE', from, hoursAgo), seconds },
  }));
  emulator.seed({ messages, calls: [...calls, ...voicemails] });
}
