import { useMutation, useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { CallLog } from '#functions/contract/calls';
import { useBlobSource } from '../../ui/blob-image';
import { twilioManage } from '../api/client';
import { callListKey } from '../api/queries';
import { inboxNewsKey } from '../live/inbox-news';
import { QueryPanel } from '../panels/query-panel';
import { Button } from '../shared/button';

type VoicemailPlayerProps = NonNullable<CallLog['voicemail']> & {
  callSid: string;
  /** The caller's name to show. */
  caller: string;
};

/** A voicemail, whose audio loads only on request, with the transcript if there is one. */
export function VoicemailPlayer({ callSid, seconds, isHeard, caller, transcript }: VoicemailPlayerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen ? (
        <Sound callSid={callSid} isHeard={isHeard} label={`Voicemail from ${caller}`} />
      ) : (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button Icon={Play} className="-ml-2.5" onClick={() => setOpen(true)}>
            <span>
              <span>{`Play voicemail, ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`}</span>
              <span className="sr-only">{`: ${caller}`}</span>
            </span>
          </Button>
          {isHeard ? null : <span className="font-bold text-stop">Not heard yet</span>}
        </p>
      )}
      {transcript === null ? null : <Transcript text={transcript} />}
    </>
  );
}

function Transcript({ text }: { text: string }) {
  if (text === '') {
    return <p className="mt-2 text-slate">Twilio could not transcribe this voicemail.</p>;
  }
  return (
    <figure className="mt-2 max-w-measure border-l-4 border-line pl-3">
      <blockquote dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text}
      </blockquote>
      <figcaption className="text-sm text-slate">Automatic transcript. It may contain mistakes.</figcaption>
    </figure>
  );
}

function Sound({ callSid, isHeard, label }: { callSid: string; isHeard: boolean; label: string }) {
  // Has no failure toast because the panel shows the error.
  const recording = useQuery({
    queryKey: ['recording', callSid],
    queryFn: ({ signal }) => twilioManage.fetchFile('getRecording', { callSid }, signal),
    // Keeps the first bytes, so that a new fetch doesn't restart the audio.
    structuralSharing: (known, fetched) => known ?? fetched,
  });
  // If this fails, the voicemail stays unheard and is marked the next time it is played.
  const heard = useMutation({
    mutationFn: () => twilioManage.call('markVoicemailHeard', { callSid }),
    meta: { reloads: [callListKey, inboxNewsKey] },
  });
  const play = useBlobSource(recording.data);
  // It must not start again when its tab is shown again.
  const [wasPlayed, setPlayed] = useState(false);
  return (
    <div className="mt-3">
      <QueryPanel query={recording} subject="The voicemail">
        {() => (
          <audio
            ref={play}
            controls
            autoPlay={!wasPlayed}
            aria-label={label}
            className="w-full"
            onPlay={() => {
              setPlayed(true);
              if (!isHeard && !heard.isPending) {
                heard.mutate();
              }
            }}
          />
        )}
      </QueryPanel>
    </div>
  );
}
