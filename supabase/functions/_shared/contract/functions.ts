/** Every admin action of the functions, by the function's name. */
import { callHandlingActions } from './call-handling.ts';
import { callActions } from './calls.ts';
import { conversationActions } from './conversations.ts';
import { messageActions } from './messages.ts';
import { numberActions } from './numbers.ts';
import { peopleActions } from './people.ts';

export const functionActions = {
  'sms-handler': { ...conversationActions, ...messageActions },
  'twilio-manage': { ...numberActions, ...callActions, ...callHandlingActions, ...peopleActions },
} as const;

export type FunctionName = keyof typeof functionActions;
