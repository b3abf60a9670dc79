import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { readProblem } from '#functions/contract/action';
import { callHandlingActions } from '#functions/contract/call-handling';
import { BackendFailure, describeFailure, twilioManage } from '../api/client';
import { type CallHandling, callHandlingQuery, forwardingHistoryQuery, handlingFields } from '../api/queries';
import { keepUnappliedChanges, readUnappliedChanges } from '../drafts/settings-drafts';
import { LoadedPanel } from '../panels/panel';
import { showToast } from '../shared/toast';
import { SaveRow, refuseIfChanged } from './save-row';

/** `field` is the path in the request, such as `hours.tuesday`. Null when no field is to blame. */
export type Problem = { field: string | null; sentence: string };

/** All settings, whichever part they belong to. */
type Handling = CallHandling['schedule'] &
  CallHandling['missedCalls'] &
  CallHandling['answers'] &
  CallHandling['site'];

/** The names of the settings whose type accepts every `Value`. */
type NameOf<Value> = {
  [Name in keyof Handling]: [Value] extends [Handling[Name]] ? Name : never;
}[keyof Handling];

/** The schema of each part's request. Its messages are shown in the form. */
const requests: Readonly<Record<keyof CallHandling, v.GenericSchema<object, object>>> = {
  schedule: callHandlingActions.updateCallSchedule.request,
  missedCalls: callHandlingActions.updateMissedCallHandling.request,
  answers: callHandlingActions.updateTextAnswers.request,
  site: callHandlingActions.updateSiteNotice.request,
};

const save: { [Part in keyof CallHandling]: (fields: CallHandling[Part]) => Promise<unknown> } = {
  schedule: (fields) => twilioManage.call('updateCallSchedule', fields),
  missedCalls: (fields) => twilioManage.call('updateMissedCallHandling', fields),
  answers: (fields) => twilioManage.call('updateTextAnswers', fields),
  site: (fields) => twilioManage.call('updateSiteNotice', fields),
};

type HandlingPanelProps<Part extends keyof CallHandling> = {
  id: string;
  title: string;
  lead?: string;
  part: Part;
  /** The saved settings of the part, as the form shows them first. */
  selectSaved: (handling: CallHandling) => CallHandling[Part];
  /** What the schema can't know. */
  check?: (draft: CallHandling[Part]) => Problem | null;
  /** The subject of the toasts, such as "Schedule". */
  what: string;
  /** The field to mark when the server answers 400. */
  refused?: (draft: CallHandling[Part], saved: CallHandling[Part]) => string | null;
  /** See {@link SaveRow}. */
  isSecond?: boolean;
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
    <form noValidate onSubmit={form.submit} className="mt-3 space-y-5">
      {props.children(form, props.handling)}
      <SaveRow
        saving={form.saving}
        isChanged={form.isChanged}
        onDiscard={form.discardChanges}
        isSecond={props.isSecond ?? false}
      />
    </form>
  );
}

/** What {@link useHandlingForm} gives to the fields of a form. */
export type HandlingForm<Part extends keyof CallHandling> = ReturnType<typeof useHandlingForm<Part>>;

/** What is wrong with the fields of a request. Null when nothing is. */
export function findProblem(request: v.GenericSchema<object, object>, draft: object): Problem | null {
  const [issue] = v.safeParse(request, draft, { abortEarly: true }).issues ?? [];
  return issue ? { field: v.getDotPath(issue), sentence: readProblem(issue.message).sentence } : null;
}

/** The fields that were changed before a reload, even if incomplete. Null when there are none. */
function readUnapplied(part: keyof CallHandling, saved: object) {
  const isOfPart = (given: unknown) =>
    given instanceof Object && Object.keys(given).every((name) => name in saved);
  const changes = v.nullable(v.custom<Partial<Handling>>(isOfPart));
  return v.parse(v.fallback(changes, null), readUnappliedChanges(part));
}

type Submitted<Part extends keyof CallHandling> = {
  valid: CallHandling[Part];
  /** The changes as they were then. */
  sent: Partial<Handling> | null;
  form: HTMLFormElement;
};

