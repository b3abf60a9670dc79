import type { FieldsOf } from '../_shared/contract/action.ts';
import { type invitedActions, buildInvitationLink, type peopleActions } from '../_shared/contract/people.ts';
import { maskEmail } from '../_shared/domain/email.ts';
import { type Account, createNoAccessError } from '../_shared/http/access.ts';
import type { Handlers } from '../_shared/http/endpoint.ts';
import type { Office } from '../_shared/office/office.ts';
import {
  endOtherSessions,
  hashSecret,
  mailLink,
  createSecret,
  savePassword,
} from '../_shared/runtime/auth.ts';
import { limitError, refusal } from '../_shared/runtime/http-error.ts';
import { tryAndLog } from '../_shared/runtime/log.ts';

/** The handlers for listing, inviting and removing people. */
export function peopleHandlers({ env, database: { rpc }, alerts }: Office): Handlers<typeof peopleActions> {
  return {
    getPeople: async () => ({ people: await rpc('list_people', {}) }),

    async invitePerson({ email, role }, { userId: actor }) {
      const secret = createSecret();
      const outcome = await rpc('invite_person', {
        email,
        role,
        actor,
        secretHash: await hashSecret(secret),
      });
      if (outcome === 'not_admin') {
        throw createNoAccessError();
      }
      if (outcome === 'has_access') {
        throw refusal(409, 'has_access');
      }
      alerts.sendHeld();
      const link = buildInvitationLink(env.site, secret);
      // Without the mail, the admin can still hand over the link.
      const mailed = await tryAndLog('/twilio-manage', 'invitation_not_mailed', async () => {
        const accounts = await rpc('account_of', { email });
        await mailLink(env, email, link, accounts.length > 0);
        return true;
      });
      return { link, isMailed: mailed === true };
    },

    async removePerson({ email }, { userId: actor }) {
      const outcome = await rpc('remove_person', { email, actor });
      if (outcome === 'not_admin') {
        throw createNoAccessError();
      }
      if (outcome === 'own') {
        throw refusal(409, 'own_access');
      }
      if (outcome === 'unknown') {
        throw refusal(404, 'no_person');
      }
      alerts.sendHeld();
    },
  };
}

/** A secret can't be guessed; this only keeps one account from asking without end. */
const limitTries = (userId: string) => [{ key: `invitation ${userId}`, limit: 10, seconds: 600 }];
/** A page looks each time it is opened, which leaves the tries alone. */
const limitLooks = (userId: string) => [{ key: `look at invitation ${userId}`, limit: 60, seconds: 600 }];

/** What the secret is worth in the hands of this account. Throws when that is nothing, for anybody. */
async function examineInvitation(
  { database: { rpc } }: Office,
  fields: { userId: string; secretHash: string; limits: ReturnType<typeof limitTries> },
) {
  const [known] = await rpc('look_at_invitation', fields);
  switch (known?.outcome) {
    case 'open':
      return { outcome: 'open', role: known.role } as const;
    case 'has_role':
      return { outcome: 'started', role: known.role } as const;
    case 'other_address':
      return { outcome: 'for_other', email: known.email } as const;
    case 'limit_reached':
      throw limitError('too_many_tries', known.waitSeconds, (wait) => `Too many tries. Please wait ${wait}.`);
    case 'unconfirmed':
      throw refusal(403, 'unconfirmed_email');
    case 'expired':
      throw refusal(410, 'invitation_expired');
    default:
      throw refusal(410, 'invitation_ended');
  }
}

/** Says what an invitation means for the account that is signed in, before it is asked for a password. */
export async function lookAtInvitation(
  office: Office,
  { secret }: FieldsOf<typeof invitedActions.lookAtInvitation>,
  { userId }: Account,
) {
  const secretHash = await hashSecret(secret);
  const known = await examineInvitation(office, { userId, secretHash, limits: limitLooks(userId) });
  const email = known.outcome === 'for_other' ? maskEmail(known.email) : null;
  return { outcome: known.outcome, email };
}

const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/**
 * Turns an invitation into a role. What a stranger may know of the account ends first: its password, then its other
 * sessions. Only then does the role begin, so that a failure leaves nobody with a role. Every step may be repeated.
 */
export async function acceptInvitation(
  office: Office,
  { secret, password }: FieldsOf<typeof invitedActions.acceptInvitation>,
  { userId, token }: Account,
): Promise<object> {
  const { env, database } = office;
  const secretHash = await hashSecret(secret);
  const known = await examineInvitation(office, { userId, secretHash, limits: limitTries(userId) });
  if (known.outcome === 'for_other') {
    throw refusal(403, 'invitation_for_other');
  }
  if (known.outcome === 'started') {
    return { role: known.role };
  }
  await savePassword(env, token, password);
  await endOtherSessions(env, token);
  const [begun] = await database.rpc('begin_role', { userId, secretHash });
  // Taken back meanwhile, or used by the person's other device.
  if (begun === undefined) {
    throw refusal(410, 'invitation_ended');
  }
  // A token that is issued after the answer counts.
  await sleep(begun.waitMs);
  return { role: begun.role };
}
