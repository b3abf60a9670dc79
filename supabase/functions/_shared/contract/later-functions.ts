/**
 * The actions that the office loads after its first list, by the function's name. They have a file of their own, because a
 * bundler keeps a schema that it has read, whether or not it is used.
 */
import { jobActions } from './jobs.ts';
import { scheduledTextActions } from './scheduled-texts.ts';

export const laterActions = { 'sms-handler': scheduledTextActions, jobs: jobActions } as const;
