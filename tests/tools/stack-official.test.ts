/** What can be tested of the official stack and of a deployment without Docker and without an account. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pushVariables } from '../../tools/local-stack/deployment';
import { loadPushKeys } from '../../tools/local-stack/push/push-keys';
import { createPushService } from '../../tools/local-stack/push/push-service';
import { openEmulator } from '../../tools/local-stack/twilio-account';
import { siteObstacles } from '../../tools/hosts/deploy-site';
import { runCli } from '../../tools/supabase/cli';
import { business } from '../../src/content/business';
import { backendSteps, obstacles } from '../../tools/supabase/deploy-backend';
import { serveEmulator } from '../../tools/supabase/emulator-server';
import { readStatus, removeEnv, writeFunctionsEnv, writeSiteEnv } from '../../tools/supabase/stack-env';
import { rawGet } from '../support/raw-get';
import { temporaryFolder } from '../support/temporary-folder';

const hex = (digit: string) => digit.repeat(32);
const emulatorUrl = 'http://host.docker.internal:54390';
const twilio = { accountSid: `AC${hex('0')}`, authToken: hex('1'), apiUrl: `${emulatorUrl}/__twilio` };
const functionsUrl = 'http://127.0.0.1:54321/functions/v1';
const push = pushVariables({}, loadPushKeys(null), emulatorUrl);

const root = temporaryFolder(afterAll);
beforeAll(() => {
  cpSync('supabase/config.toml', join(root, 'supabase/config.toml'));
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
  expect(stderr).toMatch(/^dev:supabase needs Docker, .* start Docker and try again, or use "npm run dev"/);
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
  for (let start = 1; start <= 2; start += 1) writeSiteEnv(file, status);
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
  const tried = () => {
    const { stdout, stderr } = runCli(['db', 'push', '--dry-run', '--workdir', root]);
    return stdout + stderr;
  };
  expect(tried()).toContain('DRY RUN');
  expect(tried()).not.toMatch(/invalid|unknown|deprecated/i);
  const config = read('supabase/config.toml');
  write('supabase/config.toml', config.replace('jwt_expiry = 3600', 'jwt_expiry = "an hour"'));
  expect(tried()).toContain('Invalid auth.jwt_expiry');
  write('supabase/config.toml', config);
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
    const statusOf = async (host: string | undefined, path: string, headers = {}) =>
      (await fetch(`http://${host}:${port}${path}`, { headers })).status;
    expect(await statusOf(outside, numbers, { authorization })).toBe(200);
    expect(await statusOf(outside, numbers)).toBe(401);
    expect(await statusOf(outside, '/__phone/api/state')).toBe(403);
    expect(await statusOf('127.0.0.1', '/__phone/api/state')).toBe(200);
    const { endpoint } = pushService.addDevice();
    const pushed = () =>
      fetch(endpoint.replace('host.docker.internal:54390', `${outside}:${port}`), { method: 'POST' });
    expect(await (await pushed()).text()).toContain('VAPID token');
    for (const path of ['/__push/delivered', '/__push/devices'])
      expect(await statusOf(outside, path)).toBe(403);
    // A page of another site whose host name resolves to this machine (DNS rebinding).
    const init = { path: '/__phone/api/state', headers: { host: 'evil.example' } };
    expect((await rawGet(`http://127.0.0.1:${port}`, init)).statusCode).toBe(403);
  },
);

test.each(
  backendSteps('abcdefghijklmnopqrst', 'secrets.env', true).map((step) => [step.join(' '), step] as const),
)('deploy:backend runs "supabase %s" with words that the pinned CLI’s help lists', (_, step) => {
  const words = step.slice(
    0,
    step.findIndex((word) => word.startsWith('-')),
  );
  const { stdout } = runCli([...words, '--help']);
  expect(stdout).toContain(`supabase ${words.join(' ')} [flags]`);
  for (const flag of step.filter((word) => word.startsWith('--')))
    expect(stdout).toMatch(new RegExp(`^ +${flag}[ ,[]`, 'm'));
});

test('deploy:backend says which file or setting is missing or wrong before it sends anything', () => {
  const found = (file = 'secrets.env') => obstacles(root, file).join();
  expect(found('none.env')).toContain('none.env is missing');
  const account = [`TWILIO_ACCOUNT_SID=AC${hex('0')}`, `TWILIO_AUTH_TOKEN=${hex('1')}`];
  const lines = [...account, `ALLOWED_ORIGINS=${business.url}`];
  write('secrets.env', [...account, 'ALLOWED_ORIGINS=https://other.example'].join('\n'));
  expect(found()).toMatch(/^ALLOWED_ORIGINS in secrets\.env begins with https:\/\/other\.example/);
  write('secrets.env', lines.join('\n'));
  expect(found()).toMatch(/^site_url is not .* lacks .*\/admin\/dashboard\. .* lacks .* your own machine/);
  const config = read('supabase/config.toml').replaceAll('http://localhost:5173', business.url);
  write('supabase/config.toml', config.replaceAll(/^ {2}"http:.*$/gm, ''));
  expect(found()).toBe('');
  write('secrets.env', [...lines, 'TURNSTILE_SECRET_KEY=secret'].join('\n'));
  expect(found()).toContain('TURNSTILE_SECRET_KEY in secrets.env is not what it should be');
  write('.env.production.local', 'VITE_TURNSTILE_SITE_KEY=key');
  expect(found()).toBe('');
  write('secrets.env', lines.slice(1).join('\n'));
  expect(found()).toContain('TWILIO_ACCOUNT_SID in secrets.env is missing');
});

test('deploy:backend says what REF stands for when it is typed as it is printed', () => {
  const tool = ['--import', 'tsx', 'tools/supabase/deploy-backend.ts'];
  const run = (...args: string[]) => spawnSync('node', [...tool, ...args], { encoding: 'utf8' });
  const real = run('--project=REF');
  expect(real.status).toBe(2);
  expect(real.stderr).toMatch(/^REF stands for the project’s reference .* 20 lowercase letters/);
  const dry = run('--dry-run');
  expect(dry.status).toBe(0);
  expect(dry.stdout).toContain('--project-ref REF');
});

test('deploy:site says what is missing before it builds anything', () => {
  const missing = siteObstacles(root, {}).slice(0, 2).join();
  expect(missing).toMatch(/^VITE_SUPABASE_URL is not set.*VITE_SUPABASE_PUBLISHABLE_KEY is not set/);
  write('.env.local', 'VITE_SUPABASE_URL=http://127.0.0.1:54321');
  expect(siteObstacles(root, {}).join()).toContain(
    'VITE_SUPABASE_URL is http://127.0.0.1:54321: visitors need',
  );
  const project = 'VITE_SUPABASE_URL=https://project.example';
  write('.env.production.local', `${project}\nVITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_x`);
  expect(siteObstacles(root, { ALLOW_PLACEHOLDER: 'true' })).toEqual([]);
});
