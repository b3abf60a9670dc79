import { Mail, MessageCircle } from 'lucide-react';
import type { ConversationSummary } from '#functions/contract/conversations';
import type { TextBlock } from '#functions/contract/messages';
import { smsHandler } from '../api/client';
import NewMessage from '../inbox/new-message';
import { CallButtons } from '../calls/call-buttons';
import { ContactAction } from './contact-actions';

const reasons: Record<TextBlock, string> = {
  blocked:
    'This contact is blocked: nobody can text or call them, and their calls are ended. An admin can unblock them.',
  opted_out: 'This contact replied STOP. You can text them again once they text START.',
  opted_out_by_office:
    'The office marked this contact as opted out. You can text them once you allow texts again.',
  no_consent:
    'This person has not texted the business number and did not agree to texts on the website. You can text them once they text the number or tell you that it’s OK.',
  no_phone: 'This person left an email address but no phone number.',
};

type TextBlockNoticeProps = Pick<ConversationSummary, 'otherNumber' | 'contactName' | 'contactEmail'> & {
  block: TextBlock;
};

/** Replaces the composer: says why the contact may not be texted, and what to do instead. */
export function TextBlockNotice({ block, otherNumber, contactName, contactEmail }: TextBlockNoticeProps) {
  return (
    <div className="border-t border-ink p-3">
      <p className="font-semibold">Texting is not possible here</p>
      <p>{reasons[block]}</p>
      <p className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {block === 'blocked' ? null : <CallButtons number={otherNumber} name={contactName} />}
        {contactEmail === null ? null : (
          <a
            href={`mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`}
            className="button button-outline"
          >
            <Mail aria-hidden="true" className="size-5" />
            Send an email
          </a>
        )}
        {block === 'no_consent' ? <NewMessage label="They agreed to texts" number={otherNumber} /> : null}
        {block === 'opted_out_by_office' ? (
          <ContactAction
            Icon={MessageCircle}
            label="Allow texts again"
            done="Texts to this contact are allowed again"
            change={() => smsHandler.call('setOptedOut', { to: otherNumber, optedOut: false })}
          />
        ) : null}
      </p>
    </div>
  );
}
