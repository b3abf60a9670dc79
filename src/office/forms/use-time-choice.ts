import { useState } from 'react';
import { type ChosenTime, findChosenTime, type listLaterTimes, timeOver } from '../shared/later-times';

/** The time that somebody chooses in a dialog, among the times of `list` or their own. */
export function useTimeChoice(list: typeof listLaterTimes, begin: () => ChosenTime) {
  const [value, setValue] = useState(begin);
  const [problem, setProblem] = useState<string | null>(null);
  /** ISO 8601. Null when it is not ahead. */
  const findTime = () => findChosenTime(value, list);

  return {
    /** What TimeChoice shows. */
    choice: {
      list,
      value,
      problem,
      onChange: (chosen: ChosenTime) => {
        setValue(chosen);
        setProblem(null);
      },
    },
    findTime,
    /** Returns whether the time is ahead, and has the problem shown when it isn't. */
    check: () => {
      const isAhead = findTime() !== null;
      setProblem(isAhead ? null : timeOver);
      return isAhead;
    },
    startOver: () => setValue(begin()),
  };
}
