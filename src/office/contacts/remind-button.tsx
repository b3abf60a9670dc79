import { AlarmClock, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Reminder } from '#functions/contract/plans';
import { scheduledTexts } from '../api/scheduled-texts';
import { Checkbox } from '../forms/checkbox';
import { Field } from '../forms/field';
import { FormDialog } from '../forms/form-dialog';
import { TimeChoice } from '../forms/time-choice';
import { findChosenTime, listReminderTimes, startAt, suggestTime, timeOver } from '../shared/later-times';

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
  const begin = () => (reminder === null || reminder.isDue ? suggestTime() : startAt(reminder.at));
  const [time, setTime] = useState(begin);
  const [onlyIfUnanswered, setOnlyIfUnanswered] = useState(reminder?.onlyIfUnanswered ?? false);
  const [note, setNote] = useState(reminder?.note ?? '');
  const [problem, setProblem] = useState<string | null>(null);

  function check(): boolean {
    const isAhead = findChosenTime(time, listReminderTimes) !== null;
    setProblem(isAhead ? null : timeOver);
    return isAhead;
  }

  return (
    <FormDialog
      Icon={isIcon ? PencilLine : AlarmClock}
      label={label}
      isIcon={isIcon}
      title="Remind the office"
      description="The conversation comes back to Waiting for you, and everybody with alerts gets one."
      submitLabel="Save"
      check={check}
      save={() =>
        scheduledTexts.call('setReminder', {
          contact: address,
          at: findChosenTime(time, listReminderTimes),
          onlyIfUnanswered,
          note,
        })
      }
      onSaved={() => {
        if (reminder === null) {
          setTime(suggestTime());
          setOnlyIfUnanswered(false);
          setNote('');
        }
      }}
      done="The reminder is set"
    >
      <TimeChoice
        legend="When"
        list={listReminderTimes}
        value={time}
        problem={problem}
        onChange={(chosen) => {
          setTime(chosen);
          setProblem(null);
        }}
      />
      <Checkbox
        label="Only if they have not answered by then"
        checked={onlyIfUnanswered}
        onChange={({ target }) => setOnlyIfUnanswered(target.checked)}
      />
      <Field
        label="Note for your team (optional)"
        maxLength={maxNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
