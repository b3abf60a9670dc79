/** The people of the office: listing, inviting and removing them. */
import * as v from 'valibot';
import { emailPattern } from '../text.ts';
import { type ActionSchemas, adminAction, problem, roles, success } from './action.ts';
import * as fields from './fields.ts';

/** Longest email address, in characters (RFC 5321). */
const maxEmailLength = 254;

export const emailAddress = v.pipe(
  fields.text,
  v.trim(),
  v.toLowerCase(),
  v.regex(emailPattern, problem('invalid_email', 'Please enter an email address.')),
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
});

export type Person = v.InferOutput<typeof person>;

export const peopleActions = {
  /** Everybody with a role, then everybody invited. */
  getPeople: adminAction(v.object({}), v.object({ people: v.array(person) })),
  /** Gives the role to the account that signs in within 14 days with this address, once confirmed. */
  invitePerson: adminAction(v.object({ email: emailAddress, role }), success),
  /** Removes the role and the invitation of this address. Nobody can remove their own. */
  removePerson: adminAction(v.object({ email: emailAddress }), success),
} satisfies ActionSchemas;
