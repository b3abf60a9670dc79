/**
 * `npm run dev:supabase`: runs the product on the official local stack, in Docker or without. Starts that stack, fills
 * an empty one with the demo data, and runs Twilio's emulator and the site next to it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { createServer, type ViteDevServer } from 'vite';
import { createKeyHeaders } from '../../supabase/functions/_shared/runtime/key-headers';
import { runCommand, runProgram } from '../command';
import { CommandError } from '../command-error';
import {
  findDataPlace,
  prepareFolder,
  projectRoot,
  removeStackInfo,
  writeStackInfo,
  type StackInfo,
} from '../local-stack/data-folder';
import { openDatabase } from '../local-stack/database-call';
import { readOfficeSeed, seedAlerts, seedMissedCalls, seedTwilio } from '../local-stack/demo-data';
import { makePushVariables } from '../local-stack/deployment';
import { demoAdminEmail, loadKeys } from '../local-stack/keys';
import { loadPushKeys } from '../local-stack/push/push-keys';
import { createPushService, pushPath, type Subscription } from '../local-stack/push/push-service';
import { openEmulator } from '../local-stack/twilio-account';
import type { TwilioEmulator } from '../twilio-emulator/emulator';
import { makeCliCommand, runCli } from './cli';
import { serveEmulator } from './emulator-server';
import { readStatus, removeEnv, writeFunctionsEnv, writeSiteEnv, type Status } from './stack-env';
import { chooseRuntime, type StackRuntime } from './stack-runtime';

const emulatorPort = 54390;
const siteEnv = join(projectRoot, '.env.local');
/** `functions serve` reads this file by itself. */
const functionsEnv = join(projectRoot, 'supabase', 'functions', '.env');
const usage = `Usage: npm run dev:supabase [-- --native]
--native runs Supabase's services as processes of this machine instead of in Docker (Linux, or a Mac with Apple silicon).
Starts Supabase's own local stack, Twilio's emulator and the site at http://localhost:5173 (PORT moves it).
Ctrl+C ends the emulator and the site; the stack goes on, and the command that ends it is printed.`;

/** Fills an empty office, and a new emulator to go with it. Turns on the admin's alerts, unless they have chosen. */
async function seedDemoData(
  databaseUrl: string,
  newEmulator: TwilioEmulator | null,
  demoPhone: Subscription,
): Promise<void> {
  const database = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const contacts = await database`select 1 from public.contacts limit 1`;
    if (contacts.length === 0) {
      await database.unsafe(readOfficeSeed()).simple();
      await seedMissedCalls((sql, values) => database.unsafe(sql, values));
    }
    if (newEmulator) {
      await seedTwilio(newEmulator, (sql) => database.unsafe(sql));
    }
    await seedAlerts((sql, values) => database.unsafe(sql, values), demoAdminEmail, demoPhone);
  } finally {
    await database.end();
  }
}

/** Creates an admin on this machine's stack. For a hosted project, use `npm run admin:grant`. */
async function ensureAdmin(status: Status, admin: StackInfo['admin']): Promise<void> {
  const response = await fetch(`${status.API_URL}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { ...createKeyHeaders(status.SECRET_KEY), 'content-type': 'application/json' },
    body: JSON.stringify({ ...admin, email_confirm: true }),
  });
  // 422: an earlier start already created this account.
  if (response.status === 422) {
    return;
  }
  if (!response.ok) {
    throw new CommandError(`The stack's Auth refused the demo admin with status ${response.status}.`);
  }
  const stack = { SUPABASE_URL: status.API_URL, SUPABASE_SECRET_KEY: status.SECRET_KEY };
  const call = await openDatabase(stack);
  await call('grant_admin', { p_email: admin.email });
}

