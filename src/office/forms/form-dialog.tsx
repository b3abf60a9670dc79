import { type MutationMeta, useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type SubmitEvent, use, useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { describeFailure } from '../api/client';
import { contactKeys } from '../api/queries';
import { Button } from '../shared/button';
import { IconButton } from '../shared/icon-button';
import { MenuContext } from '../shared/menu-context';
import { SubmitButton } from './submit-button';

type FormDialogProps<Answer> = MutationMeta & {
  Icon: LucideIcon;
  /** The label of the button that opens it. */
  label: string;
  /** A short label for narrow buttons. */
  shortLabel?: string;
  /** Whether the button is an icon alone. */
  isIcon?: boolean;
  className?: string;
  /** The key that presses the button (dashboard/shortcuts.ts). */
  shortcut?: string;
  /** Whether it is open from the start. */
  isOpenAtFirst?: boolean;
  /** The dialog's title, unless it is `label`. */
  title?: string;
  description: string;
  /** Returns whether the entries are valid. The fields show the problem. */
  check?: () => boolean;
  save: () => Promise<Answer>;
  /** The label of the submit button, unless it is `label`. */
  submitLabel?: string;
  isComplete?: boolean;
  onSaved?: (answer: Answer) => void;
  children?: ReactNode;
};

/**
 * A button, or a line of a menu, that opens a small form or a confirmation. By default it reloads what shows a contact.
 * `failed` is shown in the dialog and not as a toast.
 */
export function FormDialog<Answer>(props: FormDialogProps<Answer>) {
  const { Icon, label, title = label, shortLabel = label, submitLabel = label, isComplete = true } = props;
  const { isIcon = false, className = '', shortcut, isOpenAtFirst = false } = props;
  const { failed = 'Not saved. Check the connection, then try again.', reloads = contactKeys } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const menu = use(MenuContext);
  const saving = useMutation({
    mutationFn: props.save,
    onSuccess(answer) {
      setOpen(false);
      props.onSaved?.(answer);
    },
    meta: { ...(props.done !== undefined && { done: props.done }), reloads },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // React has it bubble to a form around the button.
    event.stopPropagation();
    if (!saving.isPending && props.check?.() !== false) {
      saving.mutate();
    }
  }

  return (
    <Dialog
      open={isOpen}
      // It can't be closed while it saves, so that a failure is seen.
      onOpenChange={(open) => {
        if (saving.isPending) {
          return;
        }
        saving.reset();
        setOpen(open);
      }}
      title={title}
      description={props.description}
      {...(menu && {
        // The line itself is hidden by then.
        onCloseAutoFocus: (event: Event) => {
          event.preventDefault();
          menu.focusButton();
        },
      })}
      trigger={
        menu ? (
          <menu.Item Icon={Icon}>{label}</menu.Item>
        ) : isIcon ? (
          <IconButton Icon={Icon} label={label} aria-keyshortcuts={shortcut} className={className} />
        ) : (
          <Button Icon={Icon} aria-label={label} className={className}>
            {shortLabel}
          </Button>
        )
      }
    >
      <form onSubmit={submit} onInput={() => saving.isError && saving.reset()} className="space-y-4">
        {props.children}
        <FormFailure error={saving.error} fallback={failed} />
        <SubmitButton disabled={!isComplete}>{saving.isPending ? 'Saving…' : submitLabel}</SubmitButton>
      </form>
    </Dialog>
  );
}

/** The message after a failed attempt. `fallback` is for a failure without a sentence from the server. */
export function FormFailure({ error, fallback }: { error: Error | null; fallback: string }) {
  if (error === null) {
    return null;
  }
  return (
    <p role="alert" className="mt-1 font-semibold text-stop">
      {describeFailure(error, fallback)}
    </p>
  );
}
