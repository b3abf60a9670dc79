import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../forms/checkbox';
import { FormDialog } from '../forms/form-dialog';
import { TimeChoice } from '../forms/time-choice';
import { useTimeChoice } from '../forms/use-time-choice';
import { listLaterTimes, suggestTime } from '../shared/later-times';
import type { SendingPlan } from './use-sending';

type SendLaterProps = {
  /** Whether there is something to send. */
  isReady: boolean;
  /** Throws on failure. */
  onSend: (plan: SendingPlan) => Promise<void>;
};

/** A dialog that has the written message sent at another time. */
export function SendLater({ isReady, onSend }: SendLaterProps) {
  const time = useTimeChoice(listLaterTimes, suggestTime);
  const [unlessAnswered, setUnlessAnswered] = useState(false);

  return (
    <FormDialog
      Icon={Clock}
      isIcon
      className="h-9.5!"
      label="Send later"
      title="Send this text later"
      description="It waits in the conversation, where you can change or cancel it."
      isComplete={isReady}
      check={time.check}
      save={() => onSend({ sendAt: time.findTime() ?? '', unlessAnswered })}
      onSaved={() => {
        time.startOver();
        setUnlessAnswered(false);
      }}
      done="The text is scheduled"
      failed="The text was not scheduled. It stays in the message box: check the connection, then try again."
    >
      {isReady ? (
        <>
          <TimeChoice {...time.choice} />
          <Checkbox
            label="Don’t send it if they write or call first"
            checked={unlessAnswered}
            onChange={({ target }) => setUnlessAnswered(target.checked)}
          />
        </>
      ) : (
        <p className="font-semibold">Write the message first, then choose here when it goes out.</p>
      )}
    </FormDialog>
  );
}
