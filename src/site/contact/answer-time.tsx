import { useContext, useEffect, useState } from 'react';
import { SpanishForm } from './form-words';
import { type AnswerTime as Time, type Office, tellAnswerTime } from './office-hours';
import { usePartWords } from './part-words';

const refreshMs = 30_000;

/** When we answer, by the clock of now. */
export function AnswerTime({ office }: { office: Office }) {
  const { answered } = usePartWords();
  const tell = useContext(SpanishForm)?.tellAnswerTime ?? tellAnswerTime;
  const [time, setTime] = useState<Time | null>(() => office.findAnswerTime(new Date()));

  useEffect(() => {
    const read = () => setTime(office.findAnswerTime(new Date()));
    read();
    const timer = setInterval(read, refreshMs);
    return () => clearInterval(timer);
  }, [office]);

  return <p className="mt-3 min-h-6 text-slate">{answered(tell(time))}</p>;
}
