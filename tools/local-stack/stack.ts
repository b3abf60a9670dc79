/**
 * The whole backend on one machine: database, auth and data API, the edge functions, a Twilio
 * emulator and a mailbox, behind one middleware on one origin.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TwilioEmulator } from '../twilio-emulator/emulator.ts';
import { startBackend, type Backend } from './backend.ts';
import {
  findDatabaseFolder,
  findDataPlace,
  lockFolder,
  prepareFolder,
  projectRoot,
  removeStackInfo,
  writeStackInfo,
  type StackInfo,
} from './data-folder.ts';
import { seedAdmin, seedAlerts, seedOffice, seedTwilio } from './demo-data.ts';
import { makeFunctionVariables, listOrigins, makePushVariables } from './deployment.ts';
import { startFunctions, type EdgeFunctions } from './functions/functions.ts';
import { functionsPath } from './functions/gateway.ts';
import { demoAdminEmail, loadKeys, publishableKey, type Keys } from './keys.ts';
import { createMailbox } from './mailbox.ts';
import { createMiddleware, type Middleware } from './middleware.ts';
import { loadPushKeys } from './push/push-keys.ts';
import { createPushService, type Subscription } from './push/push-service.ts';
import { startReconciling } from './reconcile-timer.ts';
import { openEmulator, findTwilioAccount, type TwilioAccount } from './twilio-account.ts';

export type LocalStackOptions = {
  /** Port of the HTTP server that the middleware is mounted on, on 127.0.0.1. */
  port: number;
  /**
   * The developer's settings: LOCAL_DATA_DIR, TWILIO_*, PUBLIC_FUNCTIONS_URL, VOICE_FALLBACK_URL,
   * ALLOWED_ORIGINS, TEXTS_PER_*, VAPID_*, ALERT_SECONDS.
   */
  env: Record<string, string | undefined>;
  /** Restarts functions when their source changes. */
  isWatching?: boolean;
  /** Logs one line, such as a function's output. */
  log: (line: string) => void;
};

export type LocalStack = {
  middleware: Middleware;
  info: StackInfo;
  /** False when the developer's own Twilio credentials are in use. */
  hasTwilioEmulator: boolean;
  /** Runs SQL as the owner, while no request is under way: they share the connection. */
  execute: (sql: string) => Promise<void>;
  /** Writes `local-stack.json`. Call it once the server listens. */
  announce: () => void;
  /** Ends everything the stack has started. May be called more than once. */
  stop: () => Promise<void>;
};

const makeStackInfo = (origin: string, keys: Keys, twilio: TwilioAccount): StackInfo => ({
  url: origin,
  publishableKey,
  secretKey: keys.secretKey,
  functionsUrl: `${origin}${functionsPath.slice(0, -1)}`,
  admin: { email: demoAdminEmail, password: keys.adminPassword },
  twilio: { accountSid: twilio.accountSid, authToken: twilio.authToken, apiUrl: twilio.apiUrl },
});

/** Fills an empty office, and a new emulator to match. */
async function seedDemoData(
  backend: Backend,
  info: StackInfo,
  emulator: TwilioEmulator | null,
  isNewEmulator: boolean,
  demoPhone: Subscription,
): Promise<void> {
  await seedAdmin(backend, info.admin);
  await seedAlerts((sql, values) => backend.database.query(sql, values), info.admin.email, demoPhone);
  if (!emulator) {
    return;
  }
  await seedOffice(backend.database);
  if (isNewEmulator) {
    await seedTwilio(emulator, async (sql) => (await backend.database.query(sql)).rows);
  }
}

/**
 * Starts everything; resolves when it answers. The caller mounts the middleware on an HTTP
 * server at the given port.
 *
 * @throws CommandError when the developer can do something about it
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const { port, env, log, isWatching = false } = options;
  process.env.DO_NOT_TRACK ??= '1';
  const origin = `http://localhost:${port}`;
  const { folder, infoFile } = findDataPlace(env.LOCAL_DATA_DIR);
  if (folder !== null) {
    prepareFolder(folder);
  }

  // Stopped in reverse order, also after a failed start. The functions stop first, because they use
  // everything else.
  const undo: (() => void | Promise<void>)[] = [];
  let functions: EdgeFunctions | null = null;
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      await functions?.stop();
      for (const step of undo.reverse()) {
        await step();
      }
    })();
    return stopping;
  };

  try {
    if (folder !== null) {
      undo.push(lockFolder(folder));
    }
    const keys = loadKeys(folder);
    const twilio = findTwilioAccount(env, keys, origin);
    const mailbox = createMailbox();
    let isSeeding = true;
    const info = makeStackInfo(origin, keys, twilio);
    const pushKeys = loadPushKeys(folder);
    const pushSettings = makePushVariables(env, pushKeys, origin);
    const pushService = createPushService(origin, pushSettings.VAPID_PUBLIC_KEY);
    const variables = { ...makeFunctionVariables(info, env), ...pushSettings };
    const sourceFolder = join(projectRoot, 'supabase', 'functions');
    functions = startFunctions({ sourceFolder, env: variables, isWatching, log });

    const backend = await startBackend({
      folder: folder === null ? null : findDatabaseFolder(folder),
      origin,
      redirectOrigins: listOrigins(info),
      jwtSecret: keys.jwtSecret,
      secretKey: keys.secretKey,
      sendMail: (mail) => {
        if (!isSeeding) {
          mailbox.receive(mail);
        }
      },
      log,
    });
    undo.push(() => backend.stop());
    // The local stack has no nightly job.
    await backend.database.exec('select public.delete_expired()');

    const stateFile = folder === null ? null : join(folder, 'twilio.json');
    const isNewEmulator = stateFile === null || !existsSync(stateFile);
    const emulator = twilio.isEmulated
      ? openEmulator(twilio, variables.PUBLIC_FUNCTIONS_URL, stateFile)
      : null;
    if (emulator) {
      undo.push(() => emulator.stop());
    }
    const demoPhone = pushService.addDevice('demo-phone', pushKeys.phone);
    await seedDemoData(backend, info, emulator, isNewEmulator, demoPhone);
    isSeeding = false;
    await functions.ready;

    const answer = createMiddleware(functions, backend, mailbox, pushService, emulator);
    return {
      middleware: (request, response, next) => (stopping ? next() : answer(request, response, next)),
      info,
      hasTwilioEmulator: twilio.isEmulated,
      async execute(sql) {
        await backend.database.exec(sql);
      },
      announce() {
        writeStackInfo(infoFile, info);
        undo.push(() => removeStackInfo(infoFile, origin));
        undo.push(startReconciling(info));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
