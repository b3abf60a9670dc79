/**
 * Loaded into every edge function's Deno ahead of the function: ends the process when its
 * standard input closes, so that none is left behind even when the local stack is killed outright.
 */
import process from 'node:process';

process.stdin.once('end', () => process.exit(0));
process.stdin.resume();
