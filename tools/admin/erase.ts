/**
 * `npm run erase -- +19185550111` (or an e-mail address): lists what is held about a person, here and at
 * Twilio; with `--yes` deletes it. Deletes at Twilio first, because the database names the recordings there. A
 * second run continues where the first stopped.
 */
import { parseArgs } from 'node:util';
import { isE164 } from '../../supabase/functions/_shared/domain/phone';
import { listingLagMs } from '../../supabase/functions/_shared/domain/text-delivery';
import { readEnv, type Env, type TwilioCredentials } from '../../supabase/functions/_shared/runtime/env';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json';
import { openTwilio } from '../../supabase/functions/_shared/twilio/client';
import { runCommand, UsageError } from '../command';
import { CommandError, explainError } from '../command-error';
import { openDatabase, type Variables } from '../local-stack/database-call';
import { makeDeploymentVariables } from '../local-stack/deployment';
import { openTwilioRecords, type TwilioRecord } from './twilio-records';

const usage =
  'Usage: npm run erase -- +19185550111 (or an e-mail address) to see what is held, with --yes to erase it.';
const options = { yes: { type: 'boolean' }, 'without-twilio': { type: 'boolean' } } as const;

const names: Record<string, string> = {
  conversations: 'conversations',
  messages: 'texts and other messages',
  quote_requests: 'quote requests',
  notes: 'notes of the team',
  jobs: 'jobs, with their approvals and calendar feeds',
  machines: 'machines',
  scheduled_texts: 'texts to be sent later',
  reminders: 'reminders',
  addresses_in_other_conversations: 'other conversations that name the address',
  voicemails: 'voicemails',
  calls: 'calls',
  audit_lines: 'lines of the audit log that name them',
  alert_numbers: 'admins whose alerts are texted to it',
};

/** The functions' settings in the deployment that the environment names. Null without Twilio. */
async function readFunctionSettings(env: Variables) {
  const variables = await makeDeploymentVariables(env);
  if (!variables) {
    return null;
  }
  try {
    const settings = readEnv((name) => variables[name]);
    return settings.twilio === null ? null : { settings, twilio: settings.twilio };
  } catch (error) {
    throw new CommandError(explainError(error));
  }
}

const kinds = ['texts', 'recordings', 'calls'];

async function listOwnNumbers(settings: Env): Promise<string[]> {
  try {
    return (await openTwilio(settings).listNumbers()).map(({ phoneNumber }) => phoneNumber);
  } catch (error) {
    throw new CommandError(`Twilio can't be asked (${explainError(error)}): nothing was erased.`);
  }
}

async function removeAll(twilio: TwilioCredentials, found: readonly TwilioRecord[]): Promise<void> {
  const records = openTwilioRecords(twilio);
  let busy = 0;
  for (const record of found) {
    if (!(await records.remove(record))) {
      busy += 1;
    }
  }
  if (busy > 0) {
    throw new CommandError(
      `Twilio is still working on ${busy} of them; everything else there is gone. Run the command again in some minutes: nothing has been erased here yet.`,
    );
  }
}

/**
 * Runs the command and returns the lines to print.
 *
 * @throws UsageError when the arguments are wrong, CommandError when the database or Twilio doesn't answer
 */
export async function runErase(args: string[], env: Variables): Promise<string[]> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [contact = '', ...others] = positionals;
  const { yes: isReal = false, 'without-twilio': isWithoutTwilio = false } = values;
  const isAddress = /^\S+@\S+$/.test(contact);
  if (others.length > 0 || (!isAddress && !isE164(contact))) {
    throw new UsageError('Name one number such as +19185550111, or one e-mail address.');
  }

  const access = isAddress || isWithoutTwilio ? null : await readFunctionSettings(env);
  if (access && (await listOwnNumbers(access.settings)).includes(contact)) {
    throw new CommandError(`${contact} is a number of your own Twilio account: nothing was erased.`);
  }
  if (isReal && !access && !isAddress && !isWithoutTwilio) {
    throw new CommandError(
      'Twilio can’t be asked: set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, or start the local stack. Its texts, recordings and calls would stay, and nothing here would lead to them any more. If there is no Twilio account, add --without-twilio.',
    );
  }

  const call = await openDatabase(env);
  const plan = await call('erase_person', { p_contact: contact });
  if (!isJsonObject(plan) || !Array.isArray(plan.recordings)) {
    throw new CommandError('The database gave an unknown answer.');
  }
  const recordings = plan.recordings.filter((sid) => typeof sid === 'string');
  const atTwilio = access ? await openTwilioRecords(access.twilio).of(contact, recordings) : [];
  const counts = kinds.map((kind) => `  ${atTwilio.filter((record) => record.kind === kind).length} ${kind}`);
  const lines = [
    `Held about ${contact}:`,
    ...Object.entries(names).map(([key, name]) => `  ${Number(plan[key])} ${name}`),
    ...(access ? ['At Twilio:', ...counts] : []),
    ...(access || isAddress ? [] : ['Twilio was not asked, so its records of this number stay.']),
    ...(plan.opted_out === true ? ['They said STOP: the number alone stays, so that this still holds.'] : []),
    ...(Number(plan.accounts) > 0
      ? ['There is a login account with this address: delete it in Supabase, Authentication, Users.']
      : []),
  ];
  if (!isReal) {
    return [...lines, 'Nothing was erased. Add --yes to do it.'];
  }
  if (access) {
    await removeAll(access.twilio, atTwilio);
  }
  await call('erase_person', { p_contact: contact, p_really: true });
  const pictures = 'Their pictures in the storage go with the next reconciliation, once they are a day old.';
  const late = `Twilio may list a text or call of the last ${listingLagMs / 60_000} minutes only later: if there was one, run the command again then.`;
  return [...lines, pictures, ...(access ? [late] : []), 'Erased.'];
}

await runCommand(import.meta.url, usage, async (args) => {
  for (const line of await runErase(args, process.env)) {
    console.log(line);
  }
  return true;
});
