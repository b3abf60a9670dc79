/**
 * The whole backend on one machine: database, auth and data API, the edge functions, a Twilio
 * emulator and a mailbox, behind one middleware on one origin.
 */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { webhookPaths } from '../../supabase/functions/_shared/contract.ts';
import { quotePhoneNumbers, startBackend } from './backend.ts';
import {
  databaseFolder,
  dataPlace,
  lockFolder,
  prepareFolder,
  projectRoot,
  removeStackInfo,
  writeStackInfo,
  type StackInfo,
} from './data-folder.ts';
import { functionVariables, originsOf } from './deployment.ts';
import { seedAdmin, seedConversations, seedTwilio } from './demo-data.ts';
import { functionsPath, startFunctions, type EdgeFunctions } from './functions.ts';
import { demoAdminEmail, loadKeys, publishableKey, type Keys } from './keys.ts';
import { createMailbox } from './mailbox.ts';
import { createTwilioEmulator, type TwilioEmulator } from '../twilio-emulator/emulator.ts';
import { LocalStackProblem, reasonOf } from './problem.ts';

export type LocalStackOptions = {
  /** Port of the HTTP server that the middleware is mounted on, on 127.0.0.1. */
  port: number;
  /** The developer's settings: LOCAL_DATA_DIR, TWILIO_*, PUBLIC_FUNCTIONS_URL, VOICE_FALLBACK_URL, ALLOWED_ORIGINS, TEXTS_PER_*. */
  env: Record<string, string | undefined>;
  /** Restarts functions when their source changes. */
  isWatching?: boolean;
  /** Fills a new data folder with a demo admin, conversations and calls. Default true. */
  hasDemoData?: boolean;
  /** One line of news: a function's output, a refused statement. */
  log: (line: string) => void;
};

export type LocalStack = {
  /** Answers what belongs to the stack and passes everything else on. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  info: StackInfo;
  /** False when the developer's own Twilio credentials are in use. */
  hasTwilioEmulator: boolean;
  /** Runs SQL as the owner, while no request is under way: they share the connection. */
  execute: (sql: string) => Promise<void>;
  /** Writes `local-stack.json`: to be called once the server listens. */
  announce: () => void;
  /** Ends everything the stack has started. May be called more than once. */
  stop: () => Promise<void>;
};

/** Numbers of the emulator's account, from the range that is reserved for fiction. */
const emulatorNumbers = [
  { phoneNumber: '+19185550142', friendlyName: 'Main line' },
  { phoneNumber: '+19185550143', friendlyName: 'Spare line' },
];

type Twilio = StackInfo['twilio'] & { isEmulated: boolean };

function twilioAccess(env: LocalStackOptions['env'], keys: Keys, origin: string): Twilio {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_API_URL: apiUrl } = env;
  if (!accountSid !== !authToken) {
    throw new LocalStackProblem(
      "Only one of TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN is set: set both to use Twilio's service, or neither to use the emulator.",
    );
  }
  if (accountSid && authToken) {
    return { accountSid, authToken, apiUrl: apiUrl || 'https://api.twilio.com', isEmulated: false };
  }
  return {
    accountSid: keys.twilioAccountSid,
    authToken: keys.twilioAuthToken,
    apiUrl: apiUrl || `${origin}/__twilio`,
    isEmulated: true,
  };
}

