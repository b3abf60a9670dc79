import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { readProblem } from '#functions/contract/action';
import { callHandlingActions } from '#functions/contract/call-handling';
import { BackendFailure, failureSentence, twilioManage } from '../api/client';
import { type CallHandling, callHandlingQuery, forwardingHistoryQuery, handlingFields } from '../api/queries';
import { draftTexts, editDraftText } from '../conversation/draft-texts';
import { ApplyRow, refuseIfChanged } from '../forms/apply-row';
import { LoadedPanel } from '../shared/panel';
import { showToast } from '../shared/toast';

/** `field` is the path in the request, such as `hours.tuesday`. Null when no field is to blame. */
export type Problem = { field: string | null; sentence: string };

/** All settings, whichever part they belong to. */
type Handling = CallHandling['schedule'] & CallHandling['missedCalls'] & CallHandling['answers'];

/** The names of the settings whose type accepts every `Value`. */
type NameOf<Value> = {
  [Name in keyof Handling]: [Value] extends [Handling[Name]] ? Name : never;
}[keyof Handling];

/** The schema of each part's request. Its messages are shown in the form. */
const requests: Readonly<Record<keyof CallHandling, v.GenericSchema<object, object>>> = {
  schedule: callHandlingActions.updateCallSchedule.request,
  missedCalls: callHandlingActions.updateMissedCallHandling.request,
  answers: callHandlingActions.updateTextAnswers.request,
};

const save: { [Part in keyof CallHandling]: (fields: CallHandling[Part]) => Promise<unknown> } = {
  schedule: (fields) => twilioManage.call('updateCallSchedule', fields),
  missedCalls: (fields) => twilioManage.call('updateMissedCallHandling', fields),
  answers: (fields) => twilioManage.call('updateTextAnswers', fields),
};

type HandlingPanelProps<Part extends keyof CallHandling> = {
  id: string;
  title: string;
  lead?: string;
  part: Part;
  /** The saved settings of the part, as the form shows them first. */
  savedIn: (handling: CallHandling) => CallHandling[Part];
  /** What the schema can't know. */
  check?: (draft: CallHandling[Part]) => Problem | null;
  /** The subject of the toasts, such as "Schedule". */
  what: string;
  /** The field to mark when the server answers 400. */
  refused?: (draft: CallHandling[Part], saved: CallHandling[Part]) => string | null;
  submitLabel: string;
  /** The fields. */
  children: (form: HandlingForm<Part>, handling: CallHandling) => ReactNode;
};

/** A panel with the form for a part of the call settings. */
export function HandlingPanel<Part extends keyof CallHandling>(props: HandlingPanelProps<Part>) {
  const { id, title, lead, what } = props;
  const subject = `The ${what.toLowerCase()}`;
  return (
    <LoadedPanel id={id} title={title} lead={lead} query={callHandlingQuery} subject={subject}>
      {(handling) => <LoadedForm handling={handling} {...props} />}
    </LoadedPanel>
  );
}

type LoadedFormProps<Part extends keyof CallHandling> = HandlingPanelProps<Part> & { handling: CallHandling };

function LoadedForm<Part extends keyof CallHandling>(props: LoadedFormProps<Part>) {
  const form = useHandlingForm(props);
  return (
    <form noValidate onSubmit={form.submit} className="mt-4 space-y-5">
      {props.children(form, props.handling)}
      <ApplyRow isSaving={form.isSaving} isChanged={form.isChanged} onDiscard={form.discardChanges}>
        {props.submitLabel}
      </ApplyRow>
    </form>
  );
}

/** What {@link useHandlingForm} gives to the fields of a form. */
export type HandlingForm<Part extends keyof CallHandling> = ReturnType<typeof useHandlingForm<Part>>;

function problemIn(request: v.GenericSchema<object, object>, draft: object): Problem | null {
  const [issue] = v.safeParse(request, draft, { abortEarly: true }).issues ?? [];
  return issue ? { field: v.getDotPath(issue), sentence: readProblem(issue.message).sentence } : null;
}

