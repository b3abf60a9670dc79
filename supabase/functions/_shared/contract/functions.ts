/** Every admin action of the functions, by the function's name. */
import { alertActions } from './alerts.ts';
import { callHandlingActions } from './call-handling.ts';
import { callActions } from './calls.ts';
import { contactListActions } from './contact-list.ts';
import { conversationActions } from './conversations.ts';
import { followUpActions } from './follow-up.ts';
import { messageActions } from './messages.ts';
import { numberActions } from './numbers.ts';
import { officeStatusActions } from './office-status.ts';
import { peopleActions } from './people.ts';
import { startConversationActions } from './start-conversation.ts';

export const functionActions = {
  'sms-handler': {
    ...conversationActions,
    ...messageActions,
    ...startConversationActions,
    ...alertActions,
    ...followUpActions,
    ...contactListActions,
  },
  'twilio-manage': {
    ...numberActions,
    ...callActions,
    ...callHandlingActions,
    ...peopleActions,
    ...officeStatusActions,
  },
} as const;

export type FunctionName = keyof typeof functionActions;
