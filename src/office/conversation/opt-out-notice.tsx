import { Check, MessageCircleOff } from 'lucide-react';
import type { Message } from '#functions/contract/messages';
import { smsHandler } from '../api/client';
import { ContactAction } from '../contacts/contact-actions';

type OptOutNoticeProps = {
  address: string;
  /** Oldest first. */
  messages: readonly Message[];
};

/** Asks whether a text was an opt-out. Until somebody decides, the contact gets no automatic texts. */
export function OptOutNotice({ address, messages }: OptOutNoticeProps) {
  const text = messages.findLast(({ mayBeOptOut }) => mayBeOptOut);
  const newest = messages.at(-1);
  return (
    <section
      aria-label="Possible opt-out"
      className="max-h-[30dvh] overflow-y-auto border-y border-rule px-4 py-2 text-sm"
    >
      <p className="font-semibold">This may be an opt-out</p>
      {text === undefined ? null : (
        <p className="wrap-anywhere">
          They wrote: “<bdi>{text.body}</bdi>”
        </p>
      )}
      <p>
        If they want no more texts, stop them now: any clear wish counts, not only the word STOP. They get no
        automatic texts until you decide.
      </p>
      <p className="flex flex-wrap">
        <ContactAction
          Icon={MessageCircleOff}
          label="Stop texts"
          done="Contact marked as opted out"
          change={() => smsHandler.call('setOptedOut', { to: address, optedOut: true })}
        />
        {newest === undefined ? null : (
          <ContactAction
            Icon={Check}
            label="Not an opt-out"
            done="Noted: not an opt-out"
            // A text that came meanwhile stays in doubt.
            change={() => smsHandler.call('dismissOptOut', { to: address, upTo: newest.id })}
          />
        )}
      </p>
    </section>
  );
}
