/**
 * Loaded before every edge function. Ends its process when standard input closes, so that none is left behind
 * even when the local stack is killed.
 */
import process from 'node:process';

// Deno starts the function only when nothing here is pending, and reading standard input never ends. So the
// reading starts at `load`, after the function's own start.
addEventListener('load', () => {
  process.stdin.once('end', () => process.exit(0));
  process.stdin.resume();
});
