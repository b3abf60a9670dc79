/** `npm run supabase -- login`: any command of Supabase's tool. */
import { runProgram, runToExitCode } from '../command';
import { makeCliCommand, cliEnv } from './cli';

await runToExitCode(() => runProgram(makeCliCommand(process.argv.slice(2)), cliEnv));
