import { notAdmin } from '../_shared/http/access.ts';
import type { peopleActions } from '../_shared/contract/people.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import type { Office } from './office.ts';

/** The handlers for listing, inviting and removing people. */
export function peopleHandlers({ database: { call } }: Office): Handlers<typeof peopleActions> {
  return {
    getPeople: async () => ({ people: await call('list_people', {}) }),

    async invitePerson({ email, role }, { userId: actor }) {
      if ((await call('invite_person', { email, role, actor })) === 'has_access') {
        throw new HttpError(
          409,
          'has_access',
          'This person has access already. To change their role, remove them first.',
        );
      }
    },

    async removePerson({ email }, { userId: actor }) {
      const outcome = await call('remove_person', { email, actor });
      if (outcome === 'not_admin') throw notAdmin();
      if (outcome === 'own') {
        throw new HttpError(409, 'own_access', 'You can’t take away your own access. Ask another admin.');
      }
      if (outcome === 'unknown')
        throw new HttpError(404, 'no_person', 'Nobody with this address has access.');
    },
  };
}
