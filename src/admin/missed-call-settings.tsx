import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import {
  type MissedCallHandling,
  type TextBackWhen,
  maxGreetingLength,
  maxTextBackLength,
  textBackWhens,
} from '../../supabase/functions/_shared/contract';
import { business } from '../content/business';
import { failureSentence } from '../lib/supabase';
import { showToast } from './toast';
import { saveMissedCallHandling } from './commands';
import { callHandlingQuery } from './queries';
import { QueryPanel } from './query-panel';
import { SubmitButton } from './submit-button';
import { TextLength } from './text-length';

/** What Missed calls is set to while it is being changed: nothing typed is null. */
export type MissedCallDraft = Omit<MissedCallHandling, 'textBackText' | 'voicemailGreeting'> & {
  textBackText: string;
  voicemailGreeting: string;
};

const whenNames: Readonly<Record<TextBackWhen, string>> = {
  business_hours: 'During business hours',
  daytime: 'From 8 AM to 9 PM',
  any_time: 'At any time',
};

const suggestedText = `${business.name}: sorry we missed your call. Reply with your machine, where it stands and whether it can move. Reply STOP to opt out.`;
const suggestedGreeting = `Thank you for calling ${business.name}. Nobody can take your call right now. Please leave your name, your number and what is down after the tone.`;

function draftOf(saved: MissedCallHandling): MissedCallDraft {
  return {
    ...saved,
    textBackText: saved.textBackText ?? suggestedText,
    voicemailGreeting: saved.voicemailGreeting ?? suggestedGreeting,
  };
}

type MissedCallSettingsProps = {
  /** What is in the form, null while it follows what is saved. */
  draft: MissedCallDraft | null;
  onDraft: (draft: MissedCallDraft | null) => void;
};

/** What a caller whom nobody answers gets. */
export function MissedCallSettings({ draft, onDraft }: MissedCallSettingsProps) {
  const handling = useQuery(callHandlingQuery());
  return (
    <section aria-labelledby="missed-calls" className="border border-ink bg-white p-4 md:p-6">
      <h2 id="missed-calls">Missed calls</h2>
      <p className="mt-1 max-w-measure text-slate">
        What a caller gets when nobody answers, the line is busy, or the business is closed.
      </p>
      <QueryPanel query={handling} subject="The missed-call settings">
        {({ missedCalls }) => <MissedCallForm draft={draft ?? draftOf(missedCalls)} onDraft={onDraft} />}
      </QueryPanel>
    </section>
  );
}

type Problems = { text: string | null; greeting: string | null };

const problemOf = (words: string, max: number, whenEmpty: string) =>
  words.trim() === '' ? whenEmpty : words.trim().length > max ? `Use ${max} characters at most` : null;

function MissedCallForm({
  draft,
  onDraft,
}: {
  draft: MissedCallDraft;
  onDraft: MissedCallSettingsProps['onDraft'];
}) {
  const queryClient = useQueryClient();
  const textBox = useRef<HTMLTextAreaElement>(null);
  const greetingBox = useRef<HTMLTextAreaElement>(null);
  const whenId = useId();
  const [problems, setProblems] = useState<Problems>({ text: null, greeting: null });

  const save = useMutation({
    mutationFn: saveMissedCallHandling,
    onSuccess: (_nothing, missedCalls) => {
      queryClient.setQueryData(callHandlingQuery().queryKey, (known) => known && { ...known, missedCalls });
      onDraft(null);
      showToast.success('Missed-call settings updated successfully');
    },
    onError: (error) => showToast.error(failureSentence(error, 'Failed to update the missed-call settings')),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const text = draft.textBackOn
      ? problemOf(draft.textBackText, maxTextBackLength, 'Please write the text that callers get')
      : null;
    const greeting = draft.voicemailOn
      ? problemOf(draft.voicemailGreeting, maxGreetingLength, 'Please write the greeting that callers hear')
      : null;
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

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-5">
      <Switch
        label="Text the caller back"
        hint="At most one text per caller in 24 hours, to US and Canadian numbers, and never to somebody who opted out. It is sent from the business number and shows up in Messages."
        checked={draft.textBackOn}
        onChange={(textBackOn) => onDraft({ ...draft, textBackOn })}
      >
        <WordsField
          ref={textBox}
          label="Text to the caller"
          hint="Say who is writing, and how to stop the texts."
          value={draft.textBackText}
          problem={problems.text}
          readOnly={save.isPending}
          onChange={(textBackText) => onDraft({ ...draft, textBackText })}
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
              if (textBackWhen !== undefined) onDraft({ ...draft, textBackWhen });
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
      <Switch
        label="Let the caller leave a voicemail"
        hint="A voice reads the greeting, then the caller has two minutes. Messages are played in Call Analytics."
        checked={draft.voicemailOn}
        onChange={(voicemailOn) => onDraft({ ...draft, voicemailOn })}
      >
        <WordsField
          ref={greetingBox}
          label="Greeting"
          hint="Read aloud as it is written. A tone follows."
          value={draft.voicemailGreeting}
          problem={problems.greeting}
          readOnly={save.isPending}
          onChange={(voicemailGreeting) => onDraft({ ...draft, voicemailGreeting })}
          length={<span>{`${draft.voicemailGreeting.length} of ${maxGreetingLength} characters.`}</span>}
        />
      </Switch>
      <SubmitButton disabled={save.isPending}>
        {save.isPending ? 'Applying…' : 'Apply Missed-Call Settings'}
      </SubmitButton>
    </form>
  );
}

type SwitchProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What can be set while it is on. */
  children: ReactNode;
};

function Switch({ label, hint, checked, onChange, children }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={`border-l-4 pl-4 ${checked ? 'border-go' : 'border-line'}`}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={hintId}
          className="size-6 shrink-0 accent-ink"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={hintId} className="max-w-measure text-sm text-slate">
        {hint}
      </p>
      {checked ? <div className="mt-3 space-y-4">{children}</div> : null}
    </div>
  );
}

type WordsFieldProps = {
  ref: React.Ref<HTMLTextAreaElement>;
  label: string;
  hint: string;
  value: string;
  problem: string | null;
  readOnly: boolean;
  onChange: (value: string) => void;
  length: ReactNode;
};

function WordsField({ ref, label, hint, value, problem, readOnly, onChange, length }: WordsFieldProps) {
  const id = useId();
  return (
    <div className="max-w-2xl">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-slate">
        {hint} {length}
      </p>
      <textarea
        ref={ref}
        id={id}
        rows={3}
        value={value}
        readOnly={readOnly}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1 block w-full rounded border-2 border-steel bg-white px-3 py-2 aria-invalid:border-stop"
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} className="mt-1 font-semibold text-stop">
          {problem}
        </p>
      )}
    </div>
  );
}
