/** The edge functions from outside: deployed, guarded, called from the right pages, signed with the right token. */
import { webhookPaths } from '../../supabase/functions/_shared/contract/webhooks';
import type { Env } from '../../supabase/functions/_shared/runtime/env';
import { isJsonObject, readTextField } from '../../supabase/functions/_shared/runtime/json';
import { ask, type Answered } from '../local-stack/ask';
import { signWebhook } from '../twilio-emulator/signature';
import { judge, reportUnchecked, type Finding } from './finding';

const deploy = 'npm run deploy:backend -- --project=REF (docs/deploy.md, step 3).';
const foreignOrigin = 'https://doctor.example';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const readCode = ({ json: body }: Answered) => (isJsonObject(body) ? readTextField(body, 'code') : '');

/** The problem with an answer. Null when it is the expected one. */
function findProblem(what: string, answer: Answered, status: number, code: string): string | null {
  if (answer.status === status && readCode(answer) === code) {
    return null;
  }
  if (answer.status === 404 && readCode(answer) !== 'not_found') {
    return 'is not deployed (404)';
  }
  if (answer.status === 401 && readCode(answer) !== 'not_signed_in') {
    return 'the gateway asks for a token itself (verify_jwt), so that no webhook gets through';
  }
  return `${what} is answered with ${answer.status} ${readCode(answer)}`.trimEnd();
}

async function findCorsProblems(url: string, site: string): Promise<string[]> {
  const askPreflight = (origin: string) =>
    ask(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
  const [own, foreign] = await Promise.all([askPreflight(site), askPreflight(foreignOrigin)]);
  const allows = ({ headers }: Answered) => headers.get('access-control-allow-origin');
  return [
    ...(allows(own) === site ? [] : [`pages of ${site} may not call it`]),
    ...(allows(foreign) === null ? [] : ['pages of any site may call it']),
  ];
}

type Probe = [
  what: string,
  path: string,
  headers: Record<string, string>,
  body: string,
  status: number,
  code: string,
];

const listOfficeProbes = (name: string): Probe[] => [
  ['a call without a token', `/${name}`, json, '{"action":"getConversations"}', 401, 'not_signed_in'],
  ['an unknown address', `/${name}/doctor`, json, '{}', 404, 'not_found'],
  ...Object.values(webhookPaths)
    .filter((path) => path.startsWith(`/${name}/`))
    .map((path): Probe => [path, path, form, 'a=b', 403, 'not_signed']),
];

/** What each function refuses, and how. */
const probes: Record<string, Probe[]> = {
  'twilio-manage': listOfficeProbes('twilio-manage'),
  'sms-handler': listOfficeProbes('sms-handler'),
  jobs: listOfficeProbes('jobs'),
  visits: [['a feed that nobody made', '/visits/doctor.ics', json, '', 405, 'get_only']],
  'request-quote': [['an empty request', '/request-quote', json, '{}', 400, 'invalid_fields']],
};

async function checkFunction(name: string, own: Probe[], baseUrl: string, site: string): Promise<Finding> {
  const answers = own.map(async ([what, path, headers, body, status, code]) =>
    findProblem(what, await ask(baseUrl + path, { method: 'POST', headers, body }), status, code),
  );
  const found = (await Promise.all(answers)).filter((problem) => problem !== null);
  // No page reads a calendar feed.
  if (found.length === 0 && name !== 'visits') {
    found.push(...(await findCorsProblems(`${baseUrl}/${name}`, site)));
  }
  return judge(
    `Function ${name}`,
    [...new Set(found)],
    'answers, and refuses callers without access',
    `${deploy} Pages: set ALLOWED_ORIGINS for the functions.`,
  );
}

/** A report about a text that doesn't exist. With a valid signature it is accepted, and changes nothing. */
const harmlessStatus = new URLSearchParams({ MessageSid: `SM${'0'.repeat(32)}` });

async function checkSignature(env: Env): Promise<Finding> {
  const subject = 'Signed webhooks';
  const [token] = env.webhookTokens;
  if (token === undefined) {
    return reportUnchecked(subject, 'TWILIO_AUTH_TOKEN is not set');
  }
  const url = env.publicFunctionsUrl + webhookPaths.messageStatus;
  const answer = await ask(url, {
    method: 'POST',
    headers: { ...form, 'x-twilio-signature': signWebhook(token, url, harmlessStatus) },
    body: harmlessStatus.toString(),
  });
  return judge(
    subject,
    answer.status === 204
      ? []
      : [`a webhook signed with TWILIO_AUTH_TOKEN is answered with ${answer.status}`],
    'accepted with this TWILIO_AUTH_TOKEN and PUBLIC_FUNCTIONS_URL',
    'Give the functions the same TWILIO_AUTH_TOKEN and PUBLIC_FUNCTIONS_URL as here (npm run supabase -- secrets set …), the token from Twilio’s console.',
  );
}

export function checkFunctions(env: Env, functionsUrl: string, site: string): Promise<Finding[]> {
  const each = Object.entries(probes).map(([name, own]) => checkFunction(name, own, functionsUrl, site));
  return Promise.all([...each, checkSignature(env)]);
}
