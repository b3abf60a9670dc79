/** Calls that the office makes. */
import { rowsOf, type DataApi } from './client.ts';

type Limit = { limit: number; seconds: number };

export function startedCallData(client: DataApi) {
  return {
    /** Stores the call before it is made. Returns the seconds to wait, or 0 to go on. */
    async begin(to: string, adminId: string, limits: readonly Limit[]): Promise<number> {
      return rowsOf(
        await client.rpc('begin_call', {
          p_address: to,
          p_actor: adminId,
          p_limits: limits.map(({ limit, seconds }) => ({ limit, seconds })),
        }),
      );
    },
  };
}