function openEmulator(
  { accountSid, authToken }: Twilio,
  publicFunctionsUrl: string,
  stateFile: string | null,
): TwilioEmulator {
  const smsUrl = publicFunctionsUrl + webhookPaths.inboundMessage;
  const numbers = emulatorNumbers.map((number) => ({ ...number, smsUrl }));
  try {
    return createTwilioEmulator({ accountSid, authToken, numbers, publicFunctionsUrl, stateFile });
  } catch (error) {
    throw new LocalStackProblem(reasonOf(error));
  }
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True when the request was meant for this machine. A page of another site can make a browser
 * send requests here under its own host name (DNS rebinding), and must not get at the data so.
 */
function isLocalHost(host: string | undefined): boolean {
  return localHosts.includes((host ?? '').replace(/:\d+$/, '').toLowerCase());
}

function startsWithAny(path: string, prefixes: string[]): boolean {
  return prefixes.some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`),
  );
}

/**
 * Starts everything; resolves when it answers. The caller mounts the middleware on an HTTP
 * server at the given port.
 *
 * @throws LocalStackProblem when the developer can do something about it
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const { port, env, log, hasDemoData = true } = options;
  process.env.DO_NOT_TRACK ??= '1';
  const origin = `http://localhost:${port}`;
  const { folder, infoFile } = dataPlace(env.LOCAL_DATA_DIR);
  if (folder !== null) prepareFolder(folder);

  // Undone in reverse order, at the end or when a start fails half way. The functions end first:
  // they use all the rest.
  const undo: (() => void | Promise<void>)[] = [];
  let functions: EdgeFunctions | null = null;
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= (async () => {
      await functions?.stop();
      for (const step of undo.reverse()) await step();
    })();
    return stopping;
  };

  try {
    if (folder !== null) undo.push(lockFolder(folder));
    const keys = loadKeys(folder);
    const twilio = twilioAccess(env, keys, origin);
    const mailbox = createMailbox();
    let isSeeding = true;
    const info: StackInfo = {
      url: origin,
      publishableKey,
      secretKey: keys.secretKey,
      functionsUrl: `${origin}${functionsPath.slice(0, -1)}`,
      admin: { email: demoAdminEmail, password: keys.adminPassword },
      twilio: { accountSid: twilio.accountSid, authToken: twilio.authToken, apiUrl: twilio.apiUrl },
    };

    const variables = functionVariables(info, env);
    const edgeFunctions = startFunctions({
      sourceFolder: join(projectRoot, 'supabase', 'functions'),
      env: variables,
      isWatching: options.isWatching ?? false,
      log,
    });
    functions = edgeFunctions;

    const backend = await startBackend({
      folder: folder === null ? null : databaseFolder(folder),
      origin,
      redirectOrigins: originsOf(info),
      jwtSecret: keys.jwtSecret,
      secretKey: keys.secretKey,
      sendMail: (mail) => {
        if (!isSeeding) mailbox.receive(mail);
      },
      log,
    });
    undo.push(() => backend.stop());
    // Nothing here runs at night.
    await backend.database.exec('select public.delete_expired()');

    const stateFile = folder === null ? null : join(folder, 'twilio.json');
    const isNewEmulator = stateFile === null || !existsSync(stateFile);
    const emulator = twilio.isEmulated
      ? openEmulator(twilio, variables.PUBLIC_FUNCTIONS_URL, stateFile)
      : null;
    if (emulator) undo.push(() => emulator.stop());
    if (hasDemoData) {
      await seedAdmin(backend, info.admin);
      const [mainLine] = emulatorNumbers;
      if (emulator && mainLine) {
        const now = new Date();
        await seedConversations(backend.database, mainLine.phoneNumber, now);
        if (isNewEmulator) seedTwilio(emulator, mainLine.phoneNumber, now);
      }
    }
    isSeeding = false;
    await edgeFunctions.ready;

    const answerApi = getRequestListener(
      (request, { incoming }) => backend.fetch(request, incoming.socket.remoteAddress ?? null),
      { overrideGlobalObjects: false },
    );
    const answerLocalPages = getRequestListener(
      async (request) =>
        mailbox.handle(request) ??
        (await emulator?.handle(request)) ??
        new Response('Not found', { status: 404 }),
      { overrideGlobalObjects: false },
    );

    const middleware: LocalStack['middleware'] = (request, response, next) => {
      const path = request.url ?? '/';
      if (stopping) {
        next();
        return;
      }
      if (path.startsWith(functionsPath)) {
        edgeFunctions.handle(request, response);
        return;
      }
      const isApi = startsWithAny(path, ['/auth/v1', '/rest/v1']);
      if (!isApi && !startsWithAny(path, ['/__mail', '/__phone', '/__twilio'])) {
        next();
        return;
      }
      if (!isLocalHost(request.headers.host)) {
        response.writeHead(403, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({ error: 'The local stack answers to localhost only.', code: 'wrong_host' }),
        );
        return;
      }
      if (isApi) request.url = quotePhoneNumbers(path);
      void (isApi ? answerApi(request, response) : answerLocalPages(request, response));
    };

    return {
      middleware,
      info,
      hasTwilioEmulator: twilio.isEmulated,
      async execute(sql) {
        await backend.database.exec(sql);
      },
      announce() {
        writeStackInfo(infoFile, info);
        undo.push(() => removeStackInfo(infoFile, origin));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
