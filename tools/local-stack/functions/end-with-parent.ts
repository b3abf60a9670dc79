/**
 * Loaded into every edge function's Deno ahead of the function: ends the process when its
 * standard input closes, so that none is left behind even when the local stack is killed outright.
 */
import process from 'node:process';

// Deno runs the function only once nothing of this file is pending, and a watched input is pending for
// good: the watch begins with the event that follows the function's own start.
addEventListener('load', () => {
  process.stdin.once('end', () => process.exit(0));
  process.stdin.resume();
});
