/** The people of the office, as they see each other. */
import * as v from 'valibot';
import { onOneLine } from '../domain/text.ts';
import { type ActionSchemas, problem, roles, staffAction, success } from './action.ts';
import * as fields from './fields.ts';

const member = v.object({ memberId: v.string(), name: v.string(), role: v.picklist(roles) });

export type Member = v.InferOutput<typeof member>;

/** Longest name of a member, in characters; column `member_names.name` has the same limit. */
export const maxMemberNameLength = 60;

const memberName = v.pipe(
  v.string(problem('invalid_name', 'Say what the others should call you.')),
  v.transform(onOneLine),
  fields.upTo(maxMemberNameLength, 'name_too_long', 'A name'),
);

/** Whom a conversation can be assigned to, and whose names texts and notes have. */
export const memberActions = {
  /** Everybody with a role, by name. */
  getMembers: staffAction(v.object({}), v.object({ members: v.array(member) })),
} satisfies ActionSchemas;

export const ownActions = {
  /**
   * Says what the others call the caller. An empty name takes it back: then it is the part of the email address before
   * the @. Answers with the name that counts now.
   */
  setOwnName: staffAction(v.object({ name: memberName }), v.object({ ...success.entries, name: v.string() })),
} satisfies ActionSchemas;
