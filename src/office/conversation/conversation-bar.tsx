import { useQuery } from '@tanstack/react-query';
import { isE164 } from '#functions/domain/phone';
import { useIsWide } from '../../ui/use-is-mobile';
import type { Conversation } from '../api/contact-address';
import { canHaveJobs } from '../api/jobs';
import { membersQuery } from '../api/queries';
import { useUserId } from '../auth/access';
import { BusinessCallButton } from '../contacts/call-buttons';
import { ContactMenu, DoneButton } from '../contacts/contact-actions';
import { CustomerSheet } from '../customer/customer-sheet';
import { JobButton } from '../jobs/job-button';
import { usePresence } from '../live/presence';
import { PhoneNumber } from '../shared/phone-number';
import { BackButton } from './back-button';

type ConversationBarProps = {
  address: string;
  known: Conversation | undefined;
  /** Called when the conversation is about to be marked as unread. */
  onUnread: () => void;
};

/** One row: who it is, and what can be done about them. The name gives way, the buttons never do. */
export function ConversationBar({ address, known, onUnread }: ConversationBarProps) {
  const isWide = useIsWide();
  const present = describePresent(usePresence(address));
  const name = <ContactName address={address} known={known} present={present} />;
  return (
    <div
      // What becomes of a call is said under the bar, over the texts.
      className="relative z-10 flex min-h-13 shrink-0 items-center border-b border-line pr-1 md:min-h-12 md:gap-1 md:pr-2 md:pl-4 [&>[role=status]:not(:empty)]:absolute [&>[role=status]]:inset-x-0 [&>[role=status]]:top-full [&>[role=status]]:border-b [&>[role=status]]:border-line [&>[role=status]]:bg-white [&>[role=status]]:px-4 [&>[role=status]]:py-2"
    >
      <BackButton />
      <div className="min-w-0 flex-1">
        <h2 className="text-base/5 font-bold md:text-lg/[1.2]">
          {isWide ? name : <CustomerSheet address={address}>{name}</CustomerSheet>}
        </h2>
        <p role="status" className="sr-only">
          {present}
        </p>
      </div>
      {known ? (
        <>
          {known.textBlock === null && isE164(address) ? (
            <BusinessCallButton number={address} name={known.contactName} isShort />
          ) : null}
          {isWide || !canHaveJobs(address) ? null : (
            <JobButton address={address} textBlock={known.textBlock} />
          )}
          <div className="max-md:hidden">
            <DoneButton address={address} isDone={known.isDone} />
          </div>
          <ContactMenu known={known} onUnread={onUnread} />
        </>
      ) : null}
    </div>
  );
}

const describePresent = (names: readonly string[]): string | null =>
  names.length === 0 ? null : `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} here`;

type ContactNameProps = Pick<ConversationBarProps, 'address' | 'known'> & { present: string | null };

/** The name over the number on a phone, side by side on wider screens, and who else is concerned. */
function ContactName({ address, known, present }: ContactNameProps) {
  const hasName = Boolean(known?.contactName);
  return (
    <span className="flex min-w-0 flex-col md:flex-row md:items-baseline md:gap-2.5">
      <span className="truncate">
        {hasName ? <bdi>{known?.contactName}</bdi> : <PhoneNumber number={address} />}
      </span>
      <span className="flex min-w-0 gap-2 overflow-hidden font-sans text-sm font-normal text-steel empty:hidden md:shrink-[9]">
        {hasName ? (
          <span className="truncate md:max-lg:hidden">
            <PhoneNumber number={address} />
          </span>
        ) : null}
        <Assignment assignedTo={known?.assignedTo ?? null} />
        {present === null ? null : <bdi className="truncate text-go">{present}</bdi>}
      </span>
    </span>
  );
}

function Assignment({ assignedTo }: Pick<Conversation, 'assignedTo'>) {
  const userId = useUserId();
  const isOwn = assignedTo === userId;
  const members = useQuery({ ...membersQuery, enabled: assignedTo !== null && !isOwn }).data;
  const name = members?.find(({ memberId }) => memberId === assignedTo)?.name;
  if (assignedTo === null || (!isOwn && name === undefined)) {
    return null;
  }
  return <span className="shrink-0 truncate font-bold">{isOwn ? 'Mine' : `Assigned to ${name}`}</span>;
}
