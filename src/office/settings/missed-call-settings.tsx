import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  type MissedCallHandling,
  type TextBackWhen,
  maxAutomaticLength,
  maxGreetingLength,
  textBackWhens,
} from '../../../supabase/functions/_shared/contract/call-handling';
import { business } from '../../content/business';
import { saveMissedCallHandling } from '../api/mutations';
import { callHandlingQuery } from '../api/queries';
import { TextLength } from '../conversation/text-length';
import { QueryPanel } from '../shared/query-panel';
import { SubmitButton } from '../shared/submit-button';
import { Switch, WordsField } from './missed-call-fields';
import { type Draft, type PartProps, useAnsweringForm, wordsProblem } from './use-answering-form';

const whenNames: Readonly<Record<TextBackWhen, string>> = {
  business_hours: 'During business hours',
  daytime: 'From 8 AM to 9 PM',
  any_time: 'At any time',
};

const suggestedText = `${business.name}: sorry we missed your call. Reply with your machine, where it is and whether it can move. Reply STOP to opt out.`;
const suggestedGreeting = `Thank you for calling ${business.name}. After the tone, leave your name, number, location and what’s broken down. If anyone is in danger, hang up and call 911.`;

/** The settings for missed calls: what the caller gets. */
export function MissedCallSettings() {
  const handling = useQuery(callHandlingQuery());
  return (
    <section aria-labelledby="missed-calls" className="border border-ink bg-white p-4 md:p-6">
      <h2 id="missed-calls">Missed calls</h2>
      <p className="mt-1 max-w-measure text-slate">
        What a caller gets when nobody answers, the line is busy, or the business is closed.
      </p>
      <QueryPanel query={handling} subject="The missed-call settings">
        {({ missedCalls }) => <MissedCallForm saved={missedCalls} />}
      </QueryPanel>
    </section>
  );
}

const rules = [
  {
    name: 'textBackText',
    problem: ({ textBackOn, textBackText }: Draft<MissedCallHandling>) =>
      textBackOn
        ? wordsProblem(textBackText, maxAutomaticLength, 'Please write the text that callers get')
        : null,
  },
  {
    name: 'voicemailGreeting',
    problem: ({ voicemailOn, voicemailGreeting }: Draft<MissedCallHandling>) =>
      voicemailOn
        ? wordsProblem(voicemailGreeting, maxGreetingLength, 'Please write the greeting that callers hear')
        : null,
  },
];

function MissedCallForm({ saved }: { saved: MissedCallHandling }) {
  const { submit, form, ...parts } = useAnsweringForm<MissedCallHandling>({
    saved: {
      ...saved,
      textBackText: saved.textBackText ?? suggestedText,
      voicemailGreeting: saved.voicemailGreeting ?? suggestedGreeting,
    },
    rules,
    save: saveMissedCallHandling,
    loaded: (missedCalls) => ({ missedCalls }),
    what: 'Missed-call settings',
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 space-y-5">
      <TextBackPart {...parts} />
      <VoicemailPart {...parts} />
      <SubmitButton disabled={parts.isSaving}>
        {parts.isSaving ? 'Applying…' : 'Apply Missed-Call Settings'}
      </SubmitButton>
    </form>
  );
}

function TextBackPart({ draft, change, problems, isSaving }: PartProps<MissedCallHandling>) {
  const whenId = useId();
  return (
    <Switch
      label="Text the caller back"
      hint="At most one text per caller in 24 hours, to US and Canadian numbers, and never to somebody who opted out. It is sent from the business number and shows up in Messages."
      checked={draft.textBackOn}
      onChange={(textBackOn) => change({ textBackOn })}
    >
      <WordsField
        name="textBackText"
        label="Text to the caller"
        hint="Say who is writing, and how to stop the texts."
        value={draft.textBackText}
        problems={problems}
        readOnly={isSaving}
        onChange={(textBackText) => change({ textBackText })}
        length={<TextLength text={draft.textBackText} max={maxAutomaticLength} />}
      />
      <div>
        <label htmlFor={whenId} className="block font-semibold">
          Send it
        </label>
        <select
          id={whenId}
          className="mt-1 block min-h-11 w-full max-w-md rounded border-2 border-steel bg-white px-3 py-2"
          value={draft.textBackWhen}
          onChange={(event) => {
            const textBackWhen = textBackWhens.find((known) => known === event.target.value);
            if (textBackWhen !== undefined) change({ textBackWhen });
          }}
        >
          {textBackWhens.map((when) => (
            <option key={when} value={when}>
              {whenNames[when]}
            </option>
          ))}
        </select>
        <p className="mt-1 text-sm text-slate">
          {`Clock time in ${business.location.city}. The business hours are set under Call Forwarding.`}
        </p>
      </div>
    </Switch>
  );
}

function VoicemailPart({ draft, change, problems, isSaving }: PartProps<MissedCallHandling>) {
  return (
    <Switch
      label="Let the caller leave a voicemail"
      hint="A voice reads the greeting, then the caller has two minutes. Messages are played in Call Analytics."
      checked={draft.voicemailOn}
      onChange={(voicemailOn) => change({ voicemailOn })}
    >
      <WordsField
        name="voicemailGreeting"
        label="Greeting"
        hint="Read aloud as it is written. A tone follows."
        value={draft.voicemailGreeting}
        problems={problems}
        readOnly={isSaving}
        onChange={(voicemailGreeting) => change({ voicemailGreeting })}
        length={<span>{`${draft.voicemailGreeting.length} of ${maxGreetingLength} characters.`}</span>}
      />
      <Switch
        label="Write voicemails down"
        hint="Twilio writes messages of 2 to 120 seconds down, in English, and charges for each. A machine does it: names and numbers may be wrong."
        checked={draft.transcribeOn}
        onChange={(transcribeOn) => change({ transcribeOn })}
      />
    </Switch>
  );
}
