import type { Admin } from '../_shared/access.ts';
import type { CallData } from '../_shared/data/calls.ts';
import { choiceField } from '../_shared/choice-field.ts';
import {
  maxGreetingLength,
  maxTextBackLength,
  textBackWhens,
  type MissedCallHandling,
} from '../_shared/contract.ts';
import { textField, type JsonObject } from '../_shared/json.ts';
import { Refusal } from '../_shared/refusal.ts';
import { storableText } from '../_shared/text.ts';

const onOrOff = (fields: JsonObject, name: string) =>
  choiceField(fields, name, 'Say whether it is to be on or off.');

/** Null when it is blank. */
function words(fields: JsonObject, name: string, what: string, maxLength: number): string | null {
  const text = storableText(textField(fields, name)).trim();
  if (text.length > maxLength) {
    throw new Refusal(400, 'too_long', `The ${what} can have ${maxLength} characters at most.`);
  }
  return text === '' ? null : text;
}

function parseHandling(fields: JsonObject): MissedCallHandling {
  const textBackWhen = textBackWhens.find((known) => known === fields['textBackWhen']);
  if (textBackWhen === undefined) {
    throw new Refusal(400, 'invalid_choice', 'Choose when missed calls are answered with a text.');
  }
  const handling = {
    textBackOn: onOrOff(fields, 'textBackOn'),
    textBackText: words(fields, 'textBackText', 'text', maxTextBackLength),
    textBackWhen,
    voicemailOn: onOrOff(fields, 'voicemailOn'),
    voicemailGreeting: words(fields, 'voicemailGreeting', 'greeting', maxGreetingLength),
  };
  if (handling.textBackOn && handling.textBackText === null) {
    throw new Refusal(400, 'empty_text', 'Please write the text that callers get.');
  }
  if (handling.voicemailOn && handling.voicemailGreeting === null) {
    throw new Refusal(400, 'empty_greeting', 'Please write the greeting that callers hear.');
  }
  return handling;
}

/** Saves what a caller whom nobody answers gets. */
export async function updateMissedCallHandling(
  callData: CallData,
  fields: JsonObject,
  admin: Admin,
): Promise<{ success: true }> {
  await callData.saveMissedCallHandling(parseHandling(fields), admin.userId);
  return { success: true };
}
