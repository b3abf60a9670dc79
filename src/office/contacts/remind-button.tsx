import { AlarmClock, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Reminder } from '#functions/contract/plans';
import { scheduledTexts } from '../api/scheduled-texts';
import { keepReminderDraft, useReminderDraft } from '../drafts/reminder-drafts';
import { Checkbox } from '../forms/checkbox';
import { Field } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { TimeChoice } from '../forms/time-choice';
import { useTimeChoice } from '../forms/use-time-choice';
import { listReminderTimes, startAt, suggestTime } from '../shared/later-times';

/** Column `reminders.note` has the same limit. */
const maxNoteLength = 500;

type RemindButtonProps = {
  address: string;
  label?: string;
  isIcon?: boolean;
  /** The one to change. Null for a new one, which replaces any other. */
  reminder: Reminder | null;
};

/** A dialog that brings the conversation back at a time. */
export function RemindButton({ address, label = 'Remind me…', isIcon = false, reminder }: RemindButtonProps) {
  const time = useTimeChoice(listReminderTimes, () =>
    reminder === null || reminder.isDue ? suggestTime() : startAt(reminder.at),
  );
  const [onlyIfUnanswered, setOnlyIfUnanswered] = useState(reminder?.onlyIfUnanswered ?? false);
  const saved = reminder?.note ?? '';
  // What is typed is stored as a draft, so that a reload doesn't lose it.
  const note = useReminderDraft(address) ?? saved;
  const write = (typed: string) => keepReminderDraft(address, typed === saved ? null : typed);

  return (
    <FormDialog
      Icon={isIcon ? PencilLine : AlarmClock}
      label={label}
      isIcon={isIcon}
      title="Remind the office"
      description="The conversation comes back to Waiting for you, and everybody with alerts gets one."
      submitLabel="Save"
      check={time.check}
      save={() =>
        scheduledTexts.call('setReminder', {
          contact: address,
          at: time.findTime(),
          onlyIfUnanswered,
          note,
        })
      }
      onSaved={() => {
        keepReminderDraft(address, null);
        if (reminder === null) {
          time.startOver();
          setOnlyIfUnanswered(false);
        }
      }}
      done="The reminder is set"
    >
      <TimeChoice {...time.choice} />
      <Checkbox
        label="Only if they have not answered by then"
        checked={onlyIfUnanswered}
        onChange={({ target }) => setOnlyIfUnanswered(target.checked)}
      />
      <Field
        label="Note for your team (optional)"
        maxLength={maxNoteLength}
        value={note}
        onChange={({ target }) => write(target.value)}
      />
    </FormDialog>
  );
}
