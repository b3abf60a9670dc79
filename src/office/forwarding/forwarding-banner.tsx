import { useQuery } from '@tanstack/react-query';
import { type LucideIcon, PhoneForwarded, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { isCallReceiver, useBusinessLine } from '../api/business-line';
import { callHandlingQuery } from '../api/queries';
import { PhoneNumber } from '../shared/phone-number';
import { forwardWhenNames } from './forwarding-schedule';

/** Why calls to the business number don't reach this office. Null when they do or while unknown. */
function findObstacle({
  settings,
  numbers,
  line,
  report,
}: ReturnType<typeof useBusinessLine>): string | null {
  if (settings?.businessNumber === null) {
    return 'No business number is saved.';
  }
  if (numbers === undefined) {
    return null;
  }
  if (line === undefined) {
    return 'The business number does not belong to the Twilio account.';
  }
  if (report === undefined ? line.voiceUrl !== null : isCallReceiver(report)) {
    return null;
  }
  return report?.capabilities?.voice === false
    ? 'The business number can’t take calls.'
    : 'The business number’s voice webhook does not point to this office. Press Update Call Forwarding below to change that.';
}

/** The forwarding banner: green when calls reach this office, red with the reason when they don't. */
export function ForwardingBanner() {
  const businessLine = useBusinessLine();
  const forwardWhen = useQuery(callHandlingQuery).data?.schedule.forwardWhen ?? 'always';
  const forwardingNumber = businessLine.settings?.forwardingNumber;
  if (!forwardingNumber) {
    return null;
  }
  const obstacle = findObstacle(businessLine);
  const target = <PhoneNumber number={forwardingNumber.value} className="font-bold" />;
  if (obstacle !== null) {
    return (
      <Banner key="obstacle" Icon={PhoneOff} look="border border-l-4 border-stop bg-white *:first:text-stop">
        <p className="font-heading text-lg/[1.2] font-bold text-stop">
          Calls are not reaching your forwarding number
        </p>
        <p>They should ring at {target}.</p>
        <p>{obstacle}</p>
      </Banner>
    );
  }
  return (
    <Banner Icon={PhoneForwarded} look="on-dark bg-go text-white">
      <p className="font-heading text-lg/[1.2] font-bold">Call Forwarding Active</p>
      <p>
        Calls ring at <span>{target}</span>
      </p>
      {forwardWhen === 'always' ? null : <p>{`${forwardWhenNames[forwardWhen]}.`}</p>}
    </Banner>
  );
}

function Banner({ Icon, look, children }: { Icon: LucideIcon; look: string; children: ReactNode }) {
  return (
    <div className={`flex items-start gap-3 rounded px-4 py-3 ${look}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
