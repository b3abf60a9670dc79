/** The two ways in which the CLI runs Supabase's services on this machine: in containers, or as plain processes. */
import { spawnSync } from 'node:child_process';
import { CommandError } from '../command-error';
import { cliEnv } from './cli';

export type StackRuntime = {
  /** The CLI's commands. */
  start: string[];
  status: string[];
  env: Record<string, string>;
  /** How a developer types any command of the CLI for this stack. */
  prompt: string;
  /** This machine, as the functions reach it. */
  host: string;
};

/** Services not to start: `functions serve` replaces one, and we don't use the others. */
const containers = 'edge-runtime,imgproxy,logflare,vector,supavisor';

export const dockerRuntime: StackRuntime = {
  start: ['start', '--exclude', containers],
  status: ['status', '-o', 'env'],
  env: cliEnv,
  prompt: 'npm run supabase --',
  host: 'host.docker.internal',
};

/** The CLI calls this runtime experimental: its words may change with each version that is pinned here. */
export const nativeRuntime: StackRuntime = {
  start: ['start', '--runtime', 'native', '--exclude', 'studio,analytics,pooler'],
  status: ['status', '--env'],
  env: { ...cliEnv, SUPABASE_EXPERIMENTAL_STACK: '1' },
  prompt: 'SUPABASE_EXPERIMENTAL_STACK=1 npm run supabase --',
  host: '127.0.0.1',
};

/** The systems for which Supabase publishes its services as programs. */
const hasPrograms = ({ platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'>) =>
  platform === 'linux' ? arch === 'x64' || arch === 'arm64' : platform === 'darwin' && arch === 'arm64';

/** The runtime that was asked for. Throws if this machine can't have it, and says what it can have. */
export function chooseRuntime(
  isNative: boolean,
  system: Pick<NodeJS.Process, 'platform' | 'arch'>,
): StackRuntime {
  const other = 'use "npm run dev", which needs nothing';
  if (isNative && !hasPrograms(system)) {
    throw new CommandError(
      `--native runs on Linux and on Macs with Apple silicon, not on ${system.platform}-${system.arch}: start Docker and leave it out, or ${other}.`,
    );
  }
  if (isNative) {
    return nativeRuntime;
  }
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) {
    return dockerRuntime;
  }
  const native = hasPrograms(system)
    ? 'add "-- --native" to run Supabase’s services without it (a download of several hundred MB at the first start), '
    : '';
  throw new CommandError(
    `dev:supabase needs Docker, which does not answer on this machine: start Docker and try again, ${native}or ${other}.`,
  );
}
