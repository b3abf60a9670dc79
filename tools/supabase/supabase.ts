/** `npm run supabase -- login`: any command of Supabase's tool. */
import { runProgram, runToExitCode } from '../command';
import { cliCommand, cliEnv } from './cli';

await runToExitCode(() => runProgram(cliCommand(process.argv.slice(2)), cliEnv));
