import { choiceField } from '../_shared/choice-field.ts';
import {
  conversationStates,
  maxContactNameLength,
  maxSearchLength,
  type ConversationState,
  type FunctionContract,
} from '../_shared/contract.ts';
import type { Database } from '../_shared/database.ts';
import { type JsonObject, textField } from '../_shared/json.ts';
import { readCursor } from '../_shared/page-cursor.ts';
import { toE164 } from '../_shared/phone.ts';
import { Refusal } from '../_shared/refusal.ts';
import { storableText } from '../_shared/text.ts';

type Answer<Action extends keyof FunctionContract['sms-handler']> =
  FunctionContract['sms-handler'][Action]['response'];

/** As column `other_number` has it. */
const longestOther = 254;

/**
 * Whom a conversation is with. Not everyone has an E.164 number: short codes, named senders and
 * e-mail addresses are kept as they came.
 */
export function otherParty(body: JsonObject): string {
  const given = storableText(textField(body, 'to')).trim();
  const to = given.includes('@') ? given.toLowerCase() : given;
  if (to === '' || to.length > longestOther) {
    throw new Refusal(400, 'invalid_number', 'Please choose a conversation.');
  }
  return to;
}

function stateField(body: JsonObject): ConversationState {
  if (!Object.hasOwn(body, 'state')) return 'all';
  const state = conversationStates.find((known) => known === body['state']);
  if (state === undefined)
    throw new Refusal(400, 'invalid_state', 'Choose open, done, all or suspected conversations.');
  return state;
}

/** Null when nothing is searched for. */
function searchField(body: JsonObject): string | null {
  const search = storableText(textField(body, 'search')).trim();
  if (search.length > maxSearchLength) {
    throw new Refusal(400, 'search_too_long', `Search for ${maxSearchLength} characters at most.`);
  }
  return search === '' ? null : search;
}

const noConversation = () => new Refusal(404, 'no_conversation', 'There is no such conversation.');

/** A page of the list. */
export function listConversations(database: Database, body: JsonObject): Promise<Answer<'getConversations'>> {
  return database.contacts.conversations({
    state: stateField(body),
    search: searchField(body),
    after: readCursor(body, 'cursor'),
  });
}

/** A page of one conversation; a number may be spelled as people do. */
export async function openConversation(
  database: Database,
  body: JsonObject,
): Promise<Answer<'getConversation'>> {
  const before = readCursor(body, 'before');
  const pageWith = async (other: string) => {
    const [page, conversation] = await Promise.all([
      database.messages.withContact(other, before),
      before === null ? database.contacts.conversationWith(other) : null,
    ]);
    return { ...page, conversation };
  };
  const to = otherParty(body);
  const found = await pageWith(to);
  const number = toE164(to);
  const isSpelledOtherwise = found.messages.length === 0 && number !== null && number !== to;
  return isSpelledOtherwise ? pageWith(number) : found;
}

export async function setContactName(
  database: Database,
  body: JsonObject,
): Promise<Answer<'setContactName'>> {
  const to = otherParty(body);
  const given = Object.hasOwn(body, 'name') ? body['name'] : undefined;
  if (typeof given !== 'string') throw new Refusal(400, 'invalid_name', 'Say what the contact is called.');
  // A name is one line, whatever it was pasted from.
  const name = storableText(given)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if ([...name].length > maxContactNameLength) {
    throw new Refusal(400, 'name_too_long', `A name can have ${maxContactNameLength} characters at most.`);
  }
  if (!(await database.contacts.rename(to, name === '' ? null : name))) throw noConversation();
  return { success: true };
}

export async function setDone(database: Database, body: JsonObject): Promise<Answer<'setDone'>> {
  const isDone = choiceField(body, 'isDone', 'Say whether the conversation is done.');
  if (!(await database.contacts.setDone(otherParty(body), isDone))) throw noConversation();
  return { success: true };
}
