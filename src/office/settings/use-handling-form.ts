import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { readProblem } from '../../../supabase/functions/_shared/contract/problem';
import { BackendFailure, failureSentence } from '../api/client';
import { type CallHandling, callHandlingQuery, forwardingHistoryQuery, handlingFields } from '../api/queries';
import { showToast } from '../shared/toast';
import { useHandlingDraft } from './handling-drafts';

/** `field` is the path in the request, such as `hours.tuesday`. Empty when no field is to blame. */
type Problem = { field: string; sentence: string };

/** All settings, whichever part they belong to. */
type Handling = CallHandling['schedule'] & CallHandling['missedCalls'] & CallHandling['answers'];

/** The settings that can have any such value. */
type NameOf<Value> = {
  [Name in keyof Handling]: [Value] extends [Handling[Name]] ? Name : never;
}[keyof Handling];

export type HandlingOptions<Part extends keyof CallHandling> = {
  part: Part;
  saved: CallHandling[Part];
  /** The schema of the request. Its messages are shown in the form. */
  request: v.GenericSchema<object, object>;
  save: (fields: CallHandling[Part]) => Promise<unknown>;
  /** The subject of the toasts, such as "Schedule". */
  what: string;
  /** The field to mark when the server answers 400. */
  refused?: (draft: CallHandling[Part], saved: CallHandling[Part]) => string;
};

function problemIn(request: v.GenericSchema<object, object>, draft: object): Problem | null {
  const [issue] = v.safeParse(request, draft, { abortEarly: true }).issues ?? [];
  return issue ? { field: v.getDotPath(issue) ?? '', sentence: readProblem(issue.message).sentence } : null;
}

/** What {@link useHandlingForm} gives to the fields of a form. */
export type HandlingForm<Part extends keyof CallHandling = keyof CallHandling> = ReturnType<
  typeof useHandlingForm<Part>
>;

/**
 * A form for a part of the call settings, validated by the contract's schema. Unapplied changes survive a tab
 * switch, a failure and a reload.
 */
export function useHandlingForm<Part extends keyof CallHandling>(handling: HandlingOptions<Part>) {
  const { part, saved, request, save, what, refused } = handling;
  const fields: v.GenericSchema<object, CallHandling[Part]> = handlingFields[part];
  const [changed, setChanged] = useHandlingDraft(part);
  const [problem, setProblem] = useState<Problem | null>(null);
  const draft = changed ?? saved;

  function refuse(form: HTMLFormElement, found: Problem) {
    setProblem(found);
    showToast.error(found.sentence);
    if (found.field !== '') form.querySelector<HTMLElement>(`[name^="${found.field}"]`)?.focus();
  }

  const saving = useMutation({
    mutationFn: ({ valid }: { valid: CallHandling[Part]; form: HTMLFormElement }) => save(valid),
    onSuccess: (_nothing, { valid }, _onMutate, { client }) => {
      client.setQueryData(callHandlingQuery().queryKey, (known) => known && { ...known, [part]: valid });
      setChanged(null);
      showToast.success(`${what} updated successfully`);
      void client.invalidateQueries({ queryKey: forwardingHistoryQuery().queryKey });
    },
    onError: (error, { form }) => {
      const isRefused = error instanceof BackendFailure && error.status === 400;
      refuse(form, {
        field: (isRefused && refused?.(draft, saved)) || '',
        sentence: failureSentence(error, `Failed to update the ${what.toLowerCase()}`),
      });
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.isPending) return;
    const found = problemIn(request, draft);
    if (found) refuse(event.currentTarget, found);
    else saving.mutate({ valid: v.parse(fields, draft), form: event.currentTarget });
  }

  function change(changes: Partial<Handling>) {
    const next = { ...draft, ...changes };
    setChanged(next);
    // A shown problem disappears once it is fixed. New ones show on the next submit.
    setProblem((shown) => (shown && problemIn(request, next)?.field === shown.field ? shown : null));
  }

  function discardChanges() {
    setChanged(null);
    setProblem(null);
  }

  /** The problem of a field or of a part of it. Null when there is none. */
  const problemOf = (field: string) =>
    problem?.field === field || problem?.field.startsWith(`${field}.`) ? problem.sentence : null;

  const values: Partial<Handling> = draft;

  return {
    draft,
    change,
    submit,
    discardChanges,
    problemOf,
    isSaving: saving.isPending,
    isChanged: changed !== null,
    /** The attributes of a field for text. */
    textOf: (name: NameOf<string | null>) => ({
      name,
      value: values[name] ?? '',
      readOnly: saving.isPending,
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
