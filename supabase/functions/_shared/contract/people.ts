/** The people of the office: listing, inviting and removing them. */
import * as v from 'valibot';
import { readEmail } from '../domain/email.ts';
import { type ActionSchemas, accountAction, adminAction, problem, roles, success } from './action.ts';
import * as fields from './fields.ts';

/** Longest email address, in characters (RFC 5321). */
const maxEmailLength = 254;

const emailAddress = v.pipe(
  fields.storedText,
  v.transform(readEmail),
  v.string(problem('invalid_email', 'Please enter an email address.')),
  v.maxLength(maxEmailLength, problem('invalid_email', 'This email address is too long.')),
  fields.format('email'),
);

const role = v.picklist(roles, problem('invalid_role', 'Choose admin or dispatcher.'));

const person = v.object({
  /** Null for somebody who was invited and has not signed in yet. */
  userId: fields.maybeText,
  email: v.string(),
  role,
  /** When they got the role, or were invited. */
  since: fields.moment,
  /** Until when the link of an invitation works. Null for people with a role, and for an invitation without a link. */
  expiresAt: fields.maybeMoment,
});

export type Person = v.InferOutput<typeof person>;

/** Spec section 9. */
export const minimumPasswordLength = 6;
/** The longest password that Supabase Auth keeps whole, in bytes. */
const maxPasswordBytes = 72;

const newPassword = v.pipe(
  fields.text,
  v.minLength(
    minimumPasswordLength,
    problem('short_password', `Password must be at least ${minimumPasswordLength} characters`),
  ),
  v.maxBytes(
    maxPasswordBytes,
    problem('long_password', `This password is longer than ${maxPasswordBytes} characters.`),
  ),
  fields.format('new password'),
);

/** The page that a mailed link opens, and the parameter that holds an invitation's secret. */
const loginPath = '/auth/login';
export const invitationParameter = 'invitation';

/** The link of an invitation. */
export const buildInvitationLink = (site: string, secret: string) =>
  `${site}${loginPath}?${invitationParameter}=${secret}`;

/** The secret of an invitation's link: 32 random bytes in base64url. */
const invitationSecret = v.pipe(
  fields.text,
  v.regex(
    /^[\w-]{43}$/,
    problem('invitation_ended', 'This invitation is not complete. Open the whole link again.'),
  ),
  fields.format('invitation'),
);

export const peopleActions = {
  /** Everybody with a role, then everybody invited. */
  getPeople: adminAction(v.object({}), v.object({ people: v.array(person) })),
  /**
   * Invites the owner of this address: a link, good for two days, which is mailed to them. The answer has it once, to hand
   * it over in another way. An earlier link of this address ends.
   */
  invitePerson: adminAction(
    v.object({ email: emailAddress, role }),
    v.object({
      ...success.entries,
      /** Missing in the answers of an older server. */
      link: v.optional(v.string()),
      /** Whether Auth has taken the mail. */
      isMailed: fields.flag,
    }),
  ),
  /** Removes the role and the invitation of this address. Nobody can remove their own. */
  removePerson: adminAction(v.object({ email: emailAddress }), success),
} satisfies ActionSchemas;

export const invitedActions = {
  /**
   * What an invitation means for the account that is signed in. `open`: it waits for a password. `started`: it is used or
   * has ended, and the account has a role. `for_other`: it is for another address, `email`, which is masked. Refuses one
   * that gives nobody anything any more.
   */
  lookAtInvitation: accountAction(
    v.object({ secret: invitationSecret }),
    v.object({
      ...success.entries,
      outcome: v.picklist(['open', 'started', 'for_other']),
      email: fields.maybeText,
    }),
  ),
  /**
   * Presents the secret of an invitation and saves a password in the same act, for anybody who is signed in with the
   * invited address, confirmed. Their other sessions end. The role counts for tokens issued after the answer, so the
   * session has to be refreshed.
   */
  acceptInvitation: accountAction(
    v.object({ secret: invitationSecret, password: newPassword }),
    v.object({ ...success.entries, role: v.picklist(roles) }),
  ),
} satisfies ActionSchemas;
