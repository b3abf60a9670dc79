/**
 * `npm run admin:grant -- EMAIL [--now]` and `npm run admin:revoke -- EMAIL`: gives or takes away the admin role, in
 * the project that the environment names.
 */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { business } from '../../src/content/business.ts';
import { buildInvitationLink } from '../../supabase/functions/_shared/contract/people.ts';
import { readEmail } from '../../supabase/functions/_shared/domain/email.ts';
import { hashSecret, mailLink, createSecret } from '../../supabase/functions/_shared/runtime/auth.ts';
import { CommandError } from '../command-error.ts';
import { runCommand, UsageError } from '../command.ts';
import {
  openDatabase,
  findProject,
  type DatabaseCall,
  type Variables,
} from '../local-stack/database-call.ts';

type Outcome = { sentence: string; isDone: boolean };

/** `given`: as it was typed. `email`: as accounts have it. */
type Address = { given: string; email: string };

const reportDone = (sentence: string): Outcome => ({ sentence, isDone: true });
const reportRefusal = (sentence: string): Outcome => ({ sentence, isDone: false });

const accounts = v.array(v.object({ since: v.nullable(v.string()) }));

/** The day since when the account of this address exists. */
async function findFirstDay(call: DatabaseCall, email: string): Promise<string> {
  const [account] = v.parse(accounts, await call('account_of', { p_email: email }));
  return account?.since?.slice(0, 10) ?? 'an unknown day';
}

/** Reports why a grant changed nothing. Both kinds of grant give these answers. */
function reportNoGrant(answer: string, { given }: Address): Outcome {
  switch (answer) {
    case 'already':
      return reportDone(`${given} was an admin already.`);
    case 'unknown':
      return reportRefusal(`There is no account for ${given}: sign up at /auth/login first.`);
    case 'unconfirmed':
      return reportRefusal(
        `${given} has not confirmed the address yet: open the link in the sign-up e-mail first.`,
      );
    default:
      throw new CommandError(`The database gave an unknown answer: "${answer}".`);
  }
}

/** The port of `supabase start`. It serves no site, so Vite serves the site on its own default port. */
const supabasePort = '54321';

/** The origin of the site that belongs to a project. */
function findSite(url: string, { ALLOWED_ORIGINS: origins = '' }: Variables): string {
  const [first = ''] = origins.split(',');
  if (first.trim() !== '') {
    return first.trim();
  }
  const { hostname, port, origin } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') {
    return business.url;
  }
  return port === supabasePort ? 'http://localhost:5173' : origin;
}

/** Mails a link by which the owner of the account starts the role with a password of their choice. */
async function inviteAdmin(call: DatabaseCall, address: Address, env: Variables): Promise<Outcome> {
  const { email } = address;
  const project = await findProject(env);
  const secret = createSecret();
  const answer = String(
    await call('invite_admin', { p_email: email, p_secret_hash: await hashSecret(secret) }),
  );
  if (answer !== 'invited') {
    return reportNoGrant(answer, address);
  }
  const link = buildInvitationLink(findSite(project.url, env), secret);
  const sentence = await mailLink(
    { supabaseUrl: project.url, secretKey: project.secretKey },
    email,
    link,
    true,
  ).then(
    () => `A link was mailed to ${email}.`,
    (error: unknown) =>
      `The e-mail to ${email} could not be sent (${error instanceof Error ? error.message : 'no reason'}): hand over this link.`,
  );
  return reportDone(
    `${sentence} The role starts once they have chosen a password through it, within two days:\n${link}`,
  );
}

async function grantNow(call: DatabaseCall, address: Address): Promise<Outcome> {
  const { email, given } = address;
  const answer = String(await call('grant_admin', { p_email: email }));
  if (answer !== 'granted') {
    return reportNoGrant(answer, address);
  }
  const since = await findFirstDay(call, email);
  return reportDone(`${given} is an admin now. The account exists since ${since}.`);
}

async function revoke(call: DatabaseCall, { email, given }: Address): Promise<Outcome> {
  const answer = String(await call('revoke_admin', { p_email: email }));
  switch (answer) {
    case 'revoked':
      return reportDone(`${given} is no longer an admin.`);
    case 'ended':
      return reportDone(`${given} was not an admin. Their other role or invitation is gone.`);
    case 'not_admin':
      return reportRefusal(`${given} was not an admin.`);
    case 'unknown':
      return reportRefusal(`There is no account for ${given}.`);
    default:
      throw new CommandError(`The database gave an unknown answer: "${answer}".`);
  }
}

const usage = `Usage: npm run admin:grant -- EMAIL [--now]   or   npm run admin:revoke -- EMAIL
A grant mails a link; the role starts once the person has chosen a password through it. --now gives the role at once, to
everybody who is signed in to the account: only for an account that you know to be the person's own.`;

/**
 * Runs the command.
 *
 * @param env the variables of {@link findProject}; ALLOWED_ORIGINS names the site, if it isn't the business's own
 * @returns the sentence to print, and whether the command succeeded
 * @throws UsageError when the arguments are wrong, CommandError when the database doesn't answer
 */
export async function changeAdminRole(args: string[], env: Variables): Promise<Outcome> {
  const options = { now: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [command = '', given = '', ...others] = positionals;
  const isCommand = command === 'grant' || (command === 'revoke' && !values.now);
  const email = readEmail(given);
  if (!isCommand || others.length > 0 || email === null) {
    throw new UsageError('Name one e-mail address.');
  }
  const address = { given, email };
  const call = await openDatabase(env);
  if (command === 'revoke') {
    return revoke(call, address);
  }
  return values.now ? grantNow(call, address) : inviteAdmin(call, address, env);
}

await runCommand(import.meta.url, usage, async (args) => {
  const { sentence, isDone } = await changeAdminRole(args, process.env);
  if (isDone) {
    console.log(sentence);
  } else {
    console.error(sentence);
  }
  return isDone;
});
