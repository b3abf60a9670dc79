import { useMutation } from '@tanstack/react-query';
import { AlarmClock, X } from 'lucide-react';
import type { Reminder } from '#functions/contract/plans';
import { contactKeys } from '../api/queries';
import { scheduledTexts } from '../api/scheduled-texts';
import { RemindButton } from '../contacts/remind-button';
import { inboxNewsKey } from '../live/inbox-news';
import { IconButton } from '../shared/icon-button';
import { formatAhead } from '../shared/timestamp';

/** Whether it is over because they have answered by then. */
const isOver = ({ at, isDue, onlyIfUnanswered }: Reminder) =>
  !isDue && onlyIfUnanswered && Date.parse(at) <= Date.now();

/** When the conversation comes back, after all its texts. */
export function ReminderLine({ address, reminder }: { address: string; reminder: Reminder }) {
  const { at, isDue, onlyIfUnanswered, note } = reminder;
  const removing = useMutation({
    mutationFn: () => scheduledTexts.call('setReminder', { contact: address, at: null }),
    meta: {
      done: 'The reminder is removed',
      failed: 'Not saved. Check the connection, then try again.',
      reloads: [...contactKeys, inboxNewsKey],
    },
  });
  if (isOver(reminder)) {
    return null;
  }
  return (
    <section
      aria-label="Reminder"
      className={`mt-1 flex flex-wrap items-center gap-x-2 rounded border bg-white py-0.5 pr-1 pl-3 text-sm/5 ${isDue ? 'border-2 border-signal' : 'border-rule'}`}
    >
      <AlarmClock aria-hidden="true" className={`size-4 shrink-0 ${isDue ? 'text-signal' : ''}`} />
      <p className="min-w-0 flex-1 basis-56 py-1.5 wrap-anywhere">
        <b>{isDue ? `Reminder, due ${formatAhead(at)}` : `Reminder ${formatAhead(at)}`}</b>
        {onlyIfUnanswered && !isDue ? <span> if they have not answered by then</span> : null}
        {note === null ? null : <bdi className="text-slate">{` · ${note}`}</bdi>}
      </p>
      <p className="flex">
        <RemindButton key={at} address={address} label="Change reminder" isIcon reminder={reminder} />
        <IconButton
          Icon={X}
          label="Remove reminder"
          isBusy={removing.isPending}
          onClick={() => removing.mutate()}
        />
      </p>
    </section>
  );
}
