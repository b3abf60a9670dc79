import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ContactDetail } from '#functions/contract/contacts';
import { BackendFailure, describeFailure, smsHandler } from '../api/client';
import { contactKeys } from '../api/queries';
import { useDetailDraft } from '../drafts/detail-drafts';
import { Button } from '../shared/button';

type DetailProps = {
  address: string;
  field: ContactDetail;
  /** What it is called, such as "Company". */
  label: string;
  /** What is stored. Null: nothing. */
  value: string | null;
  maxLength: number;
  /** Whether it is long enough for several lines. */
  isLong?: boolean;
  /** What stands there while nothing is stored. */
  invitation?: string;
  inputMode?: 'text' | 'email' | 'numeric';
  /** How the stored value shows, unless as it is. */
  children?: ReactNode;
  /** What stands beside it while it isn't edited, such as a link. */
  beside?: ReactNode;
};

/** One detail of a contact: a press edits it in its place. What was typed stays until it is saved or given up. */
export function Detail(props: DetailProps) {
  const { address, field, label, value, invitation, children = value, beside } = props;
  const { draft } = useDetailDraft(address, field);
  const [isOpen, setOpen] = useState(false);
  const shown = useRef<HTMLButtonElement>(null);
  if (isOpen) {
    return (
      <DetailForm
        {...props}
        onClose={() => {
          setOpen(false);
          // The form is gone after this turn.
          requestAnimationFrame(() => shown.current?.focus());
        }}
      />
    );
  }
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <button
        ref={shown}
        type="button"
        dir="auto"
        aria-label={
          value === null
            ? (invitation ?? `Add ${label.toLowerCase()}`)
            : `Edit ${label.toLowerCase()}: ${value}`
        }
        className={`min-w-0 cursor-pointer rounded text-start max-md:min-h-11 wrap-anywhere whitespace-pre-wrap hover:underline ${value === null ? 'text-steel' : ''}`}
        onClick={() => setOpen(true)}
      >
        {value === null ? (invitation ?? 'Add') : children}
      </button>
      <span className="empty:hidden">{beside}</span>
      {draft === null ? null : <span className="font-bold text-signal-dark">Not saved yet</span>}
    </p>
  );
}

/** The answer when somebody else has changed the detail meanwhile. */
const conflict = v.object({ code: v.literal('changed'), value: v.nullish(v.string(), null) });

function DetailForm(props: DetailProps & { onClose: () => void }) {
  const { address, field, label, value, maxLength, isLong = false, inputMode = 'text', onClose } = props;
  const id = useId();
  const { draft, write, forget } = useDetailDraft(address, field);
  const typed = draft?.typed ?? value ?? '';
  const before = draft ? draft.before : value;
  const saving = useMutation({
    mutationFn: () => smsHandler.call('saveContactDetail', { contact: address, field, before, value: typed }),
    onSuccess: () => {
      forget();
      onClose();
    },
    onError: (error) => {
      const told = v.safeParse(conflict, error instanceof BackendFailure ? error.body : null);
      if (told.success) {
        // Saving again replaces what the other has saved, which is shown below.
        write(typed, told.output.value);
      }
    },
    meta: { reloads: contactKeys },
  });
  const told = v.safeParse(conflict, saving.error instanceof BackendFailure ? saving.error.body : null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!saving.isPending) {
      saving.mutate();
    }
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      forget();
      onClose();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.currentTarget.closest('form')?.requestSubmit();
    }
  }

  const control = {
    id,
    autoFocus: true,
    maxLength,
    value: typed,
    'aria-invalid': saving.isError,
    'aria-describedby': `${id}-state`,
    onKeyDown: handleKey,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      saving.reset();
      write(target.value, before);
    },
    className:
      'w-full rounded border border-steel bg-white px-2 py-1 text-base max-md:min-h-11 aria-invalid:border-stop',
  };
  return (
    <form onSubmit={submit} className="space-y-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {isLong ? (
        <textarea {...control} rows={2} className={`${control.className} field-sizing-content`} />
      ) : (
        <input {...control} type="text" inputMode={inputMode} autoComplete="off" />
      )}
      <p id={`${id}-state`}>
        {saving.isError ? (
          <span role="alert" className="font-bold text-stop">
            {told.success
              ? `Somebody else has changed this to “${told.output.value ?? ''}” meanwhile. Save again to replace it.`
              : describeFailure(saving.error, 'Not saved. Check the connection, then try again.')}
          </span>
        ) : (
          <span className="font-bold text-signal-dark">{draft === null ? '' : 'Not saved yet'}</span>
        )}
      </p>
      <p className="flex gap-2">
        <button
          type="submit"
          aria-disabled={saving.isPending}
          className="min-h-9 cursor-pointer rounded border border-steel px-3 font-semibold hover:bg-paper"
        >
          {saving.isPending ? 'Saving…' : 'Save'}
        </button>
        <Button
          className="min-h-9!"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          Cancel
        </Button>
      </p>
    </form>
  );
}
