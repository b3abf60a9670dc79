/** Who works in the office, in which role. */
import { roles, type Role } from '../contract/action.ts';
import type { Person } from '../contract/people.ts';
import { isoTime, nullable, rowsOf, wordOf, type DataApi } from './client.ts';

const inviteOutcomes = ['invited', 'has_access'] as const;
const removeOutcomes = ['removed', 'own', 'not_admin', 'unknown'] as const;

function roleOf(written: string): Role {
  const role = wordOf(roles, written);
  if (role === null) throw new Error(`a role that is not known here: ${written}`);
  return role;
}

export function peopleData(client: DataApi) {
  return {
    /** Somebody's role, and what the owner demands of them; null when they have none. */
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

    async invite(email: string, role: Role, adminId: string) {
      const call = client.rpc('invite_person', { p_email: email, p_role: role, p_actor: adminId });
      return wordOf(inviteOutcomes, rowsOf(await call));
    },

    async remove(email: string, adminId: string) {
      const call = client.rpc('remove_person', { p_email: email, p_actor: adminId });
      return wordOf(removeOutcomes, rowsOf(await call));
    },
  };
}
