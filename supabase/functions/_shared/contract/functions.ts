/** Every admin action of the functions, by the function's name. */
import { alertActions } from './alerts.ts';
import { callHandlingActions } from './call-handling.ts';
import { callActions } from './calls.ts';
import { conversationActions } from './conversations.ts';
import { messageActions } from './messages.ts';
import { numberActions } from './numbers.ts';

export const functionActions = {
  'sms-handler': { ...conversationActions, ...messageActions, ...alertActions },
  'twilio-manage': { ...numberActions, ...callActions, ...callHandlingActions },
} as const;

export type FunctionName = keyof typeof functionActions;
