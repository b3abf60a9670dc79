import postgres from 'postgres';
import type { Migration } from '../../tools/local-stack/migrations';
import { startRealPostgres } from './database/real-postgres';
import { secretKey, startServices } from './functions-harness';

/** The functions' services on a PostgreSQL server, which runs statements of several requests at once. */
export async function startServicesOnPostgres(migrations?: Migration[]) {
  const server = await startRealPostgres(secretKey, migrations);
  const owner = postgres(server.url, { max: 2, onnotice: () => undefined });
  const services = await startServices({
    fetch: await server.openDataApi(),
    query: async (sql) => (await owner.unsafe(sql)).map((row) => ({ ...row })),
  });
  return {
    ...services,
    postgres: server,
    async stop() {
      await services.stop();
      await owner.end();
      await server.stop();
    },
  };
}
