/** `npm run supabase -- login`: any command of Supabase's tool. */
import { runProgram } from '../command';
import { CommandError } from '../command-error';
import { cliCommand, cliEnv } from './cli';

try {
  if (!runProgram(cliCommand(process.argv.slice(2)), cliEnv)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
