/**
 * Runs the functions in Deno with PostgreSQL and its data API in a separate process, so that the load
 * generator doesn't slow it down. Sends its address to the parent and serves until the parent disconnects.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { startRealPostgres } from '../../../tests/support/database/real-postgres.ts';
import { demoBusinessNumber } from '../../local-stack/demo-number.ts';
import { listen } from '../../local-stack/functions/free-port.ts';
import { startFunctions } from '../../local-stack/functions/functions.ts';
import { writeInboxSeed } from './inbox-seed.ts';
import { authToken } from './requests.ts';

const secretKey = 'sb_secret_of_the_load';
const postgres = await startRealPostgres(secretKey);
const fetchData = await postgres.openDataApi();
await postgres.execute(`
  insert into public.business_settings (setting_key, setting_value)
    values ('twilio_phone_number', '${demoBusinessNumber}');
  ${writeInboxSeed({ conversations: 200, messages: 4_000 })}`);

const answer = getRequestListener(fetchData, { overrideGlobalObjects: false });
const server = createServer((request, response) => void answer(request, response));
const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;

const functions = startFunctions({
  sourceFolder: 'supabase/functions',
  env: {
    SUPABASE_URL: origin,
    SUPABASE_SECRET_KEY: secretKey,
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: authToken,
    // Nothing that is measured here calls Twilio.
    TWILIO_API_URL: 'http://127.0.0.1:9',
  },
  isWatching: false,
  log: (line) => process.stderr.write(`${line}\n`),
});
await functions.ready;
process.send?.({
  port: functions.findPort('sms-handler'),
  callsPort: functions.findPort('twilio-manage'),
  quotesPort: functions.findPort('request-quote'),
  publicUrl: `${origin}/functions/v1`,
  databaseUrl: postgres.url,
});

await once(process, 'disconnect');
await functions.stop();
server.closeAllConnections();
server.close();
// Requests that were cut off have left statements behind, which an orderly end would wait for.
await postgres.crash();
await postgres.stop();
