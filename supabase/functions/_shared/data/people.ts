/** The people with a role in the office. */
import * as v from 'valibot';
import { roles, type Role } from '../contract/action.ts';
import type { Person } from '../contract/people.ts';
import { isoTime, nullable, rowsOf, type DataApi } from './client.ts';

const roleOf = (written: string): Role => v.parse(v.picklist(roles), written);

export function peopleData(client: DataApi) {
  return {
    /** A person's role, and whether they need a second factor. Null when they have no role. */
    async accessOf(userId: string): Promise<{ role: Role; requiresSecondFactor: boolean } | null> {
      const [row] = rowsOf(await client.rpc('office_access', { p_user_id: userId }));
      return row ? { role: roleOf(row.role), requiresSecondFactor: row.requires_second_factor } : null;
    },

    async all(): Promise<Person[]> {
      return rowsOf(await client.rpc('list_people')).map((row) => ({
        userId: nullable(row.user_id),
        email: nullable(row.email) ?? '',
        role: roleOf(row.role),
        since: isoTime(row.since),
      }));
    },

    /** Returns `invited` or `has_access`. */
    async invite(email: string, role: Role, adminId: string) {
      const call = client.rpc('invite_person', { p_email: email, p_role: role, p_actor: adminId });
      return rowsOf(await call);
    },

    /** Returns `removed`, `own`, `not_admin` or `unknown`. */
    async remove(email: string, adminId: string) {
      const call = client.rpc('remove_person', { p_email: email, p_actor: adminId });
      return rowsOf(await call);
    },
  };
}
