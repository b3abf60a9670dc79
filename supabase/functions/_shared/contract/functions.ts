/** Every action that the office can ask for, by the function's name, but for those of `later-functions.ts`. */
import { alertActions } from './alerts.ts';
import { callHandlingActions } from './call-handling.ts';
import { callActions } from './calls.ts';
import { contactActions } from './contacts.ts';
import { conversationActions } from './conversations.ts';
import { followUpActions } from './follow-up.ts';
import { memberActions, ownActions } from './members.ts';
import { messageActions } from './messages.ts';
import { numberActions } from './numbers.ts';
import { officeStatusActions } from './office-status.ts';
import { invitedActions, peopleActions } from './people.ts';
import { replyActions } from './replies.ts';

export const functionActions = {
  'sms-handler': {
    ...conversationActions,
    ...messageActions,
    ...alertActions,
    ...followUpActions,
    ...contactActions,
    ...memberActions,
    ...ownActions,
    ...replyActions,
  },
  'twilio-manage': {
    ...numberActions,
    ...callActions,
    ...callHandlingActions,
    ...peopleActions,
    ...officeStatusActions,
  },
} as const;

/** What `twilio-manage` does for people without a role. */
export const accountActions = { ...invitedActions } as const;

/** `jobs` has its actions in `later-functions.ts`. */
export type FunctionName = keyof typeof functionActions | 'jobs';
