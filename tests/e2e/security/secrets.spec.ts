/** No key is in the published files or in the project's history. */
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isDeep, noteFigure } from '../../support/fuzz';
import { findSecrets } from '../../support/secret-scan';
import { stack } from '../support/stack';

const published = readdirSync('dist', { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz|png|ico|woff2)$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name));

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A random key of each kind, made at run time so that no file contains one. */
const canaries = (): Record<string, string> => ({
  'Supabase secret key': `const key="sb_secret_${hex(16)}"`,
  'service_role token': `"${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'supabase', role: 'service_role', exp: 1 })}.${hex(20)}"`,
  'Twilio account': `{sid:"AC${hex(16)}"}`,
  'Twilio API key': `{sid:"SK${hex(16)}"}`,
  'Twilio auth token': `TWILIO_AUTH_TOKEN=${hex(16)}`,
  'Twilio API secret': `apiKeySecret: "${hex(16)}"`,
  'webhook signing secret': `"whsec_${hex(16)}"`,
  'private key': generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  }).privateKey,
  'database address': `postgresql://postgres:${hex(8)}@db.example.org:5432/postgres`,
  'GitHub token': `ghp_${hex(18)}`,
});

test('the secret scan finds a planted key of every kind, in a file and in a history (T16, T56, T57, G13)', () => {
  const planted = Object.entries(canaries()).map(([kind, text]) => {
    const file = test.info().outputPath(`${kind.replaceAll(' ', '-')}.js`);
    writeFileSync(file, `export default ${JSON.stringify(1)};\n${text}\n`);
    return file;
  });
  const found = new Set(findSecrets({ files: planted }).map(({ file }) => file));
  expect(planted.filter((file) => !found.has(file))).toEqual([]);
  if (!isDeep) {
    return;
  }
  const history = Object.values(canaries()).map((text) => text.replace(/^/gm, '+'));
  expect(findSecrets({ text: history.join('\n') }).length).toBeGreaterThanOrEqual(history.length);
});

test('the secret scan finds no key, no source map and no admin command in the published files (T16, T56, T57, G13)', () => {
  expect(published.length).toBeGreaterThan(150);
  expect(findSecrets({ files: published })).toEqual([]);
  const { secretKey, admin, twilio } = stack();
  const texts = published.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  for (const secret of [secretKey, admin.password, admin.email, twilio.accountSid, twilio.authToken]) {
    expect(texts.filter(({ text }) => text.includes(secret)).map(({ file }) => file)).toEqual([]);
  }
  expect(published.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(texts.filter(({ text }) => /sourceMappingURL|admin:grant/.test(text))).toEqual([]);
  noteFigure('G13', `0 keys in ${published.length} published files`);
});

test('the secret scan finds no key in the project’s history (T16, T56, T57, G13)', () => {
  test.skip(!isDeep, 'the whole history only in the long run');
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  // A lockfile has hashes, which are not keys.
  const history = git('log', '-p', '--all', '--no-color', '--', '.', ':!package-lock.json');
  const lines = history.split('\n');
  expect(findSecrets({ text: history }).map(({ line }) => lines[line - 1])).toEqual([]);
  noteFigure('G13', `0 keys in ${lines.length} lines of history`);
});
