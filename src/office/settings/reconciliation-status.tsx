import { useQuery } from '@tanstack/react-query';
import { reconciliationQuery } from '../api/queries';
import { timestampText } from '../shared/timestamp';

/** Shows how the last comparison with Twilio's lists ended; empty until that is known. */
export function ReconciliationStatus() {
  const { data } = useQuery(reconciliationQuery());
  if (!data || data.endedAt === null) return null;
  const { outcome, endedAt, setAside } = data;
  const when = <time dateTime={endedAt}>{timestampText(endedAt)}</time>;
  return (
    <p className="text-base text-slate">
      {outcome === 'failed' ? (
        <>Missed texts and calls could not be fetched from Twilio, tried {when}.</>
      ) : (
        <>Missed texts and calls were last fetched from Twilio {when}.</>
      )}
      {setAside === 0
        ? null
        : ` ${setAside} ${setAside === 1 ? 'item' : 'items'} there could not be stored: look in Twilio’s console.`}
    </p>
  );
}
