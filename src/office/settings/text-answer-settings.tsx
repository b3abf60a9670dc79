import { useQuery } from '@tanstack/react-query';
import { nextOpening } from '../../../supabase/functions/_shared/business-hours';
import {
  type CallSchedule,
  type TextAnswers,
  maxAutomaticLength,
} from '../../../supabase/functions/_shared/contract/call-handling';
import {
  closedAnswer,
  emergencyWords,
  openingMark,
} from '../../../supabase/functions/_shared/contract/text-answers';
import { business } from '../../content/business';
import { saveTextAnswers } from '../api/mutations';
import { callHandlingQuery } from '../api/queries';
import { TextLength } from '../conversation/text-length';
import { holidayWords, weekWords } from '../forwarding/schedule-words';
import { QueryPanel } from '../shared/query-panel';
import { SubmitButton } from '../shared/submit-button';
import { Switch, WordsField } from './missed-call-fields';
import { type Draft, type PartProps, useAnsweringForm, wordsProblem } from './use-answering-form';

const suggestedClosed = `${business.name}: thank you for your text. We are closed until ${openingMark} and answer then. If a machine is down now, call ${business.phone.display}.`;
const suggestedEmergency = `${business.name}: if anyone is in danger, call 911. If your machine is down, call ${business.phone.display} now. A text may wait.`;

/** The settings for answers that texts get by themselves. */
export function TextAnswerSettings() {
  const handling = useQuery(callHandlingQuery());
  return (
    <section aria-labelledby="text-answers" className="border border-ink bg-white p-4 md:p-6">
      <h2 id="text-answers">Automatic answers to texts</h2>
      <p className="mt-1 max-w-measure text-slate">
        What a customer gets at once who texts you. At most three automatic texts to one person in 24 hours,
        to US and Canadian numbers, and none to somebody who opted out. They show up in Messages as automatic.
      </p>
      <QueryPanel query={handling} subject="The automatic answers">
        {({ answers, schedule }) => <TextAnswerForm saved={answers} schedule={schedule} />}
      </QueryPanel>
    </section>
  );
}

const whenEmpty = 'Please write the answer that customers get';
const rules = [
  {
    name: 'closedAnswerText',
    problem: ({ closedAnswerOn, closedAnswerText }: Draft<TextAnswers>) =>
      closedAnswerOn ? wordsProblem(closedAnswerText, maxAutomaticLength, whenEmpty) : null,
  },
  {
    name: 'emergencyAnswerText',
    problem: ({ emergencyAnswerOn, emergencyAnswerText }: Draft<TextAnswers>) =>
      emergencyAnswerOn ? wordsProblem(emergencyAnswerText, maxAutomaticLength, whenEmpty) : null,
  },
];

function TextAnswerForm({ saved, schedule }: { saved: TextAnswers; schedule: CallSchedule }) {
  const { submit, form, ...parts } = useAnsweringForm<TextAnswers>({
    saved: {
      ...saved,
      closedAnswerText: saved.closedAnswerText ?? suggestedClosed,
      emergencyAnswerText: saved.emergencyAnswerText ?? suggestedEmergency,
    },
    rules,
    save: saveTextAnswers,
    loaded: (answers) => ({ answers }),
    what: 'Automatic answers',
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 space-y-5">
      <ClosedPart {...parts} schedule={schedule} />
      <EmergencyPart {...parts} />
      <SubmitButton disabled={parts.isSaving}>
        {parts.isSaving ? 'Applying…' : 'Apply Automatic Answers'}
      </SubmitButton>
    </form>
  );
}

function Preview({ title, text }: { title: string; text: string }) {
  return (
    <figure className="max-w-md">
      <figcaption className="text-sm text-slate">{title}</figcaption>
      <blockquote className="on-dark mt-1 rounded bg-night px-3 py-2 wrap-anywhere whitespace-pre-wrap text-white">
        {text}
      </blockquote>
    </figure>
  );
}

type Parts = PartProps<TextAnswers>;

function ClosedPart({ draft, change, problems, isSaving, schedule }: Parts & { schedule: CallSchedule }) {
  const { hours, holidays } = schedule;
  const opening = nextOpening(hours, new Date(), holidays);
  return (
    <Switch
      label="Answer texts after hours"
      hint={`Once to each person until you open again. You are open: ${weekWords(hours)}. Days off: ${holidayWords(holidays)}. Both are set under Call Forwarding.`}
      checked={draft.closedAnswerOn}
      onChange={(closedAnswerOn) => change({ closedAnswerOn })}
    >
      <WordsField
        name="closedAnswerText"
        label="Answer after hours"
        hint={`${openingMark} becomes the time when you open next.`}
        value={draft.closedAnswerText}
        problems={problems}
        readOnly={isSaving}
        onChange={(closedAnswerText) => change({ closedAnswerText })}
        length={<TextLength text={draft.closedAnswerText} max={maxAutomaticLength} />}
      />
      <Preview title="After hours a customer gets:" text={closedAnswer(draft.closedAnswerText, opening)} />
    </Switch>
  );
}

function EmergencyPart({ draft, change, problems, isSaving }: Parts) {
  return (
    <Switch
      label="Answer emergency words"
      hint={`After hours, once to each person in 12 hours, in place of the answer above. The words: ${emergencyWords.join(', ')}.`}
      checked={draft.emergencyAnswerOn}
      onChange={(emergencyAnswerOn) => change({ emergencyAnswerOn })}
    >
      <WordsField
        name="emergencyAnswerText"
        label="Answer to emergency words"
        hint="Say whom to call."
        value={draft.emergencyAnswerText}
        problems={problems}
        readOnly={isSaving}
        onChange={(emergencyAnswerText) => change({ emergencyAnswerText })}
        length={<TextLength text={draft.emergencyAnswerText} max={maxAutomaticLength} />}
      />
      <Preview title="Whoever writes such a word gets:" text={draft.emergencyAnswerText} />
      <Switch
        label="During business hours, too"
        hint="The same answer, before anybody has read the text."
        checked={draft.emergencyAnswerAlways}
        onChange={(emergencyAnswerAlways) => change({ emergencyAnswerAlways })}
      />
    </Switch>
  );
}