/** The fields that were changed before a reload, even if incomplete. Null when there are none. */
function unappliedIn(part: keyof CallHandling, saved: object) {
  const isDraft = (given: unknown) =>
    given instanceof Object && Object.keys(given).every((name) => name in saved);
  const stored = v.pipe(v.string(), v.parseJson(), v.custom<Partial<Handling>>(isDraft));
  return v.parse(v.fallback(v.nullable(stored), null), draftTexts()[part] ?? null);
}

type Submitted<Part extends keyof CallHandling> = {
  valid: CallHandling[Part];
  /** The changes as they were then. */
  sent: Partial<Handling> | null;
  form: HTMLFormElement;
};

/** The attributes of form controls for the values of a draft. */
function controlsOf(
  values: Partial<Handling>,
  change: (changes: Partial<Handling>) => void,
  isSaving: boolean,
  problemOf: (field: string) => string | null,
) {
  return {
    /** The attributes of a field for text. */
    textOf: (name: NameOf<string | null>) => ({
      name,
      value: values[name] ?? '',
      readOnly: isSaving,
      problem: problemOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: target.value }),
    }),
    /** The attributes of a switch. */
    switchOf: (name: NameOf<boolean>) => ({
      checked: values[name] ?? false,
      onChange: (isOn: boolean) => change({ [name]: isOn }),
    }),
  };
}

/** A form that is validated by the contract's schema. Unapplied changes survive a failure and a reload. */
function useHandlingForm<Part extends keyof CallHandling>(props: LoadedFormProps<Part>) {
  const { part, handling, savedIn, check, what, refused } = props;
  const fields: v.GenericSchema<object, CallHandling[Part]> = handlingFields[part];
  const saved = savedIn(handling);
  const [changed, setChanged] = useState(() => unappliedIn(part, saved));
  const [problem, setProblem] = useState<Problem | null>(null);
  const draft = { ...saved, ...changed };

  function refuse(form: HTMLFormElement, found: Problem) {
    setProblem(found);
    showToast.error(found.sentence);
    if (found.field !== null) form.querySelector<HTMLElement>(`[name^="${found.field}"]`)?.focus();
  }

  const saving = useMutation({
    mutationFn: async ({ valid }: Submitted<Part>, { client }) => {
      // The request has all fields of the part, so it would undo what another device has applied.
      await refuseIfChanged(client, callHandlingQuery, handling, savedIn);
      return save[part](valid);
    },
    onSuccess: (_nothing, { valid, sent }, _onMutate, { client }) => {
      client.setQueryData(callHandlingQuery.queryKey, (known) => known && { ...known, [part]: valid });
      // What was changed meanwhile stays.
      if (changed && changed === sent) edit(null);
    },
    onError: (error, { form }) => {
      const isRefused = error instanceof BackendFailure && error.status === 400;
      refuse(form, {
        field: isRefused ? (refused?.(draft, saved) ?? null) : null,
        sentence: failureSentence(error, `Failed to update the ${what.toLowerCase()}`),
      });
    },
    meta: {
      done: `${what} updated successfully`,
      reloads: [callHandlingQuery.queryKey, forwardingHistoryQuery.queryKey],
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.isPending) return;
    const found = problemIn(requests[part], draft) ?? check?.(draft);
    if (found) refuse(event.currentTarget, found);
    else saving.mutate({ valid: v.parse(fields, draft), sent: changed, form: event.currentTarget });
  }

  function edit(edited: Partial<Handling> | null) {
    setChanged(edited);
    setProblem(null);
    editDraftText(part, () => (edited ? JSON.stringify(edited) : ''));
  }
  const change = (changes: Partial<Handling>) => edit({ ...changed, ...changes });

  /** The problem of a field or of a part of it. Null when there is none. */
  const problemOf = (field: string) =>
    problem?.field === field || problem?.field?.startsWith(`${field}.`) ? problem.sentence : null;

  return {
    draft,
    change,
    submit,
    discardChanges: () => edit(null),
    problemOf,
    isSaving: saving.isPending,
    isChanged: changed !== null,
    ...controlsOf(draft, change, saving.isPending, problemOf),
  };
}
