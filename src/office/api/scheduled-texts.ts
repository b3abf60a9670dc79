/** Texts to be sent later, and the office's reminders. Like jobs.ts, not in client.ts. */
import { laterActions } from '#functions/contract/later-functions';
import { createBackendFunction } from './client';

export const scheduledTexts = createBackendFunction('sms-handler', laterActions['sms-handler']);
