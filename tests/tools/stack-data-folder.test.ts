import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeAdminRole } from '../../tools/admin/admin-role';
import { CommandError } from '../../tools/command-error';
import { runStack, type RunningStack } from '../support/running-stack';
import { signIn } from '../support/stack-client';
import { makeTemporaryFolder } from '../support/temporary-folder';

const folder = makeTemporaryFolder(afterAll);
const env = { LOCAL_DATA_DIR: folder };
const infoFile = join(folder, 'local-stack.json');
let stack: RunningStack;

beforeAll(async () => {
  stack = await runStack({ env });
  stack.announce();
});

afterAll(() => stack.stop());

test('a running stack writes its addresses and keys to files that only its owner can read', () => {
  expect(JSON.parse(readFileSync(infoFile, 'utf8'))).toEqual(stack.info);
  expect(statSync(infoFile).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
});

test('a second stack does not start on a data folder that is in use', async () =>
  await expect(runStack({ env })).rejects.toThrow(
    `The data folder ${folder} is in use by another local stack (process ${process.pid}): stop that one, or set LOCAL_DATA_DIR to a folder of its own for this one.`,
  ));

test('a stopped stack unlocks its data folder and keeps its data', async () => {
  const { secretKey, admin } = stack.info;
  expect(await changeAdminRole(['revoke', admin.email], env)).toMatchObject({ isDone: true });
  await stack.stop();
  expect(existsSync(infoFile)).toBe(false);
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  await expect(changeAdminRole(['grant', admin.email], env)).rejects.toThrow(/^No local stack runs/);

  // The lock of a process that has ended, as a crash leaves it.
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, 'lock'), `${pid}\n`);
  stack = await runStack({ env });
  expect(stack.info.secretKey).toBe(secretKey);
  const token = await signIn(stack.info, admin.email, admin.password);
  expect(await (await stack.request('/rest/v1/user_roles?select=role', { token })).json()).toEqual([]);
  const path = '/rest/v1/contacts?select=id&last_message_at=not.is.null';
  expect(await (await stack.request(path, { apikey: secretKey })).json()).toHaveLength(15);
});

test('a stack with damaged database files fails with one sentence that says what to do', async () => {
  await stack.stop();
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'damaged');
  const start = runStack({ env });
  await expect(start).rejects.toBeInstanceOf(CommandError);
  await expect(start).rejects.toThrow(new RegExp(`delete ${folder} to start afresh`));
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});
