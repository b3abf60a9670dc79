/** What can be tested of the official stack and of a deployment without Docker and without an account. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { business } from '../../src/content/business';
import { explainError } from '../../tools/command-error';
import { findSiteObstacles } from '../../tools/hosts/deploy-site';
import { makePushVariables } from '../../tools/local-stack/deployment';
import { listen } from '../../tools/local-stack/functions/free-port';
import { loadPushKeys } from '../../tools/local-stack/push/push-keys';
import { createPushService } from '../../tools/local-stack/push/push-service';
import { openEmulator } from '../../tools/local-stack/twilio-account';
import { runCli } from '../../tools/supabase/cli';
import { findBackendObstacles, listBackendSteps } from '../../tools/supabase/deploy-backend';
import { serveEmulator } from '../../tools/supabase/emulator-server';
import { readStatus, removeEnv, writeFunctionsEnv, writeSiteEnv } from '../../tools/supabase/stack-env';
import { chooseRuntime, dockerRuntime, nativeRuntime } from '../../tools/supabase/stack-runtime';
import { getRaw } from '../support/raw-get';
import { makeTemporaryFolder } from '../support/temporary-folder';

const hex = (digit: string) => digit.repeat(32);
const emulatorUrl = 'http://host.docker.internal:54390';
const twilio = { accountSid: `AC${hex('0')}`, authToken: hex('1'), apiUrl: `${emulatorUrl}/__twilio` };
const functionsUrl = 'http://127.0.0.1:54321/functions/v1';
const push = makePushVariables({}, loadPushKeys(null), emulatorUrl);

const root = makeTemporaryFolder(afterAll);
beforeAll(() => {
  cpSync('supabase/config.toml', join(root, 'supabase/config.toml'));
  cpSync('supabase/templates', join(root, 'supabase/templates'), { recursive: true });
  cpSync('supabase/functions', join(root, 'supabase/functions'), { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('dev:supabase says in one sentence that it needs Docker', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'dev:supabase'], {
    encoding: 'utf8',
    env: { ...process.env, DOCKER_HOST: 'unix:///nowhere.sock', npm_config_loglevel: 'silent' },
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^dev:supabase needs Docker, .* start Docker and try again, .*or use "npm run dev"/);
});

test('dev:supabase offers to do without Docker where Supabase has programs for the system, and only there', () => {
  const choose = (isNative: boolean, platform: NodeJS.Platform, arch: NodeJS.Architecture) => {
    vi.stubEnv('PATH', '/nowhere');
    onTestFinished(() => void vi.unstubAllEnvs());
    try {
      return chooseRuntime(isNative, { platform, arch }).start.join(' ');
    } catch (error) {
      return explainError(error);
    }
  };
  expect(choose(true, 'darwin', 'arm64')).toContain('start --runtime native');
  expect(choose(true, 'darwin', 'x64')).toMatch(/^--native runs on .*, not on darwin-x64: start Docker/);
  expect(choose(false, 'linux', 'x64')).toMatch(/needs Docker, .* add "-- --native"/);
  expect(choose(false, 'win32', 'x64')).toMatch(/needs Docker, .* try again, or use "npm run dev"/);
});

test.each([
  ['Docker', dockerRuntime],
  ['native', nativeRuntime],
])('the pinned CLI’s help lists the words that start the %s stack and ask for its status', (_, runtime) => {
  for (const [command = '', ...words] of [runtime.start, runtime.status]) {
    const { stdout } = runCli([command, '--help'], runtime.env);
    for (const word of words.flatMap((one) => one.split(','))) {
      expect(stdout).toMatch(new RegExp(`[ [,(]${word}\\b`));
    }
  }
});

test('the Supabase CLI reads every line of the functions’ settings', () => {
  const status = readStatus(
    'API_URL="http://127.0.0.1:54321"\nDB_URL="postgresql://x"\nPUBLISHABLE_KEY="sb_publishable_x"\nSECRET_KEY="sb_secret_x"\n',
  );
  const file = join(root, 'functions.env');
  writeFunctionsEnv(file, status, twilio, { site: 'http://localhost:5173', push });
  // The CLI counts the settings it has read and stops, because nobody can confirm without a terminal.
  const args = ['secrets', 'set', `--remote=${'a'.repeat(20)}`, '--env-file', file];
  const { stdout, stderr } = runCli(args, { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` });
  const lines = Object.keys(parseEnv(read('functions.env'))).length;
  expect(stdout + stderr).toMatch(new RegExp(`required: Set ${lines} secrets .*Nothing was changed`));
});

test('dev:supabase points the site at the stack, and neither replaces nor removes somebody’s own settings', () => {
  const status = { API_URL: 'http://127.0.0.1:54321', PUBLISHABLE_KEY: 'key', DB_URL: '', SECRET_KEY: '' };
  const file = join(root, '.env.local');
  for (let start = 1; start <= 2; start += 1) {
    writeSiteEnv(file, status);
  }
  const settings = { VITE_SUPABASE_URL: status.API_URL, VITE_SUPABASE_PUBLISHABLE_KEY: 'key' };
  expect(loadEnv('development', root)).toEqual(settings);
  removeEnv(file);
  expect(loadEnv('development', root)).toEqual({});
  write('.env.local', 'VITE_SUPABASE_URL=https://own.example');
  expect(() => writeSiteEnv(file, status)).toThrow(/\.env\.local is your own\. Rename it/);
  removeEnv(file);
  expect(read('.env.local')).toContain('own.example');
  rmSync(file);
});

test('the Supabase CLI accepts our config.toml and refuses one with a mistake', () => {
  const attempt = () => {
    const { stdout, stderr } = runCli(['db', 'push', '--dry-run', '--workdir', root]);
    return stdout + stderr;
  };
  expect(attempt()).toContain('DRY RUN');
  expect(attempt()).not.toMatch(/invalid|unknown|deprecated/i);
  const config = read('supabase/config.toml');
  write('supabase/config.toml', config.replace('jwt_expiry = 3600', 'jwt_expiry = "an hour"'));
  expect(attempt()).toContain('Invalid auth.jwt_expiry');
  write('supabase/config.toml', config);
});

/** The keys of a file of settings, also of those that are commented out, as paths. */
function settingKeys(text: string): string[] {
  let table = '';
  return text.split('\n').flatMap((line) => {
    const [, header, key] = /^(?:# ?)?(?:\[([\w.-]+)\]|(\w+) = .+)$/.exec(line) ?? [];
    table = header === undefined ? table : `${header}.`;
    return key === undefined ? [] : [table + key];
  });
}

test('config.toml has no key that the CLI’s own template lacks, because the CLI takes a misspelled one without a word', () => {
  const folder = join(root, 'template');
  mkdirSync(folder);
  expect(runCli(['init', '--workdir', folder]).isOk).toBe(true);
  expect(runCli(['functions', 'new', 'any', '--workdir', folder]).isOk).toBe(true);
  // Names that the CLI leaves to us.
  const general = (path: string) =>
    path.replace(/^remotes\.\w+\./, '').replace(/^(functions|auth\.email\.template)\.[\w-]+/, '$1.any');
  const known = settingKeys(readFileSync(join(folder, 'supabase/config.toml'), 'utf8')).map(general);
  const used = settingKeys(read('supabase/config.toml')).map(general);
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((path) => !known.includes(path))).toEqual([]);
});

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test.skipIf(outside === undefined)(
  'containers reach Twilio’s API and their devices, and only this machine reaches the phone',
  async () => {
    const emulator = openEmulator(twilio, functionsUrl, null);
    const pushService = createPushService(emulatorUrl, push.VAPID_PUBLIC_KEY);
    const { port, stop } = await serveEmulator(emulator, pushService, 0);
    onTestFinished(stop);
    const numbers = `/__twilio/2010-04-01/Accounts/${twilio.accountSid}/IncomingPhoneNumbers.json`;
    const authorization = `Basic ${btoa(`${twilio.accountSid}:${twilio.authToken}`)}`;
    const askStatus = async (host: string | undefined, path: string, headers = {}) =>
      (await fetch(`http://${host}:${port}${path}`, { headers })).status;
    expect(await askStatus(outside, numbers, { authorization })).toBe(200);
    expect(await askStatus(outside, numbers)).toBe(401);
    expect(await askStatus(outside, '/__phone/api/state')).toBe(403);
    expect(await askStatus('127.0.0.1', '/__phone/api/state')).toBe(200);
    const { endpoint } = pushService.addDevice();
    const findPushed = () =>
      fetch(endpoint.replace('host.docker.internal:54390', `${outside}:${port}`), { method: 'POST' });
    expect(await (await findPushed()).text()).toContain('VAPID token');
    for (const path of ['/__push/delivered', '/__push/devices']) {
      expect(await askStatus(outside, path)).toBe(403);
    }
    // A page of another site whose host name resolves to this machine (DNS rebinding).
    const init = { path: '/__phone/api/state', headers: { host: 'evil.example' } };
    expect((await getRaw(`http://127.0.0.1:${port}`, init)).statusCode).toBe(403);
  },
);

