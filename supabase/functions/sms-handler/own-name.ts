import type { Database } from '../_shared/database/client.ts';

/** Says what the others call somebody, and answers with the name that counts now. */
export const setOwnName = async ({ rpc }: Database, userId: string, name: string) => ({
  name: await rpc('save_member_name', { userId, name }),
});
