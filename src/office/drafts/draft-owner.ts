/** Whose drafts this browser has. */
import * as v from 'valibot';
import { forgetDetailDrafts } from './detail-drafts';
import { forgetFormDrafts } from './form-drafts';
import { convertFormerDrafts, forgetFormerDrafts } from './former-drafts';
import { forgetJobSettingDrafts } from './job-setting-drafts';
import { forgetJobTextDrafts } from './job-text-drafts';
import { forgetMessageDrafts } from './message-drafts';
import { forgetNoteDrafts } from './note-drafts';
import { forgetPermissionDrafts } from './permission-drafts';
import { forgetReminderDrafts } from './reminder-drafts';
import { forgetReplyDrafts } from './reply-drafts';
import { forgetSettingsDrafts } from './settings-drafts';
import { createStoredValue } from './stored-value';

/** The user's id. */
const owner = createStoredValue('office-draft-owner', v.string());

/** Deletes all drafts, and forgets whose they were. */
export function forgetDrafts(): void {
  forgetDetailDrafts();
  forgetFormDrafts();
  forgetJobSettingDrafts();
  forgetJobTextDrafts();
  forgetMessageDrafts();
  forgetNoteDrafts();
  forgetPermissionDrafts();
  forgetReminderDrafts();
  forgetSettingsDrafts();
  forgetReplyDrafts();
  forgetFormerDrafts();
  owner.write(null);
}

/**
 * Makes this user the owner. Deletes the drafts of anybody else, and takes over this user's from the storage of
 * version 2.5.1.
 */
export function claimDrafts(userId: string): void {
  const before = owner.read();
  if (before !== userId) {
    if (before !== null) {
      forgetDrafts();
    }
    owner.write(userId);
  }
  convertFormerDrafts(userId);
}
