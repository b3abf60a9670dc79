import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react';
import {
  type MissedCallHandling,
  type TextBackWhen,
  maxGreetingLength,
  maxTextBackLength,
  textBackWhens,
} from '../../../supabase/functions/_shared/contract/call-handling';
import { business } from '../../content/business';
import { failureSentence } from '../api/client';
import { showToast } from '../shared/toast';
import { saveMissedCallHandling } from '../api/mutations';
import { callHandlingQuery } from '../api/queries';
import { QueryPanel } from '../shared/query-panel';
import { SubmitButton } from '../shared/submit-button';
import { Switch, WordsField } from './missed-call-fields';
import { TextLength } from '../conversation/text-length';

/** What Missed calls is set to while it is being changed: nothing typed is null. */
type MissedCallDraft = Omit<MissedCallHandling, 'textBackText' | 'voicemailGreeting'> & {
  textBackText: string;
  voicemailGreeting: string;
};

const whenNames: Readonly<Record<TextBackWhen, string>> = {
  business_hours: 'During business hours',
  daytime: 'From 8 AM to 9 PM',
  any_time: 'At any time',
};

const suggestedText = `${business.name}: sorry we missed your call. Reply with your machine, where it is and whether it can move. Reply STOP to opt out.`;
const suggestedGreeting = `Thank you for calling ${business.name}. After the tone, leave your name, number, location and what’s broken down. If anyone is in danger, hang up and call 911.`;

function draftOf(saved: MissedCallHandling): MissedCallDraft {
  return {
    ...saved,
    textBackText: saved.textBackText ?? suggestedText,
    voicemailGreeting: saved.voicemailGreeting ?? suggestedGreeting,
  };
}

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

type Problems = { text: string | null; greeting: string | null };

const problemOf = (words: string, max: number, whenEmpty: string) =>
  words.trim() === '' ? whenEmpty : words.trim().length > max ? `Use ${max} characters at most` : null;

function problemsOf(draft: MissedCallDraft): Problems {
  return {
    text: draft.textBackOn
      ? problemOf(draft.textBackText, maxTextBackLength, 'Please write the text that callers get')
      : null,
    greeting: draft.voicemailOn
      ? problemOf(draft.voicemailGreeting, maxGreetingLength, 'Please write the greeting that callers hear')
      : null,
  };
}

/** What is in the form, its problems, and how it is saved. */
function useMissedCallForm(saved: MissedCallHandling) {
  const queryClient = useQueryClient();
  const textBox = useRef<HTMLTextAreaElement>(null);
  const greetingBox = useRef<HTMLTextAreaElement>(null);
  const [changed, setChanged] = useState<MissedCallDraft | null>(null);
  const [problems, setProblems] = useState<Problems>({ text: null, greeting: null });
  const draft = changed ?? draftOf(saved);

  const save = useMutation({
    mutationFn: saveMissedCallHandling,
    onSuccess: (_nothing, missedCalls) => {
      queryClient.setQueryData(callHandlingQuery().queryKey, (known) => known && { ...known, missedCalls });
      setChanged(null);
      showToast.success('Missed-call settings updated successfully');
    },
    onError: (error) => showToast.error(failureSentence(error, 'Failed to update the missed-call settings')),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const { text, greeting } = problemsOf(draft);
    setProblems({ text, greeting });
    const first = text ?? greeting;
    if (first !== null) {
      showToast.error(first);
      (text === null ? greetingBox : textBox).current?.focus();
      return;
    }
    save.mutate({
      ...draft,
      textBackText: draft.textBackText.trim() || null,
      voicemailGreeting: draft.voicemailGreeting.trim() || null,
    });
  }

  function change(changes: Partial<MissedCallDraft>) {
    const next = { ...draft, ...changes };
    setChanged(next);
    const now = problemsOf(next);
    setProblems((told) => ({ text: told.text && now.text, greeting: told.greeting && now.greeting }));
  }

  return { draft, change, problems, submit, isSaving: save.isPending, textBox, greetingBox };
}

type PartProps = {
  draft: MissedCallDraft;
  change: (changes: Partial<MissedCallDraft>) => void;
  problem: string | null;
  isSaving: boolean;
  box: RefObject<HTMLTextAreaElement | null>;
};

function MissedCallForm({ saved }: { saved: MissedCallHandling }) {
  const { draft, change, problems, submit, isSaving, textBox, greetingBox } = useMissedCallForm(saved);
  const form = { draft, change, isSaving };
  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-5">
      <TextBackPart {...form} problem={problems.text} box={textBox} />
      <VoicemailPart {...form} problem={problems.greeting} box={greetingBox} />
      <SubmitButton disabled={isSaving}>{isSaving ? 'Applying…' : 'Apply Missed-Call Settings'}</SubmitButton>
    </form>
  );
}

function TextBackPart({ draft, change, problem, isSaving, box }: PartProps) {
  const whenId = useId();
  return (
    <Switch
      label="Text the caller back"
      hint="At most one text per caller in 24 hours, to US and Canadian numbers, and never to somebody who opted out. It is sent from the business number and shows up in Messages."
      checked={draft.textBackOn}
      onChange={(textBackOn) => change({ textBackOn })}
    >
      <WordsField
        ref={box}
        label="Text to the caller"
        hint="Say who is writing, and how to stop the texts."
        value={draft.textBackText}
        problem={problem}
        readOnly={isSaving}
        onChange={(textBackText) => change({ textBackText })}
        length={<TextLength text={draft.textBackText} max={maxTextBackLength} />}
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

function VoicemailPart({ draft, change, problem, isSaving, box }: PartProps) {
  return (
    <Switch
      label="Let the caller leave a voicemail"
      hint="A voice reads the greeting, then the caller has two minutes. Messages are played in Call Analytics."
      checked={draft.voicemailOn}
      onChange={(voicemailOn) => change({ voicemailOn })}
    >
      <WordsField
        ref={box}
        label="Greeting"
        hint="Read aloud as it is written. A tone follows."
        value={draft.voicemailGreeting}
        problem={problem}
        readOnly={isSaving}
        onChange={(voicemailGreeting) => change({ voicemailGreeting })}
        length={<span>{`${draft.voicemailGreeting.length} of ${maxGreetingLength} characters.`}</span>}
      />
    </Switch>
  );
}