test.each(
  listBackendSteps('abcdefghijklmnopqrst', 'secrets.env', true).map(
    (step) => [step.join(' '), step] as const,
  ),
)('deploy:backend runs "supabase %s" with words that the pinned CLI’s help lists', (_, step) => {
  const words = step.slice(
    0,
    step.findIndex((word) => word.startsWith('-')),
  );
  const { stdout } = runCli([...words, '--help']);
  expect(stdout).toContain(`supabase ${words.join(' ')} [flags]`);
  for (const flag of step.filter((word) => word.startsWith('--'))) {
    expect(stdout).toMatch(new RegExp(`^ +${flag}[ ,[]`, 'm'));
  }
});

const project = 'abcdefghijklmnopqrst';

test('deploy:backend says everything that is missing or wrong at once, before it sends anything', () => {
  const find = (file = 'secrets.env', env: NodeJS.ProcessEnv = { ALLOW_PLACEHOLDER: 'true' }) =>
    findBackendObstacles(root, file, project, env).join('\n');
  const account = [`TWILIO_ACCOUNT_SID=AC${hex('0')}`, `TWILIO_AUTH_TOKEN=${hex('1')}`];
  const lines = [...account, `ALLOWED_ORIGINS=${business.url}`];
  const config = read('supabase/config.toml');
  const filledIn = config.replace('project_id = "yourprojectreference"', `project_id = "${project}"`);
  expect(find('none.env')).toMatch(/^none\.env is missing.*\nproject_id is \w+, not abcdefghijklmnopqrst\. /);
  write('secrets.env', [...account, 'ALLOWED_ORIGINS=https://other.example'].join('\n'));
  write('supabase/config.toml', filledIn.replaceAll(business.url, 'https://old.example'));
  expect(
    find()
      .split('\n')
      .map((line) => line.split('. ')[0]),
  ).toEqual([
    `ALLOWED_ORIGINS in secrets.env begins with https://other.example, and src/content/business.ts says that the site is ${business.url}`,
    `site_url is not ${business.url}`,
    `additional_redirect_urls lacks ${business.url}/admin/dashboard`,
    `additional_redirect_urls lacks ${business.url}/auth/login`,
    'additional_redirect_urls has https://old.example/admin/dashboard, which is not the site’s',
    'additional_redirect_urls has https://old.example/auth/login, which is not the site’s',
  ]);
  write('secrets.env', lines.join('\n'));
  write('supabase/config.toml', filledIn);
  expect(find()).toBe('');
  expect(find('secrets.env', {})).toMatch(/^The identity in src\/content\/business\.ts is a placeholder/);
  write('secrets.env', [...lines, 'TURNSTILE_SECRET_KEY=secret'].join('\n'));
  expect(find()).toContain('TURNSTILE_SECRET_KEY in secrets.env is not what it should be');
  write('.env.production.local', 'VITE_TURNSTILE_SITE_KEY=key');
  expect(find()).toBe('');
  write('secrets.env', lines.slice(1).join('\n'));
  expect(find()).toContain('TWILIO_ACCOUNT_SID in secrets.env is missing');
  write('supabase/config.toml', config);
});

