import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { valuesOf } from '../../ui/form-values';
import { failureSentence } from '../api/client';
import { reloadConversations } from '../inbox/conversation-loading';
import { Button } from '../shared/button';
import { showToast } from '../shared/toast';

type EditInPlaceProps = {
  Icon?: LucideIcon;
  /** The label of the button that opens the form. */
  label: string;
  className?: string;
  submitLabels: { idle: string; busy: string };
  /** Saves the fields, read by name. Resolves to the success toast, or null when nothing changed. */
  save: (field: (name: string) => string) => Promise<string | null>;
  /** The message for a failure without a sentence from the server. */
  failure: string;
  /** Renders the fields. `problem` is why saving failed. */
  children: (problem: string | null) => ReactNode;
};

/** A button that opens a small form in its place. Typed text stays until it is saved or canceled. */
export function EditInPlace({ Icon, label, className = '', ...form }: EditInPlaceProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // The form had the focus and is gone now.
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <EditForm {...form} onClose={() => setEditing(false)} />;
  return (
    <Button ref={opener} look="link" Icon={Icon} className={className} onClick={() => setEditing(true)}>
      {label}
    </Button>
  );
}

type EditFormProps = Omit<EditInPlaceProps, 'Icon' | 'label' | 'className'> & { onClose: () => void };

function focusFirstField(form: HTMLFormElement | null): void {
  const [first] = form?.elements ?? [];
  if (first instanceof HTMLElement) first.focus();
  if (first instanceof HTMLInputElement) first.select();
}

function EditForm({ submitLabels, save, failure, children, onClose }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (said) => {
      if (said !== null) {
        showToast.success(said);
        await reloadConversations(queryClient);
      }
      onClose();
    },
    onError: () => focusFirstField(form.current),
  });

  useEffect(() => focusFirstField(form.current), []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = valuesOf(event.currentTarget);
    if (!saving.isPending) saving.mutate((name) => entries[name] ?? '');
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && !saving.isPending) onClose();
  }

  return (
    <form
      ref={form}
      className="space-y-2 py-1"
      onSubmit={submit}
      onInput={saving.reset}
      onKeyDown={closeOnEscape}
    >
      {children(saving.isError ? failureSentence(saving.error, failure) : null)}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="solid" isBusy={saving.isPending}>
          {saving.isPending ? submitLabels.busy : submitLabels.idle}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
