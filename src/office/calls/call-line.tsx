import { PhoneIncoming, PhoneMissed, PhoneOutgoing } from 'lucide-react';
import type { CallOutcome } from '#functions/contract/calls';
import type { TimelineCall } from '#functions/contract/conversations';
import { ClockTime } from '../shared/timestamp';
import { lengthText } from './call-formats';
import { callGroup, outcomes } from './call-group';
import { VoicemailPlayer } from './voicemail-player';

function theirWords(outcome: CallOutcome | null): string {
  if (outcome === 'missed') return 'Missed call';
  return outcome === null || outcome === 'answered'
    ? 'They called'
    : `They called: ${outcomes[outcome].label.toLowerCase()}`;
}

/** What became of a call of ours, by Twilio's status. */
const ourWords: Record<string, string> = {
  completed: 'We called',
  busy: 'We called, not answered',
  'no-answer': 'We called, not answered',
  failed: 'We tried to call, not connected',
  canceled: 'We tried to call, not connected',
};

/** A call among the texts of a conversation. */
export function CallLine({ call, contact }: { call: TimelineCall; contact: string }) {
  const { direction, outcome, duration, voicemail } = call;
  const isOurs = direction === 'outbound';
  const isMissed = callGroup(call) === 'missed';
  const incoming = isMissed ? PhoneMissed : PhoneIncoming;
  const Icon = isOurs ? PhoneOutgoing : incoming;
  const wasTaken = isOurs ? call.status === 'completed' : outcome === 'answered';
  const said = isOurs ? (ourWords[call.status] ?? 'Calling…') : theirWords(outcome);
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
