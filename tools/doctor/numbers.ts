/** Checks at Twilio whether the business number's texts and calls reach this office. */
import type { NumberHealth, NumberRoute } from '../../supabase/functions/_shared/contract/numbers';
import {
  registrationAdvice,
  serviceAdvice,
  type Advice,
} from '../../supabase/functions/_shared/contract/number-advice';
import type { Env } from '../../supabase/functions/_shared/env';
import { asHttpError } from '../../supabase/functions/_shared/twilio/errors';
import { numberHealth } from '../../supabase/functions/twilio-manage/number-health';
import { reasonOf } from '../command-error';
import { judged, notChecked, ok, shown, wrong, type Finding } from './finding';

const subject = 'Webhooks of the business number';

function routeProblem(what: string, { route, url }: NumberRoute): string[] {
  // The Messaging Service has its own finding.
  if (route === 'here' || route === 'service' || route === 'dropped') return [];
  if (route === 'nowhere') return [`${what} go nowhere`];
  if (route === 'elsewhere') return [`${what} go to ${shown(url ?? '') || 'nowhere'}`];
  if (route === 'wrong_method') return [`${what} come by GET, which the function refuses`];
  return [`${what} are taken by a ${route === 'trunk' ? 'SIP trunk' : 'TwiML application'}`];
}

function problemsOf({ texts, calls, steps }: NumberHealth): string[] {
  // The number's own webhook applies again if the Messaging Service is removed, so it is checked too.
  const own = steps.flatMap(({ changes }) => changes).find(({ field }) => field === 'SmsUrl')?.from;
  const isBehindService = texts.route === 'service' || texts.route === 'dropped';
  const routes = [
    ...routeProblem('texts', isBehindService && own ? { ...texts, route: 'elsewhere', url: own } : texts),
    ...routeProblem('calls', calls),
  ];
  const open = steps
    .filter(({ step, isOptional }) => !isOptional && step !== 'texts' && step !== 'calls')
    .map(
      ({ step }) =>
        `${step === 'texts_fallback' ? 'texts' : 'calls'} have no fallback while the functions are away`,
    );
  return [...routes, ...open];
}

/** Findings about the number's texts that come from Twilio's other resources. */
function checkTexts(health: NumberHealth): Finding[] {
  const finding = (about: string, isRead: boolean, advice: Advice | null, fine: string) => {
    if (!isRead) return notChecked(about, 'Twilio’s answer could not be read');
    return advice === null ? ok(about, fine) : wrong(about, advice.says, `${advice.todo}.`);
  };
  const { isServiceRead, standing, texts } = health;
  const registration = registrationAdvice(health);
  return [
    finding('Messaging Service', isServiceRead, serviceAdvice(texts), 'leaves incoming texts to the number'),
    finding(
      'Registration for texts',
      standing !== 'unread',
      registration,
      'carriers take the number’s texts',
    ),
  ];
}

export async function checkNumber(env: Env, businessNumber: string | null): Promise<Finding[]> {
  if (env.twilio === null) return [notChecked(subject, 'Twilio’s credentials are not set')];
  if (businessNumber === null) {
    return [wrong(subject, 'no number is saved', 'Log in, Settings, Save Phone Number.')];
  }
  let numbers: NumberHealth[];
  try {
    ({ numbers } = await numberHealth(env));
  } catch (error) {
    return [
      wrong(
        subject,
        asHttpError(error)?.message ?? reasonOf(error),
        'Check TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and the API key in Twilio’s console.',
      ),
    ];
  }
  const number = numbers.find(({ phoneNumber }) => phoneNumber === businessNumber);
  if (!number) {
    return [
      wrong(
        subject,
        'the saved number does not belong to this Twilio account',
        'Save one of the account’s numbers under Settings, or set the credentials of the account that has it.',
      ),
    ];
  }
  const webhooks = judged(
    subject,
    problemsOf(number),
    'texts and calls come here, with fallbacks',
    'Log in, Settings, Set up beside the number: it shows what changes first. Registration (A2P 10DLC) is done in Twilio’s console.',
  );
  return [webhooks, ...checkTexts(number)];
}
