import { useQuery } from '@tanstack/react-query';
import { Mail, MessageCircle, MessageCircleOff } from 'lucide-react';
import type { TextBlock } from '#functions/contract/messages';
import { smsHandler } from '../api/client';
import type { Conversation } from '../api/contact-address';
import { permissionQuery } from '../api/queries';
import { CallButtons } from '../contacts/call-buttons';
import { ContactAction } from '../contacts/contact-actions';
import NewMessage from '../contacts/new-message';
import { describePermission, textBlockReasons } from '../contacts/permission-labels';
import { TextCaller } from '../contacts/text-caller';

type TextBlockNoticeProps = Pick<Conversation, 'address' | 'contactName' | 'contactEmail'> & {
  block: TextBlock;
};

const place = 'flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm/5';
const words = 'min-w-0 flex-1 basis-64 wrap-anywhere';
const actions = 'flex flex-wrap empty:hidden';

/** Replaces the composer: says why the contact may not be texted, and what to do instead. */
export function TextBlockNotice({ block, address, contactName, contactEmail }: TextBlockNoticeProps) {
  // A caller has no conversation yet, but may be answered.
  const known = useQuery({ ...permissionQuery(address), enabled: block === 'no_consent' }).data;
  if (block === 'no_consent' && known?.textBlock === null && known.permission) {
    return (
      <div key="caller" className={place}>
        <p className={words}>{`${describePermission(known.permission)}. You may answer by text.`}</p>
        <p className={actions}>
          <TextCaller number={address} name={contactName} />
          <CallButtons number={address} name={contactName} />
        </p>
      </div>
    );
  }
  return (
    <div key="blocked" className={place}>
      <MessageCircleOff aria-hidden="true" className="size-5 shrink-0" />
      <div className={words}>
        <p className="font-bold">Texting is not possible here</p>
        <p>{textBlockReasons[block]}</p>
      </div>
      <p className={actions}>
        {block === 'blocked' ? null : <CallButtons number={address} name={contactName} />}
        {contactEmail === null ? null : (
          <a
            href={`mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`}
            className="inline-flex min-h-11 items-center gap-2 rounded px-2.5 font-semibold hover:bg-paper"
          >
            <Mail aria-hidden="true" className="size-5" />
            Send an email
          </a>
        )}
        {block === 'no_consent' ? <NewMessage label="They agreed to texts" number={address} /> : null}
        {block === 'opted_out_by_office' ? (
          <ContactAction
            Icon={MessageCircle}
            label="Allow texts again"
            done="Texts to this contact are allowed again"
            change={() => smsHandler.call('setOptedOut', { to: address, optedOut: false })}
          />
        ) : null}
      </p>
    </div>
  );
}
