import type { Admin } from '../_shared/access.ts';
import type { AnswerOf, FieldsOf } from '../_shared/contract/action.ts';
import { settingKeys } from '../_shared/contract/settings.ts';
import type { startConversationActions } from '../_shared/contract/start-conversation.ts';
import type { Database } from '../_shared/database.ts';
import { blockedError, HttpError } from '../_shared/http-error.ts';
import { optedOutError } from '../_shared/twilio-errors.ts';
import { isTextable } from '../_shared/forwarding-rules.ts';

type StartConversation = (typeof startConversationActions)['startConversation'];

/** Opens a conversation with somebody who agreed to texts. After that, `sendMessage` may text them. */
export async function startConversation(
  database: Database,
  { to, name, permission }: FieldsOf<StartConversation>,
  admin: Admin,
): Promise<AnswerOf<StartConversation>> {
  if (!isTextable(to)) {
    throw new HttpError(
      400,
      'not_textable',
      'Texts can only be started to ordinary numbers in the United States and Canada.',
    );
  }
  if (to === (await database.settings.setting(settingKeys.businessNumber))) {
    throw new HttpError(400, 'own_number', 'This is the business number itself.');
  }
  const [started] = await database.call('start_conversation', {
    ...permission,
    address: to,
    name,
    actor: admin.userId,
  });
  if (!started) throw new Error('start_conversation answered nothing');
  if (started.refusal === 'blocked') throw blockedError();
  if (started.refusal === 'opted_out') throw optedOutError();
  if (started.refusal === 'opted_out_by_office') {
    throw new HttpError(
      409,
      'opted_out',
      'The office marked this contact as opted out. Open their conversation and allow texts again first.',
    );
  }
  return { conversationId: started.conversation_id };
}
