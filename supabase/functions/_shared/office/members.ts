import type { Database } from '../database/client.ts';

/** The answer of `getMembers`, whichever function gives it. */
export const listMembers = async ({ rpc }: Database) => ({ members: await rpc('list_members', {}) });
