/**
 * `npm run admin:grant -- EMAIL` and `npm run admin:revoke -- EMAIL`: gives or takes away the admin role, in
 * the database that the environment names.
 */
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../command.ts';
import { databaseOf, type Variables } from '../local-stack/database-call.ts';
import { CommandError } from '../command-error.ts';

const sentences: Record<string, Record<string, (email: string) => string>> = {
  grant: {
    granted: (email) => `${email} is an admin now.`,
    already: (email) => `${email} was an admin already.`,
    unknown: (email) => `There is no account for ${email}: sign up at /auth/login first.`,
    unconfirmed: (email) =>
      `${email} has not confirmed the address yet: open the link in the sign-up e-mail first.`,
  },
  revoke: {
    revoked: (email) => `${email} is no longer an admin.`,
    not_admin: (email) => `${email} was not an admin.`,
    unknown: (email) => `There is no account for ${email}.`,
  },
};

const successes = ['granted', 'already', 'revoked'];

const usage = 'Usage: npm run admin:grant -- EMAIL   or   npm run admin:revoke -- EMAIL';

/**
 * Runs the command.
 *
 * @param env the variables of {@link databaseOf}
 * @returns the sentence to print, and whether the command succeeded
 * @throws UsageError when the arguments are wrong, CommandError when the database doesn't answer
 */
export async function changeAdminRole(
  args: string[],
  env: Variables,
): Promise<{ sentence: string; isDone: boolean }> {
  const [command = '', email = '', ...others] = parseArgs({ args, allowPositionals: true }).positionals;
  const known = sentences[command];
  if (!known || others.length > 0 || !/^\S+@\S+$/.test(email))
    throw new UsageError('Name one e-mail address.');
  const call = await databaseOf(env);
  const answer = String(await call(`${command}_admin`, { p_email: email }));
  const sentence = known[answer];
  if (!sentence) throw new CommandError(`The database gave an unknown answer: "${answer}".`);
  return { sentence: sentence(email), isDone: successes.includes(answer) };
}

await runCommand(import.meta.url, usage, async (args) => {
  const { sentence, isDone } = await changeAdminRole(args, process.env);
  if (isDone) console.log(sentence);
  else console.error(sentence);
  return isDone;
});
