import postgres from 'postgres';
import { secretKey, startFunctionWorld, type FunctionWorld } from './functions-harness';
import { startRealPostgres, type RealPostgres } from './database/real-postgres';

/** The functions' world on a PostgreSQL server, where statements of several requests run at once. */
export type ServerWorld = FunctionWorld & {
  postgres: RealPostgres;
};

export async function startServerWorld(): Promise<ServerWorld> {
  const server = await startRealPostgres(secretKey);
  const dataApi = await server.openDataApi();
  const owner = postgres(server.url, { max: 2, onnotice: () => undefined });
  const world = await startFunctionWorld({
    fetch: dataApi,
    query: async (sql) => (await owner.unsafe(sql)).map((row) => ({ ...row })),
  });
  return {
    ...world,
    postgres: server,
    async stop() {
      await world.stop();
      await owner.end();
      await server.stop();
    },
  };
}
