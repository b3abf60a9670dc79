/** Every action that the office can ask for, by the function's name. */
import { alertActions } from './alerts.ts';
import { callHandlingActions } from './call-handling.ts';
import { callActions } from './calls.ts';
import { conversationActions } from './conversations.ts';
import { followUpActions } from './follow-up.ts';
import { messageActions } from './messages.ts';
import { numberActions } from './numbers.ts';
import { officeStatusActions } from './office-status.ts';
import { peopleActions } from './people.ts';

export const functionActions = {
  'sms-handler': {
    ...conversationActions,
    ...messageActions,
    ...alertActions,
    ...followUpActions,
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
