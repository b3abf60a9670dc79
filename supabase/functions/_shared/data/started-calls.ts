/** Calls that the office makes. */
import { answerOf, type DataApi } from './client.ts';

type Limit = { limit: number; seconds: number };

export function startedCallData(client: DataApi) {
  return {
    /** Stores the call before it is made. Returns the seconds to wait, 0 to go on, null for a blocked number. */
    async begin(to: string, adminId: string, limits: readonly Limit[]): Promise<number | null> {
      return answerOf(
        await client.rpc('begin_call', {
          p_address: to,
          p_actor: adminId,
          p_limits: limits.map(({ limit, seconds }) => ({ key: 'call', limit, seconds })),
        }),
      );
    },
  };
}