/** Runs the functions and the site until they end. Returns true when the developer ended them. */
async function serve(port: number, info: StackInfo, { env, prompt }: StackRuntime): Promise<boolean> {
  const [program, ...args] = makeCliCommand(['functions', 'serve']);
  const functions = spawn(program, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ended = once(functions, 'exit');
  process.once('exit', () => functions.kill('SIGTERM'));
  const asked = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  // Keeps the page's Host, by which the phone knows pages of its own origin.
  const toEmulator = { target: `http://127.0.0.1:${emulatorPort}` };
  let site: ViteDevServer | null = null;
  try {
    site = await createServer({
      root: projectRoot,
      // The emulator serves the phone's page.
      server: { port, proxy: { '/__phone': toEmulator, [pushPath]: toEmulator } },
    });
    await site.listen();
    const { email, password } = info.admin;
    console.log(`
  Site       http://localhost:${port}/
  Dashboard  http://localhost:${port}/auth/login   ${email} / ${password}
  Phone      http://localhost:${port}/__phone   play a customer who texts or calls
  Studio     ${prompt} status   shows the addresses of the stack; "${prompt} stop" ends it
`);
    return await Promise.race([asked.then(() => true), ended.then(() => false)]);
  } finally {
    await site?.close();
    functions.kill('SIGTERM');
    if (functions.exitCode === null) {
      await ended;
    }
  }
}

await runCommand(import.meta.url, usage, async (args) => {
  const { values } = parseArgs({ args, options: { native: { type: 'boolean', default: false } } });
  const runtime = chooseRuntime(values.native, process);
  if (!runProgram(makeCliCommand(runtime.start), runtime.env)) {
    throw new CommandError('The official stack did not start: see its messages above.');
  }
  const status = readStatus(runCli(runtime.status, runtime.env).stdout);
  // Containers get the migrations as they start. Once they are applied, this changes nothing.
  if (!runProgram(makeCliCommand(['db', 'push', '--yes']), runtime.env)) {
    throw new CommandError('The stack’s database has not got the migrations: see the message above.');
  }
  const emulatorUrl = `http://${runtime.host}:${emulatorPort}`;

  const folder = join(projectRoot, 'supabase', '.temp', 'official');
  prepareFolder(folder);
  const { twilioAccountSid: accountSid, twilioAuthToken: authToken, adminPassword } = loadKeys(folder);
  const port = Number(process.env.PORT ?? 5173);
  const info: StackInfo = {
    url: status.API_URL,
    publishableKey: status.PUBLISHABLE_KEY,
    secretKey: status.SECRET_KEY,
    functionsUrl: `${status.API_URL}/functions/v1`,
    admin: { email: demoAdminEmail, password: adminPassword },
    twilio: { accountSid, authToken, apiUrl: `http://127.0.0.1:${emulatorPort}/__twilio` },
  };
  const { infoFile } = findDataPlace(process.env.LOCAL_DATA_DIR);
  const stateFile = join(folder, 'twilio.json');
  const isNewEmulator = !existsSync(stateFile);
  const account = { ...info.twilio, apiUrl: `${emulatorUrl}/__twilio` };
  const emulator = openEmulator(account, info.functionsUrl, stateFile);
  const pushKeys = loadPushKeys(folder);
  const push = makePushVariables(process.env, pushKeys, emulatorUrl);
  const pushService = createPushService(emulatorUrl, push.VAPID_PUBLIC_KEY);
  const demoPhone = pushService.addDevice('demo-phone', pushKeys.phone);
  const server = await serveEmulator(emulator, pushService, emulatorPort);
  try {
    await ensureAdmin(status, info.admin);
    await seedDemoData(status.DB_URL, isNewEmulator ? emulator : null, demoPhone);
    // Vite ends the process by itself on SIGTERM, so a finally is not enough.
    process.once('exit', () => {
      for (const file of [siteEnv, functionsEnv]) {
        removeEnv(file);
      }
      removeStackInfo(infoFile, info.url);
    });
    writeSiteEnv(siteEnv, status);
    const site = `http://localhost:${port}`;
    writeFunctionsEnv(functionsEnv, status, account, { site, push });
    writeStackInfo(infoFile, info);
    return await serve(port, info, runtime);
  } finally {
    await server.stop();
  }
});
