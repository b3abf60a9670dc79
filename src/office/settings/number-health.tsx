import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type {
  NumberHealth,
  NumberHealthAnswer,
  NumberRoute,
} from '../../../supabase/functions/_shared/contract/numbers';
import { ConnectNumber } from './connect-number';
import { QueryPanel } from '../shared/query-panel';
import { RefreshButton } from '../shared/refresh-button';
import { Timestamp } from '../shared/timestamp';

type Standing = 'good' | 'unknown' | 'weak' | 'bad';

type Finding = { about: string; standing: Standing; text: ReactNode };

const looks: Record<Standing, { Icon: LucideIcon; color: string; label: string }> = {
  good: { Icon: CircleCheck, color: 'text-go', label: 'Fine' },
  unknown: { Icon: Info, color: 'text-slate', label: 'To know' },
  weak: { Icon: TriangleAlert, color: 'text-signal', label: 'Could be better' },
  bad: { Icon: CircleX, color: 'text-stop', label: 'Does not work' },
};

/** `handler.twilio.com`, for a line of text; the whole address is in the dialog. */
function hostOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).host : 'another address';
}

/** Why what comes in does not reach this office, and what to do. */
const strayTexts: Record<Exclude<NumberRoute['route'], 'here'>, (host: string) => string> = {
  wrong_method: () => 'They are sent here by GET, which is refused: set it up below.',
  elsewhere: (host) => `They go to ${host}, not to this office: set it up below.`,
  nowhere: () => 'They go nowhere, no webhook is set: set it up below.',
  trunk: () => 'A SIP trunk takes them, whatever the webhook says: take it off below.',
  application: () => 'A TwiML application takes them, whatever the webhook says: take it off below.',
};

function textsFinding({ texts: { route, url }, capabilities }: NumberHealth): Finding {
  const about = 'Texts';
  if (capabilities?.sms === false) {
    return { about, standing: 'bad', text: 'This number can’t receive or send texts. Pick one that can.' };
  }
  if (route === 'here') return { about, standing: 'good', text: 'They reach this office.' };
  return { about, standing: 'bad', text: strayTexts[route](hostOf(url)) };
}

function callsFinding(
  { calls: { route, url }, capabilities }: NumberHealth,
  hasForwarding: boolean | undefined,
): Finding {
  const about = 'Calls';
  if (capabilities?.voice === false) {
    return { about, standing: 'bad', text: 'This number can’t take calls. Pick one that can.' };
  }
  if (route === 'here') {
    if (hasForwarding === undefined) return { about, standing: 'good', text: 'They reach this office.' };
    return hasForwarding
      ? { about, standing: 'good', text: 'They reach this office and are forwarded.' }
      : {
          about,
          standing: 'weak',
          text: 'They reach this office, but no phone rings: set a number under Call Forwarding.',
        };
  }
  // Forwarding calls sets their webhook too.
  const text =
    route === 'nowhere'
      ? 'They go nowhere, no webhook is set: set it up below, or set call forwarding.'
      : strayTexts[route](hostOf(url));
  return { about, standing: 'bad', text };
}

const textsFallback: Record<NumberRoute['fallback'], (host: string) => string> = {
  advised: () => 'A text that fails is sent here once more.',
  other: (host) => `A text that fails goes to ${host}.`,
  none: () => 'A text that fails is not sent again.',
};

function outageFinding({ texts, calls }: NumberHealth, isCallFallbackCustom: boolean): Finding {
  const callsFallback: Record<NumberRoute['fallback'], string> = {
    advised: isCallFallbackCustom
      ? `Calls go to ${hostOf(calls.fallbackUrl)}.`
      : 'Callers hear a short message that the phone system is out of order.',
    other: `Calls go to ${hostOf(calls.fallbackUrl)}.`,
    none: 'Callers hear an error of Twilio’s: set it up below.',
  };
  return {
    about: 'If this office is down',
    standing: texts.fallback === 'none' || calls.fallback === 'none' ? 'weak' : 'good',
    text: `${callsFallback[calls.fallback]} ${textsFallback[texts.fallback](hostOf(texts.fallbackUrl))}`,
  };
}

