import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { supabase } from '../api/client';
import { computeSecondsAhead } from '../api/tokens';

/** Smaller differences are common and do no harm. */
const worthMentioningSeconds = 180;

const hourSeconds = 3_600;

/** A span in words, such as "5 hours", rounded to the largest fitting unit. */
function formatSpan(seconds: number): string {
  const [count, unit] =
    seconds >= 36 * hourSeconds
      ? [seconds / (24 * hourSeconds), 'day']
      : seconds >= hourSeconds * 0.9
        ? [seconds / hourSeconds, 'hour']
        : [seconds / 60, 'minute'];
  const rounded = Math.round(count);
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`;
}

const isWorthMentioning = (ahead: number) => Math.abs(ahead) > worthMentioningSeconds;

/** Says that this device’s clock is wrong, and by how much, as the newest token from the server tells. */
export function ClockNotice() {
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    const { data } = supabase.auth.onAuthStateChange((event, session) => {
      const measured = (session && computeSecondsAhead(session)) ?? 0;
      // The clock may have been set right since that token came, so a new one tells. Not from within this call, for
      // which the new one would wait.
      if (event === 'INITIAL_SESSION' && isWorthMentioning(measured)) {
        setTimeout(() => void supabase.auth.refreshSession());
      } else {
        setAhead(measured);
      }
    });
    return () => data.subscription.unsubscribe();
  }, []);

  if (!isWorthMentioning(ahead)) {
    return null;
  }
  return (
    <p role="status" className="mb-4 flex items-start gap-2 border-l-4 border-signal bg-white p-3">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {`This device’s clock is wrong: it is about ${formatSpan(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}. Times in the office may be off until you set it.`}
      </span>
    </p>
  );
}
