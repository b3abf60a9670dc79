/** `npm run supabase -- login`: any command of Supabase's tool. */
import { runProgram } from '../command';
import { cliCommand, cliEnv } from './cli';

if (!runProgram(cliCommand(process.argv.slice(2)), cliEnv)) process.exitCode = 1;