function capabilityFinding({ capabilities }: NumberHealth): Finding[] {
  if (capabilities === null) return [];
  const names = { sms: 'texts (SMS)', mms: 'pictures (MMS)', voice: 'calls' } as const;
  const parts = (['sms', 'mms', 'voice'] as const).map((key) => ({
    name: names[key],
    has: capabilities[key],
  }));
  const listed = (has: boolean) =>
    parts
      .filter((part) => part.has === has)
      .map(({ name }) => name)
      .join(', ');
  const missing = listed(false);
  return [
    {
      about: 'It can do',
      standing: missing === '' ? 'good' : 'weak',
      text: `${listed(true) || 'nothing'}.${missing === '' ? '' : ` It can’t do ${missing}.`}`,
    },
  ];
}

const registrationNames = {
  '10dlc': 'registered (A2P 10DLC brand and campaign)',
  toll_free: 'verified (toll-free verification)',
} as const;

function registrationFinding({ registration, unregisteredAt, capabilities }: NumberHealth): Finding[] {
  if (registration === 'none' || capabilities?.sms === false) return [];
  const about = 'Registration';
  const name = registrationNames[registration];
  const todo = 'Do that in the Twilio console, under Messaging, Regulatory compliance.';
  if (unregisteredAt === null) {
    const text = `US carriers take its texts only once it is ${name}. Whether it is can’t be seen here; lately none was refused. ${todo}`;
    return [{ about, standing: 'unknown', text }];
  }
  const code = registration === '10dlc' ? 30034 : 30032;
  return [
    {
      about,
      standing: 'bad',
      text: (
        <>
          A carrier refused one of its texts (error {code}) on <Timestamp at={unregisteredAt} />: it has to be{' '}
          {name}. {todo}
        </>
      ),
    },
  ];
}

export const isTextReceiver = ({ texts, capabilities }: NumberHealth) =>
  capabilities?.sms !== false && texts.route === 'here';

export const isCallReceiver = ({ calls, capabilities }: NumberHealth) =>
  capabilities?.voice !== false && calls.route === 'here';

/** Whether it leads here with all that it can receive. */
const isWorking = (health: NumberHealth) =>
  (health.capabilities?.sms === false || isTextReceiver(health)) &&
  (health.capabilities?.voice === false || isCallReceiver(health));

/** Says for all numbers at once how they are set up, and checks again. */
export function NumberHealthSummary({ query }: { query: UseQueryResult<NumberHealthAnswer> }) {
  return (
    <QueryPanel query={query} subject="Number health">
      {({ numbers }) => {
        const working = numbers.filter(isWorking).length;
        if (numbers.length === 0) return null;
        return (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <p role="status">
              {working === numbers.length
                ? 'Texts and calls of every number reach this office.'
                : working === 0
                  ? 'No number brings both texts and calls to this office.'
                  : `${working} of ${numbers.length} numbers bring both texts and calls to this office.`}
            </p>
            <RefreshButton query={query}>Check again</RefreshButton>
          </div>
        );
      }}
    </QueryPanel>
  );
}

type NumberHealthReportProps = {
  health: NumberHealth;
  isCallFallbackCustom: boolean;
  /** Calls of this number ring somewhere; undefined while that isn't known. */
  hasForwarding: boolean | undefined;
};

/** One number: a line for each thing that can be wrong with it, and what to do. */
export function NumberHealthReport({ health, isCallFallbackCustom, hasForwarding }: NumberHealthReportProps) {
  const list = useRef<HTMLUListElement>(null);
  const findings = [
    textsFinding(health),
    callsFinding(health, hasForwarding),
    outageFinding(health, isCallFallbackCustom),
    ...capabilityFinding(health),
    ...registrationFinding(health),
  ];
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={`Health of ${health.phoneNumber}`}
        className="mt-3 space-y-2 border-t border-line pt-3"
      >
        {findings.map(({ about, standing, text }) => {
          const { Icon, color, label } = looks[standing];
          return (
            <li key={about} className="flex items-start gap-2">
              <Icon aria-label={label} role="img" className={`mt-0.5 size-5 shrink-0 ${color}`} />
              <span className="min-w-0 break-words">
                <strong>{about}:</strong> {text}
              </span>
            </li>
          );
        })}
      </ul>
      {health.steps.length === 0 ? null : (
        <ConnectNumber
          health={health}
          // The button may be gone by then; the dialog gives the focus back first.
          onConnected={() => requestAnimationFrame(() => list.current?.focus())}
        />
      )}
    </>
  );
}
