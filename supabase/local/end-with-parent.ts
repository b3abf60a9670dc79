/**
 * Loaded into every edge function's Deno ahead of the function: ends the process when its
 * standard input closes, so that none is left behind even when the local stack is killed outright.
 */
import process from 'node:process';
import { setTimeout } from 'node:timers';

function watchInput(): void {
  process.stdin.once('end', () => process.exit(0));
  process.stdin.resume();
}

// Deno runs the function only once nothing of this file is pending, so the watch begins in a
// timer that doesn't count as pending.
setTimeout(watchInput, 1).unref();
