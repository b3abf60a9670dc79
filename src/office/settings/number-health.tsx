import { adviseOnRegistration, formatAdvice, adviseOnService } from '#functions/contract/number-advice';
import type { NumberHealth, NumberRoute } from '#functions/contract/numbers';
import { ConnectNumber } from './connect-number';
import { bad, type Finding, FindingList, good, unknown, weak } from './finding-list';

/** The problem in Twilio's terms, for technical users. */
const strayDetails: Partial<Record<NumberRoute['route'], string>> = {
  wrong_method: 'The webhook uses GET, which is refused. It must use POST.',
  elsewhere: 'The webhook has another address.',
  nowhere: 'No webhook is set.',
  trunk: 'A SIP trunk overrides the webhook.',
  application: 'A TwiML application overrides the webhook.',
};

/** Where texts or calls go. */
function describeRoute({ route, url }: NumberRoute): Finding {
  if (route === 'here') {
    return good('They reach this dashboard.');
  }
  return bad(
    route === 'trunk' || route === 'application'
      ? 'Another phone system receives them. Press Set up and check the box that disconnects it.'
      : 'They aren’t reaching this dashboard. Press Set up.',
    [strayDetails[route], url].filter(Boolean).join(' '),
  );
}

function describeTexts({ texts, capabilities, isServiceRead }: NumberHealth): Finding {
  if (capabilities?.sms === false) {
    return bad('This number can’t receive or send texts. Pick one that can.');
  }
  const inTheWay = adviseOnService(texts);
  if (inTheWay !== null) {
    return bad(formatAdvice(inTheWay));
  }
  if (texts.route !== 'here' || isServiceRead) {
    return describeRoute(texts);
  }
  return unknown(
    'They reach this dashboard, unless a Messaging Service takes them. The account’s services could not be read: check again.',
  );
}

function describeCalls({ calls, capabilities }: NumberHealth, hasForwarding: boolean | undefined): Finding {
  if (capabilities?.voice === false) {
    return bad('This number can’t take calls. Pick one that can.');
  }
  if (calls.route !== 'here' || hasForwarding === undefined) {
    return describeRoute(calls);
  }
  if (hasForwarding) {
    return good('They reach this dashboard and are forwarded.');
  }
  return weak('They reach this dashboard, but no phone rings. Set a number under Call Forwarding.');
}

function describeOutage({ texts, calls }: NumberHealth): Finding {
  if (texts.fallback !== 'none' && calls.fallback !== 'none') {
    return good('Twilio has another place to turn to for texts and calls.');
  }
  return weak('Texts are lost, or callers hear a Twilio error message. Press Set up.');
}

const guides = {
  '10dlc': 'https://www.twilio.com/docs/messaging/compliance/a2p-10dlc',
  toll_free: 'https://www.twilio.com/docs/messaging/compliance/toll-free/console-onboarding',
} as const;

const registrationLooks: Record<NumberHealth['standing'], typeof good> = {
  registered: good,
  pending: weak,
  rejected: bad,
  unregistered: bad,
  unread: unknown,
};

function describeRegistration(health: NumberHealth): Finding | null {
  const { registration, standing, capabilities } = health;
  if (registration === 'none' || capabilities?.sms === false) {
    return null;
  }
  const advice = adviseOnRegistration(health);
  if (advice === null) {
    return good('This number is registered with the carriers.');
  }
  return registrationLooks[standing](
    <>
      <span>{formatAdvice(advice)}</span>{' '}
      <a href={guides[registration]} rel="noopener" className="link">
        How to register it at Twilio
      </a>
    </>,
  );
}

type NumberHealthReportProps = {
  health: NumberHealth;
  /** Whether calls are forwarded to a phone. Undefined while unknown. */
  hasForwarding: boolean | undefined;
};

/** The health of one number: a line per subject with the problem and what to do. */
export function NumberHealthReport({ health, hasForwarding }: NumberHealthReportProps) {
  const { capabilities } = health;
  const hasOnlyTexts = capabilities?.sms === true && !capabilities.mms;
  const findings = {
    Texts: describeTexts(health),
    Calls: describeCalls(health, hasForwarding),
    'If this dashboard is down': describeOutage(health),
    Pictures: hasOnlyTexts ? weak('This number can’t send or receive them (MMS).') : null,
    Registration: describeRegistration(health),
  };
  return (
    <>
      <FindingList label={`Health of ${health.phoneNumber}`} findings={findings} />
      {health.steps.length === 0 ? null : (
        <div className="mt-4">
          <ConnectNumber health={health} />
        </div>
      )}
    </>
  );
}
