/** Checks at Twilio whether the business number's texts and calls reach this office. */
import {
  adviseOnRegistration,
  adviseOnService,
  type Advice,
} from '../../supabase/functions/_shared/contract/number-advice';
import type { NumberHealth, NumberRoute } from '../../supabase/functions/_shared/contract/numbers';
import type { Env } from '../../supabase/functions/_shared/runtime/env';
import { convertToHttpError } from '../../supabase/functions/_shared/twilio/errors';
import { readNumberHealth } from '../../supabase/functions/twilio-manage/number-health';
import { explainError } from '../command-error';
import { judge, reportUnchecked, reportOk, hideSecrets, reportWrong, type Finding } from './finding';

const subject = 'Webhooks of the business number';

function findRouteProblem(what: string, { route, url }: NumberRoute): string[] {
  // The Messaging Service has its own finding.
  if (route === 'here' || route === 'service' || route === 'dropped') {
    return [];
  }
  if (route === 'nowhere') {
    return [`${what} go nowhere`];
  }
  if (route === 'elsewhere') {
    return [`${what} go to ${hideSecrets(url ?? '') || 'nowhere'}`];
  }
  if (route === 'wrong_method') {
    return [`${what} come by GET, which the function refuses`];
  }
  return [`${what} are taken by a ${route === 'trunk' ? 'SIP trunk' : 'TwiML application'}`];
}

function findProblems({ texts, calls, steps }: NumberHealth): string[] {
  // The number's own webhook applies again if the Messaging Service is removed, so it is checked too.
  const own = steps.flatMap(({ changes }) => changes).find(({ field }) => field === 'SmsUrl')?.from;
  const isBehindService = texts.route === 'service' || texts.route === 'dropped';
  const routes = [
    ...findRouteProblem('texts', isBehindService && own ? { ...texts, route: 'elsewhere', url: own } : texts),
    ...findRouteProblem('calls', calls),
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
  const makeFinding = (about: string, isRead: boolean, advice: Advice | null, fine: string) => {
    if (!isRead) {
      return reportUnchecked(about, 'Twilio’s answer could not be read');
    }
    return advice === null ? reportOk(about, fine) : reportWrong(about, advice.says, `${advice.todo}.`);
  };
  const { isServiceRead, standing, texts } = health;
  const registration = adviseOnRegistration(health);
  return [
    makeFinding(
      'Messaging Service',
      isServiceRead,
      adviseOnService(texts),
      'leaves incoming texts to the number',
    ),
    makeFinding(
      'Registration for texts',
      standing !== 'unread',
      registration,
      'carriers take the number’s texts',
    ),
  ];
}

export async function checkNumber(env: Env, businessNumber: string | null): Promise<Finding[]> {
  if (env.twilio === null) {
    return [reportUnchecked(subject, 'Twilio’s credentials are not set')];
  }
  if (businessNumber === null) {
    return [reportWrong(subject, 'no number is saved', 'Log in and save it under Settings, Number.')];
  }
  let numbers: NumberHealth[];
  try {
    ({ numbers } = await readNumberHealth(env));
  } catch (error) {
    return [
      reportWrong(
        subject,
        convertToHttpError(error)?.message ?? explainError(error),
        'Check TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and the API key in Twilio’s console.',
      ),
    ];
  }
  const number = numbers.find(({ phoneNumber }) => phoneNumber === businessNumber);
  if (!number) {
    return [
      reportWrong(
        subject,
        'the saved number does not belong to this Twilio account',
        'Save one of the account’s numbers under Settings, or set the credentials of the account that has it.',
      ),
    ];
  }
  const webhooks = judge(
    subject,
    findProblems(number),
    'texts and calls come here, with fallbacks',
    'Log in, Settings, Set up beside the number: it shows what changes first. Registration (A2P 10DLC) is done in Twilio’s console.',
  );
  return [webhooks, ...checkTexts(number)];
}
