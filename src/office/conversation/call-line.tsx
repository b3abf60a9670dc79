import { PhoneIncoming, PhoneMissed, PhoneOutgoing } from 'lucide-react';
import type { CallOutcome } from '#functions/contract/calls';
import type { TimelineCall } from '#functions/contract/conversations';
import { canHaveJobs } from '../api/jobs';
import { VoicemailPlayer } from '../contacts/voicemail-player';
import { NewJobButton } from '../jobs/new-job-button';
import { formatLength } from '../shared/call-formats';
import { findCallGroup, followUps, isMissedYet, outcomes } from '../shared/call-group';
import { ClockTime } from '../shared/timestamp';

function describeTheirCall(outcome: CallOutcome | null): string {
  if (outcome === 'missed') {
    return 'Missed call';
  }
  return outcome === null || outcome === 'answered'
    ? 'They called'
    : `They called: ${outcomes[outcome].label.toLowerCase()}`;
}

/** What became of a call of ours, by Twilio's status. */
const ourCallLabels: Record<string, string> = {
  completed: 'We called',
  busy: 'We called, not answered',
  'no-answer': 'We called, not answered',
  failed: 'We tried to call, not connected',
  canceled: 'We tried to call, not connected',
};

type CallLineProps = {
  call: TimelineCall;
  /** The contact's name or formatted number. */
  contact: string;
  address: string;
};

/** A call among the texts of a conversation. */
export function CallLine({ call, contact, address }: CallLineProps) {
  const { direction, outcome, duration, voicemail } = call;
  const isOurs = direction === 'outbound';
  const isMissed = findCallGroup(call) === 'missed';
  const isRed = isMissedYet(call);
  const incoming = isMissed ? PhoneMissed : PhoneIncoming;
  const Icon = isOurs ? PhoneOutgoing : incoming;
  const wasTaken = isOurs ? call.status === 'completed' : outcome === 'answered';
  const said = isOurs ? (ourCallLabels[call.status] ?? 'Calling…') : describeTheirCall(outcome);
  return (
    <div className="py-0.5 text-sm/5">
      <div className="flex flex-wrap items-center justify-center gap-x-2 text-slate">
        <p className="flex items-center gap-2">
          <Icon aria-hidden="true" className={`size-4 shrink-0 ${isRed ? 'text-stop' : ''}`} />
          <span>
            <span className={isRed ? 'font-semibold text-stop' : ''}>{said}</span>
            <span>{wasTaken && duration > 0 ? `, ${formatLength(duration)} · ` : ' · '}</span>
            <ClockTime at={call.at} />
            {call.followUp === null ? null : <span>{` · ${followUps[call.followUp].label}`}</span>}
          </span>
        </p>
        {canHaveJobs(address) ? <NewJobButton isInLine address={address} who={contact} /> : null}
      </div>
      {voicemail === null ? null : (
        <div className="mx-auto max-w-md *:mt-1! *:justify-center">
          <VoicemailPlayer callSid={call.sid} caller={contact} {...voicemail} />
        </div>
      )}
    </div>
  );
}