/** Runs deploy:backend with a Management API of our own, which knows one project. */
async function deployBackend(args: string[], token: string) {
  const api = createServer((_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify([{ ...hostedProject, ref: project, id: project }])),
  );
  const url = `http://127.0.0.1:${await listen(api, 0)}`;
  onTestFinished(() => void api.close());
  const addresses = { api_url: url, dashboard_url: url, docs_url: url, project_host: 'supabase.example' };
  write('profile.yaml', JSON.stringify({ name: 'test', ...addresses }));
  const command = spawn('node', ['--import', 'tsx', 'tools/supabase/deploy-backend.ts', ...args], {
    env: {
      ...process.env,
      SUPABASE_ACCESS_TOKEN: token,
      SUPABASE_PROFILE: join(root, 'profile.yaml'),
      HOME: root,
    },
  });
  const [output, errors] = await Promise.all([text(command.stdout), text(command.stderr)]);
  if (command.exitCode === null) {
    await once(command, 'exit');
  }
  return { status: command.exitCode, output, errors };
}
const hostedProject = {
  name: 'Fleet',
  organization_id: 'org',
  organization_slug: 'org',
  region: 'us-east-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'db', version: '17', postgres_engine: '17', release_channel: 'ga' },
};
const token = `sbp_${'0'.repeat(40)}`;

