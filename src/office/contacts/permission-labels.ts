/** Why a contact may or may not be texted, in words. */
import type { TextBlock } from '#functions/contract/messages';
import type { Permission, PermissionHow } from '#functions/contract/permission';
import { formatClock, formatDate } from '../shared/timestamp';

/** Where somebody agreed to texts. */
export const permissionLabels: Record<PermissionHow, string> = {
  phone: 'On the phone',
  form: 'On a form',
  person: 'In person',
};

export const textBlockReasons: Record<TextBlock, string> = {
  blocked:
    'This contact is blocked: nobody can text or call them, and their calls are ended. An admin can unblock them.',
  opted_out: 'This contact replied STOP. You can text them again once they text START.',
  opted_out_by_office:
    'The office marked this contact as opted out. You can text them once you allow texts again.',
  no_consent:
    'This person has not texted the business number and did not agree to texts on the website. You can text them once they text the number or tell you that it’s OK.',
  no_phone: 'This person left an email address but no phone number.',
};

/** Why they may be texted, such as "Called on Nov 28, 12:15 PM". */
export function describePermission({ how, note, notedAt }: Permission): string {
  const day = formatDate(notedAt);
  if (how === 'text') {
    return `Texted us on ${day}`;
  }
  if (how === 'call') {
    return `Called on ${day}, ${formatClock(Date.parse(notedAt))}`;
  }
  if (note === null) {
    return `Agreed to texts on the website’s form on ${day}`;
  }
  return `Agreed to texts ${permissionLabels[how].toLowerCase()}, noted on ${day}: “${note}”`;
}
