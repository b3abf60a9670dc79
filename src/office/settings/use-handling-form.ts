import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type SubmitEvent, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readProblem } from '../../../supabase/functions/_shared/contract/problem';
import { BackendFailure, failureSentence } from '../api/client';
import { type CallHandling, callHandlingQuery, forwardingHistoryQuery } from '../api/queries';
import { showToast } from '../shared/toast';
import { keepDraft, keptDraft } from './handling-drafts';

/** `field` is the path in the request, such as `hours.tuesday`; '' when the problem is with no field. */
type Problem = { field: string; sentence: string };

type HandlingForm<Part extends keyof CallHandling> = {
  part: Part;
  saved: CallHandling[Part];
  /** What is stored. */
  fields: v.GenericSchema<object, CallHandling[Part]>;
  /** What may be saved: its messages are what the form says. */
  request: v.GenericSchema<object, object>;
  save: (fields: CallHandling[Part]) => Promise<unknown>;
  /** As the notices call it. */
  what: string;
  /** The field that a refusal of the server is about. */
  refused?: (draft: CallHandling[Part]) => string;
};

function problemIn(request: v.GenericSchema<object, object>, draft: object): Problem | null {
  const [issue] = v.safeParse(request, draft, { abortEarly: true }).issues ?? [];
  return issue ? { field: v.getDotPath(issue) ?? '', sentence: readProblem(issue.message).sentence } : null;
}

/**
 * A form for a part of the call handling. The contract checks what is in it. What isn't applied yet outlives a
 * look at another tab, a failure and a reload.
 */
export function useHandlingForm<Part extends keyof CallHandling>(handling: HandlingForm<Part>) {
  const { part, saved, fields, request, save, what, refused } = handling;
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState(() => keptDraft(part, fields));
  const [problem, setProblem] = useState<Problem | null>(null);
  const draft = changed ?? saved;

  useEffect(() => keepDraft(part, changed), [part, changed]);

  function refuse(form: HTMLFormElement, found: Problem) {
    setProblem(found);
    showToast.error(found.sentence);
    if (found.field !== '') form.querySelector<HTMLElement>(`[name^="${found.field}"]`)?.focus();
  }

  const saving = useMutation({
    mutationFn: ({ valid }: { valid: CallHandling[Part]; form: HTMLFormElement }) => save(valid),
    onSuccess: (_nothing, { valid }) => {
      queryClient.setQueryData(callHandlingQuery().queryKey, (known) => known && { ...known, [part]: valid });
      setChanged(null);
      showToast.success(`${what} updated successfully`);
      void queryClient.invalidateQueries({ queryKey: forwardingHistoryQuery().queryKey });
    },
    onError: (error, { form }) => {
      const isRefused = error instanceof BackendFailure && error.status === 400;
      refuse(form, {
        field: (isRefused && refused?.(draft)) || '',
        sentence: failureSentence(error, `Failed to update the ${what.toLowerCase()}`),
      });
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.isPending) return;
    const form = event.currentTarget;
    const found = problemIn(request, draft);
    if (found) refuse(form, found);
    else saving.mutate({ valid: v.parse(fields, draft), form });
  }

  function change(changes: Partial<CallHandling[Part]>) {
    const next = { ...draft, ...changes };
    setChanged(next);
    // A problem that is told goes once it is mended; a new one waits for the next try.
    setProblem((told) => (told && problemIn(request, next)?.field === told.field ? told : null));
  }

  function takeBack({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setChanged(null);
    setProblem(null);
    // The button goes away, and with it the focus.
    currentTarget.form?.querySelector('input')?.focus();
  }

  return {
    ...{ draft, change, submit, takeBack },
    isSaving: saving.isPending,
    isChanged: changed !== null,
    /** What is wrong with a field, or with a part of it. */
    problemOf: (field: string) =>
      problem?.field === field || problem?.field.startsWith(`${field}.`) ? problem.sentence : null,
  };
}
