import { createHash } from 'node:crypto';
import type { SeedCall } from '../../twilio-emulator/seed.ts';
import { demoConversations } from './conversations.ts';

type DemoCall = Pick<SeedCall, 'from' | 'status' | 'duration'> & {
  hoursAgo: number;
  /** Seconds it rang. */
  waited: number;
};

/** Where the calls were passed on to, before the office saved a number of its own. */
export const mechanicNumber = '+19185550151';

const answered = (hoursAgo: number, from: string, duration: number): DemoCall => ({
  ...{ hoursAgo, from, status: 'completed', duration, waited: 4 + (duration % 9) },
});
const missed = (hoursAgo: number, from: string, status: 'no-answer' | 'busy' | 'canceled'): DemoCall => ({
  ...{ hoursAgo, from, status, duration: null, waited: status === 'no-answer' ? 20 : 2 },
});

/** The calls that go with the conversations. */
export const recentDemoCalls: DemoCall[] = [
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
export function olderDemoCalls(now: Date): DemoCall[] {
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

type DemoVoicemail = {
  hoursAgo: number;
  from: string;
  seconds: number;
  isHeard: boolean;
  transcript: string | null;
};

export const demoVoicemails: DemoVoicemail[] = [
  {
    ...{ hoursAgo: 4.1, from: '+19185550155', seconds: 21, isHeard: false },
    transcript:
      'Hi this is Marcus with Red Fork paving our roller quit on Apache Street it cranks but it won’t fire call me back please.',
  },
  { ...{ hoursAgo: 98.9, from: '+19185550116', seconds: 14, isHeard: true }, transcript: null },
];