/** The attributes of form controls for the values of a draft. */
function createControls(
  values: Partial<Handling>,
  change: (changes: Partial<Handling>) => void,
  isSaving: boolean,
  findFieldProblem: (field: string) => string | null,
) {
  return {
    /** The attributes of a field for text. */
    bindText: (name: NameOf<string | null>) => ({
      name,
      value: values[name] ?? '',
      readOnly: isSaving,
      problem: findFieldProblem(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: target.value }),
    }),
    /** The attributes of a field for a number. Not a number while the field is empty or has something else. */
    bindNumber: (name: NameOf<number>) => ({
      name,
      value: Number.isFinite(values[name]) ? values[name] : '',
      readOnly: isSaving,
      problem: findFieldProblem(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.valueAsNumber }),
    }),
    /** The attributes of a text area with one entry on each line. */
    bindLines: (name: NameOf<string[]>) => ({
      name,
      value: (values[name] ?? []).join('\n'),
      readOnly: isSaving,
      problem: findFieldProblem(name),
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
        change({ [name]: target.value.split('\n') }),
    }),
    /** The attributes of a switch. */
    bindSwitch: (name: NameOf<boolean>) => ({
      checked: values[name] ?? false,
      onChange: (isOn: boolean) => change({ [name]: isOn }),
    }),
  };
}

/** A form that is validated by the contract's schema. Unapplied changes survive a failure and a reload. */
function useHandlingForm<Part extends keyof CallHandling>(props: LoadedFormProps<Part>) {
  const { part, handling, selectSaved, check, what, refused } = props;
  const fields: v.GenericSchema<object, CallHandling[Part]> = handlingFields[part];
  const saved = selectSaved(handling);
  const [changed, setChanged] = useState(() => readUnapplied(part, saved));
  const [problem, setProblem] = useState<Problem | null>(null);
  const draft = { ...saved, ...changed };

  function refuse(form: HTMLFormElement, found: Problem) {
    setProblem(found);
    showToast.error(found.sentence);
    if (found.field !== null) {
      form.querySelector<HTMLElement>(`[name^="${found.field}"]`)?.focus();
    }
  }

  const saving = useMutation({
    mutationFn: async ({ valid }: Submitted<Part>, { client }) => {
      // The request has all fields of the part, so it would undo what another device has applied.
      await refuseIfChanged(client, callHandlingQuery, handling, selectSaved);
      return save[part](valid);
    },
    onSuccess: (_nothing, { valid, sent }, _onMutate, { client }) => {
      client.setQueryData(callHandlingQuery.queryKey, (known) => known && { ...known, [part]: valid });
      // What was changed meanwhile stays.
      if (changed && changed === sent) {
        edit(null);
      }
    },
    onError: (error, { form }) => {
      const isRefused = error instanceof BackendFailure && error.status === 400;
      refuse(form, {
        field: isRefused ? (refused?.(draft, saved) ?? null) : null,
        sentence: describeFailure(error, `Failed to update the ${what.toLowerCase()}`),
      });
    },
    meta: {
      done: `${what} updated successfully`,
      reloads: [callHandlingQuery.queryKey, forwardingHistoryQuery.queryKey],
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.isPending) {
      return;
    }
    const found = findProblem(requests[part], draft) ?? check?.(draft);
    if (found) {
      refuse(event.currentTarget, found);
    } else {
      saving.mutate({ valid: v.parse(fields, draft), sent: changed, form: event.currentTarget });
    }
  }

  function edit(edited: Partial<Handling> | null) {
    setChanged(edited);
    setProblem(null);
    keepUnappliedChanges(part, edited);
  }
  function change(changes: Partial<Handling>) {
    if (saving.isError) {
      saving.reset();
    }
    edit({ ...changed, ...changes });
  }

  /** The problem of a field or of a part of it. Null when there is none. */
  const findFieldProblem = (field: string) =>
    problem?.field === field || problem?.field?.startsWith(`${field}.`) ? problem.sentence : null;

  return {
    draft,
    change,
    submit,
    discardChanges: () => edit(null),
    findFieldProblem,
    saving,
    isChanged: changed !== null,
    ...createControls(draft, change, saving.isPending, findFieldProblem),
  };
}
