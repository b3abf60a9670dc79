import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { failureSentence } from '../api/client';
import { type CallHandling, callHandlingQuery } from '../api/queries';
import { showToast } from '../shared/toast';

/** Settings while they are being changed: nothing typed is null. */
export type Draft<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], null> };

/** The sentence to say beside the words called `name`; null when they can be saved. */
type Rule<Fields> = { name: string; problem: (draft: Draft<Fields>) => string | null };

/** What is wrong with words that customers get. */
export const wordsProblem = (words: string, max: number, whenEmpty: string) =>
  words.trim() === '' ? whenEmpty : words.trim().length > max ? `Use ${max} characters at most` : null;

type Settings<Fields> = {
  saved: Draft<Fields>;
  rules: readonly Rule<Fields>[];
  save: (draft: Draft<Fields>) => Promise<unknown>;
  /** How they stand in what is loaded of the call handling. */
  loaded: (draft: Draft<Fields>) => Partial<CallHandling>;
  /** As the notices call them. */
  what: string;
};

/** Settings for what customers get by itself: what is in the form, its problems, and how it is saved. */
export function useAnsweringForm<Fields>({ saved, rules, save, loaded, what }: Settings<Fields>) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<Draft<Fields> | null>(null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const draft = changed ?? saved;

  const saving = useMutation({
    mutationFn: save,
    onSuccess: (_nothing, kept) => {
      queryClient.setQueryData(
        callHandlingQuery().queryKey,
        (known) => known && { ...known, ...loaded(kept) },
      );
      setChanged(null);
      showToast.success(`${what} updated successfully`);
    },
    onError: (error) =>
      showToast.error(
        failureSentence(error, `Failed to update the ${what[0]?.toLowerCase()}${what.slice(1)}`),
      ),
  });

  const problemsOf = (now: Draft<Fields>) =>
    new Map(
      rules.flatMap(({ name, problem }) => {
        const sentence = problem(now);
        return sentence === null ? [] : [[name, sentence] as const];
      }),
    );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    const found = problemsOf(draft);
    setProblems(found);
    const [first] = found;
    if (first === undefined) return saving.mutate(draft);
    const [name, sentence] = first;
    showToast.error(sentence);
    form.current?.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)?.focus();
  }

  function change(changes: Partial<Draft<Fields>>) {
    const next = { ...draft, ...changes };
    setChanged(next);
    // A problem that is told goes once it is mended; a new one waits for the next try.
    setProblems((told) => new Map([...problemsOf(next)].filter(([name]) => told.has(name))));
  }

  return { draft, change, problems, submit, form, isSaving: saving.isPending };
}

/** What the parts of such a form need. */
export type PartProps<Fields> = Pick<
  ReturnType<typeof useAnsweringForm<Fields>>,
  'draft' | 'change' | 'problems' | 'isSaving'
>;