test.each([
  [
    'the login has no such project',
    'z'.repeat(20),
    token,
    `no project z{20}\\. Its projects: ${project} \\(Fleet\\)`,
  ],
  ['nobody is logged in', project, '', 'You are not logged in to Supabase: run "npm run supabase -- login"'],
  ['REF was left as it is printed', 'REF', token, '--project=REF names no project: .* 20 lowercase letters'],
  [
    'REF was left as it is printed and nobody is logged in',
    'REF',
    '',
    'You are not logged in to Supabase: run "npm run supabase -- login"',
  ],
])(
  'deploy:backend -- --dry-run ends with 1 and names all that is missing when %s',
  async (_, ref, login, says) => {
    const { status, output } = await deployBackend(
      [`--project=${ref}`, '--dry-run', '--secrets=none.env'],
      login,
    );
    expect(output).toContain(`npm run supabase -- link --project-ref ${ref}\n`);
    expect(output).toMatch(new RegExp(`^First: .*${says}`, 'm'));
    expect(output).toMatch(/^First: none\.env is missing/m);
    expect(output).toMatch(/^First: project_id is yourprojectreference, not /m);
    expect(status).toBe(1);
  },
);

test('deploy:backend knows the project of the login', async () => {
  const { output } = await deployBackend([`--project=${project}`, '--dry-run'], token);
  expect(output).toContain('First: ');
  expect(output).not.toMatch(/login|has no project/);
});

test('deploy:backend says what REF stands for when it is typed as it is printed', async () => {
  const { status, errors } = await deployBackend(['--project=REF'], token);
  expect(status).toBe(2);
  expect(errors).toMatch(/^REF stands for the project’s reference .* 20 lowercase letters/);
});

test('deploy:site says what is missing before it builds anything', () => {
  const missing = findSiteObstacles(root, {}).slice(0, 2).join();
  expect(missing).toMatch(/^VITE_SUPABASE_URL is not set.*VITE_SUPABASE_PUBLISHABLE_KEY is not set/);
  write('.env.local', 'VITE_SUPABASE_URL=http://127.0.0.1:54321');
  expect(findSiteObstacles(root, {}).join()).toContain(
    'VITE_SUPABASE_URL is http://127.0.0.1:54321: visitors need',
  );
  const url = 'VITE_SUPABASE_URL=https://project.example';
  write('.env.production.local', `${url}\nVITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_x`);
  expect(findSiteObstacles(root, { ALLOW_PLACEHOLDER: 'true' })).toEqual([]);
});
