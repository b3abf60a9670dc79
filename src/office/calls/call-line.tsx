import { PhoneIncoming, PhoneMissed, PhoneOutgoing } from 'lucide-react';
import { type CallOutcome, unansweredStatuses } from '../../../supabase/functions/_shared/contract/calls';
import type { TimelineCall } from '../../../supabase/functions/_shared/contract/conversations';
import { ClockTime } from '../shared/timestamp';
import { lengthText } from './business-clock';
import { callGroup } from './call-group';
import { VoicemailPlayer } from './voicemail-player';

const words: Record<CallOutcome, string> = {
  answered: 'They called',
  brief: 'They called, too short to tell',
  voicemail: 'Missed call, voicemail left',
  missed: 'Missed call',
  not_rung: 'They called, no phone rang',
  blocked: 'They called and were turned away (blocked)',
  ongoing: 'They are calling',
};

/** A call among the texts of a conversation. */
export function CallLine({ call, contact }: { call: TimelineCall; contact: string }) {
  const { direction, outcome, duration, voicemail } = call;
  const isOurs = direction === 'outbound';
  const isMissed = callGroup(call) === 'missed';
  const Icon = isOurs ? PhoneOutgoing : isMissed ? PhoneMissed : PhoneIncoming;
  const wasTaken = isOurs ? !unansweredStatuses.includes(call.status) : outcome === 'answered';
  const said = isOurs
    ? `We called${wasTaken ? '' : ', not answered'}`
    : outcome === null
      ? 'They called'
      : words[outcome];
  return (
    <div className="text-base">
      <p className="flex items-center justify-center gap-2 text-slate">
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${isMissed ? 'text-stop' : ''}`} />
        <span>
          <span className={isMissed ? 'font-semibold text-stop' : ''}>{said}</span>
          {wasTaken && duration > 0 ? `, ${lengthText(duration)}` : ''}
          {' · '}
          <ClockTime at={call.at} />
        </span>
      </p>
      {voicemail === null ? null : (
        <div className="mx-auto max-w-md *:mt-1! *:justify-center">
          <VoicemailPlayer callSid={call.sid} caller={contact} {...voicemail} />
        </div>
      )}
    </div>
  );
}
