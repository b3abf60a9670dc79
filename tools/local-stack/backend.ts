/**
 * Database, auth, data API and storage: PostgreSQL (PGlite) inside this process, behind the same
 * /auth/v1, /rest/v1 and /storage/v1 as a hosted project.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { officePaths } from '../../src/content/office-paths.ts';
import { isJsonObject } from '../../supabase/functions/_shared/runtime/json.ts';
import { CommandError, explainError } from '../command-error.ts';
import { answerAsHosted } from './hosted-answers.ts';
import { publishableKey } from './keys.ts';
import { hostedRoles, readAccessRules, readMigrations } from './migrations.ts';
import { openStoredFiles } from './stored-files.ts';

type Mail = { to: string; subject: string; text: string };

export type BackendOptions = {
  /** Where PostgreSQL keeps its files; null keeps nothing. */
  folder: string | null;
  /** A dump to start from when nothing is kept (`dumpDataDir` of another database). */
  image?: Blob;
  /** Origin of the site, which is also the API's. */
  origin: string;
  /** Further origins that a confirmation link may lead back to. */
  redirectOrigins?: string[];
  jwtSecret: string;
  secretKey: string;
  sendMail?: (mail: Mail) => void;
  /** One line per statement that the database refused or failed. */
  log?: (line: string) => void;
};

export type Database = PgliteConnection['driver'];

export type Backend = {
  /** Direct SQL as the owner. For start-up only: once requests come in, they share the connection. */
  database: Database;
  /** Answers /auth/v1/*, /rest/v1/* and /storage/v1/*. `peerAddress` is the socket's, when there is one. */
  fetch: (request: Request, peerAddress?: string | null) => Promise<Response>;
  stop(): Promise<void>;
};

type RequestContext = { redirectTo: string | null; log: (line: string) => void };

const requests = new AsyncLocalStorage<RequestContext>();
let quietError: typeof console.error | null = null;

function describeError(value: unknown): string {
  if (!isJsonObject(value)) {
    return explainError(value);
  }
  const code = typeof value.code === 'string' ? ` (${value.code})` : '';
  return `${typeof value.message === 'string' ? value.message : 'failed'}${code}`;
}

/** Missing rights, and a row that exists: the caller gets these as an answer, so they are no fault. */
const isAnswer = (value: unknown) =>
  isJsonObject(value) && (value.code === '42501' || value.code === '23505');

/**
 * @supabase/lite prints every refused statement to console.error, with a stack. Within a request, this makes it
 * one line of the log, and leaves out what is no fault.
 */
function quietConsoleError(): void {
  const plain = console.error;
  // Tests replace console.error.
  if (plain === quietError) {
    return;
  }
  quietError = (...values: unknown[]) => {
    const current = requests.getStore();
    if (!current) {
      plain(...values);
    } else if (!values.some(isAnswer)) {
      current.log(`database: ${values.map(describeError).join(' ')}`);
    }
  };
  console.error = quietError;
}

/**
 * Makes the link of a mail what the templates in supabase/templates make it: a page of the site, with the token behind
 * `#`. lite links to its own /verify, where a single GET, as of a mail filter, spends the token.
 *
 * @param redirectTo where the caller wants to be led, which lite forgets
 * @param origins where a link may lead; the first is the site
 */
function linkToSite(text: string, redirectTo: string | null, origins: readonly string[]): string {
  return text.replace(/https?:\/\/\S*\/auth\/v1\/verify\?(\S*)/g, (_, query: string) => {
    const asked = new URLSearchParams(query);
    const url = redirectTo !== null && URL.canParse(redirectTo) ? new URL(redirectTo) : null;
    const target = url && origins.includes(url.origin) && url.pathname + url.search !== '/' ? url : null;
    const page = target ? target.origin + target.pathname + target.search : origins[0] + officePaths.login;
    const fragment = new URLSearchParams({
      token_hash: asked.get('token') ?? '',
      type: asked.get('type') ?? '',
    });
    return `${page}#${fragment.toString()}`;
  });
}

