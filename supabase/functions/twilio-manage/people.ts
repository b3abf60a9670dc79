import { noAccess } from '../_shared/http/access.ts';
import type { peopleActions } from '../_shared/contract/people.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { refusal } from '../_shared/http/http-error.ts';
import type { Office } from '../_shared/office.ts';

/** The handlers for listing, inviting and removing people. */
export function peopleHandlers({ database: { rpc } }: Office): Handlers<typeof peopleActions> {
  return {
    getPeople: async () => ({ people: await rpc('list_people', {}) }),

    async invitePerson({ email, role }, { userId: actor }) {
      if ((await rpc('invite_person', { email, role, actor })) === 'has_access') {
        throw refusal(409, 'has_access');
      }
    },

    async removePerson({ email }, { userId: actor }) {
      const outcome = await rpc('remove_person', { email, actor });
      if (outcome === 'not_admin') throw noAccess();
      if (outcome === 'own') throw refusal(409, 'own_access');
      if (outcome === 'unknown') throw refusal(404, 'no_person');
    },
  };
}
