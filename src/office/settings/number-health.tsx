import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  NumberHealth,
  NumberHealthAnswer,
  NumberRoute,
} from '../../../supabase/functions/_shared/contract/numbers';
import {
  registrationAdvice,
  sentenceOf,
  serviceAdvice,
} from '../../../supabase/functions/_shared/contract/number-advice';
import { ConnectNumber } from './connect-number';
import { type Finding, FindingList, type Standing } from './finding-list';
import { QueryPanel } from '../shared/query-panel';
import { RefreshButton } from '../shared/refresh-button';
import { Timestamp } from '../shared/timestamp';

/** `handler.twilio.com`, for a line of text; the whole address is in the dialog. */
function hostOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).host : 'another address';
}

type Stray = Exclude<NumberRoute['route'], 'here'>;

/** The problem in Twilio's own terms, for people who know them. */
const strayDetails: Record<Stray, (host: string) => string> = {
  wrong_method: () => 'The webhook is called by GET, which is refused. It has to be POST.',
  elsewhere: (host) => `The webhook is an address of ${host}.`,
  nowhere: () => 'No webhook is set.',
  trunk: () => 'A SIP trunk overrides the webhook.',
  application: () => 'A TwiML application overrides the webhook.',
  service: (host) => `A Messaging Service sends them to ${host}.`,
  dropped: () => 'A Messaging Service drops them.',
};

/** Says why incoming texts or calls don't reach this dashboard, and what to do. */
function strayFinding(
  about: 'Texts' | 'Calls',
  { route, url }: { route: Stray; url: string | null },
): Finding {
  const isTakenOver = route === 'trunk' || route === 'application';
  return {
    about,
    standing: 'bad',
    text: isTakenOver
      ? 'Another phone system takes them. Press Set up and check the box that takes it off.'
      : 'They aren’t reaching this dashboard. Press Set up.',
    details: strayDetails[route](hostOf(url)),
  };
}

function textsFinding({ texts, capabilities, isServiceRead }: NumberHealth): Finding {
  const about = 'Texts';
  const { route } = texts;
  if (capabilities?.sms === false) {
    return { about, standing: 'bad', text: 'This number can’t receive or send texts. Pick one that can.' };
  }
  const inTheWay = serviceAdvice(texts);
  if (inTheWay !== null) return { about, standing: 'bad', text: sentenceOf(inTheWay) };
  if (route === 'here' && !isServiceRead) {
    const text =
      'They reach this dashboard, unless a Messaging Service takes them. The account’s services could not be read: check again.';
    return { about, standing: 'unknown', text };
  }
  if (route === 'here') return { about, standing: 'good', text: 'They reach this dashboard.' };
  return strayFinding(about, { route, url: texts.url });
}

function callsFinding(
  { calls: { route, url }, capabilities }: NumberHealth,
  hasForwarding: boolean | undefined,
): Finding {
  const about = 'Calls';
  if (capabilities?.voice === false) {
    return { about, standing: 'bad', text: 'This number can’t take calls. Pick one that can.' };
  }
  if (route !== 'here') return strayFinding(about, { route, url });
  if (hasForwarding === undefined) return { about, standing: 'good', text: 'They reach this dashboard.' };
  return hasForwarding
    ? { about, standing: 'good', text: 'They reach this dashboard and are forwarded.' }
    : {
        about,
        standing: 'weak',
        text: 'They reach this dashboard, but no phone rings. Set a number under Call Forwarding.',
      };
}

const textsFallback: Record<NumberRoute['fallback'], (host: string) => string> = {
  advised: () => 'A text that doesn’t get through is sent here once more.',
  other: (host) => `A text that doesn’t get through goes to ${host}.`,
  none: () => 'A text that doesn’t get through is lost.',
};

function outageFinding({ texts, calls }: NumberHealth, isCallFallbackCustom: boolean): Finding {
  const callsFallback: Record<NumberRoute['fallback'], string> = {
    advised: isCallFallbackCustom
      ? `Calls go to ${hostOf(calls.fallbackUrl)}.`
      : 'Callers hear a short message that the phone system is out of order.',
    other: `Calls go to ${hostOf(calls.fallbackUrl)}.`,
    none: 'Callers hear a Twilio error message. Press Set up.',
  };
  return {
    about: 'If this dashboard is down',
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

const registrations = {
  '10dlc': {
    todo: 'registered for business texting',
    code: 30034,
    details: 'A2P 10DLC: an approved brand and campaign, with the number in its messaging service.',
    guide: 'https://www.twilio.com/docs/messaging/compliance/a2p-10dlc',
  },
  toll_free: {
    todo: 'verified for business texting',
    code: 30032,
    details: 'Toll-free verification, approved for this number.',
    guide: 'https://www.twilio.com/docs/messaging/compliance/toll-free/console-onboarding',
  },
} as const;

const standings: Record<NumberHealth['standing'], Standing> = {
  registered: 'good',
  pending: 'weak',
  rejected: 'bad',
  unregistered: 'bad',
  unread: 'unknown',
};

function registrationFinding(health: NumberHealth): Finding[] {
  const { registration, standing, unregisteredAt, capabilities } = health;
  if (registration === 'none' || capabilities?.sms === false) return [];
  const about = 'Registration';
  const { todo, code, details, guide } = registrations[registration];
  const advice = registrationAdvice(health);
  if (advice === null && unregisteredAt === null) {
    return [{ about, standing: 'good', text: `It is ${todo}.` }];
  }
  const text = (
    <>
      {unregisteredAt === null ? null : (
        <>
          A carrier refused one of its texts on <Timestamp at={unregisteredAt} />. It has to be {todo}.{' '}
        </>
      )}
      {advice && sentenceOf(advice)}{' '}
      <a href={guide} rel="noopener" className="link">
        How to do it at Twilio
      </a>
    </>
  );
  const error = unregisteredAt === null ? '' : `Error ${code}. `;
  const worst = unregisteredAt === null ? standings[standing] : 'bad';
  return [{ about, standing: worst, text, details: error + details }];
}

export const isTextReceiver = ({ texts, capabilities }: NumberHealth) =>
  capabilities?.sms !== false && texts.route === 'here';

export const isCallReceiver = ({ calls, capabilities }: NumberHealth) =>
  capabilities?.voice !== false && calls.route === 'here';

/** Whether it leads here with all that it can receive. */
const isWorking = (health: NumberHealth) =>
  (health.capabilities?.sms === false || isTextReceiver(health)) &&
  (health.capabilities?.voice === false || isCallReceiver(health));

/** Shows the setup of all numbers, with a button to check again. */
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
                ? 'Texts and calls of every number reach this dashboard.'
                : working === 0
                  ? 'No number brings both texts and calls to this dashboard.'
                  : `${working} of ${numbers.length} numbers bring both texts and calls to this dashboard.`}
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
      <FindingList ref={list} label={`Health of ${health.phoneNumber}`} findings={findings} />
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