async function openConnection({ folder, image }: BackendOptions): Promise<PgliteConnection> {
  try {
    const connection = await createPgliteConnection({
      url: folder ?? 'memory://',
      ...(image && { pgliteOptions: { loadDataDir: image } }),
    });
    await connection.driver.waitReady;
    return connection;
  } catch (error) {
    if (folder === null) {
      throw error;
    }
    // PGlite's own message ("Aborted()") doesn't help.
    throw new CommandError(
      `The database in ${folder} can't be opened, its files are damaged or of another version: delete ${dirname(folder)} to start afresh, or set LOCAL_DATA_DIR to another folder.`,
    );
  }
}

/** lite warns of its own storage on the first line of `npm run dev`. That no deployment has it is said there, once. */
async function initialize(app: App): Promise<void> {
  const plain = console.warn;
  console.warn = (...values: unknown[]) => {
    if (!String(values[0]).startsWith('EXPERIMENTAL FEATURES ENABLED')) {
      plain(...values);
    }
  };
  try {
    await app.init();
  } finally {
    console.warn = plain;
  }
}

/** Starts the backend and brings its schema up to date. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { redirectOrigins = [], sendMail = () => undefined, log = () => undefined } = options;
  const connection = await openConnection(options);
  setExperimental('storage', true);
  const files =
    options.folder === null
      ? mkdtempSync(join(tmpdir(), 'fleet-files-'))
      : join(dirname(options.folder), 'files');
  const app = new App({
    connection,
    api: {},
    storage: { enabled: true },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      site_url: options.origin,
      additional_redirect_urls: redirectOrigins.map((origin) => `${origin}/**`),
      publishable_key: publishableKey,
      secret_key: options.secretKey,
      minimum_password_length: 6,
      email: { enable_confirmations: true },
    },
    options: {
      drivers: {
        email: {
          send: ({ to, subject, text = '' }) => {
            const redirectTo = requests.getStore()?.redirectTo ?? null;
            const origins = [options.origin, ...redirectOrigins];
            sendMail({ to, subject, text: linkToSite(text, redirectTo, origins) });
            return Promise.resolve();
          },
        },
      },
      server: { admin: false },
    },
  });

  const backend: Backend = {
    database: connection.driver,
    fetch: (request, peerAddress = null) => {
      const redirectTo = new URL(request.url).searchParams.get('redirect_to');
      quietConsoleError();
      const answer = answerAsHosted((asked) => app.fetch(asked, { peerAddress }), {
        issuer: `${options.origin}/auth/v1`,
        jwtSecret: options.jwtSecret,
      });
      return requests.run({ redirectTo, log }, () => answer(request));
    },
    async stop() {
      if (options.folder === null) {
        rmSync(files, { recursive: true, force: true });
      }
      await connection.close();
    },
  };

  try {
    app._storageAdapter = openStoredFiles(files);
    await initialize(app);
    await app.ensureSystemSchema();
    await applyMigrations(connection.driver);
    await reapplyAccess(backend, options);
  } catch (error) {
    await backend.stop();
    throw new CommandError(
      `The database can't be brought up to date (${explainError(error)}): check supabase/migrations${
        options.folder === null ? '' : `, or delete ${dirname(options.folder)} to start afresh`
      }.`,
    );
  }
  return backend;
}

/**
 * Applies the migrations that the database lacks, each in its own transaction, and keeps the history table of the
 * official CLI. lite's own runner can't be used, because importing it reads this process's standard input.
 */
async function applyMigrations(database: Database): Promise<void> {
  await database.exec(`
    ${hostedRoles}
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );`);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  for (const { version, name, sql } of readMigrations()) {
    if (applied.has(version)) {
      continue;
    }
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
  }
}

/**
 * Restores our grants. The first request under a role makes lite grant every role everything, so this sends that
 * request and then writes the access rules again.
 */
async function reapplyAccess(backend: Backend, { origin }: BackendOptions): Promise<void> {
  await backend.fetch(
    new Request(`${origin}/rest/v1/user_roles?limit=0`, { headers: { apikey: publishableKey } }),
  );
  await backend.database.exec(readAccessRules());
}
