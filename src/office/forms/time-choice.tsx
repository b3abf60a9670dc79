import { useState } from 'react';
import { type ChosenTime, ownTime, type listLaterTimes } from '../shared/later-times';
import { Choice } from './choice';
import { Field } from './field';

type TimeChoiceProps = {
  list: typeof listLaterTimes;
  value: ChosenTime;
  /** Says what is wrong with the chosen time. */
  problem: string | null;
  onChange: (value: ChosenTime) => void;
};

/** The usual times, and fields for another one. See useTimeChoice. */
export function TimeChoice({ list, value, problem, onChange }: TimeChoiceProps) {
  // As they are when the dialog opens.
  const [times] = useState(() => list(new Date()));
  const names: Record<string, string> = {
    ...Object.fromEntries(times.map(({ name, label }) => [name, label])),
    [ownTime]: 'Another day and time',
  };
  return (
    <>
      <Choice
        legend="When"
        isInRow
        names={names}
        values={Object.keys(names)}
        value={value.name ?? times[0]?.name ?? ownTime}
        onChange={(name) => onChange({ ...value, name })}
      />
      {value.name === ownTime || times.length === 0 ? (
        <div className="grid gap-3 min-[24rem]:grid-cols-2">
          <Field
            type="date"
            label="Day"
            value={value.day}
            problem={problem}
            onChange={({ target }) => onChange({ ...value, name: ownTime, day: target.value })}
          />
          <Field
            type="time"
            label="Time"
            value={value.time}
            onChange={({ target }) => onChange({ ...value, name: ownTime, time: target.value })}
          />
        </div>
      ) : problem === null ? null : (
        <p role="alert" className="font-semibold text-stop">
          {problem}
        </p>
      )}
    </>
  );
}
