import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type ActionButtonProps = {
  action: { isPending: boolean; mutate: () => void };
  /** Shown while it is under way. */
  busy: string;
  Icon?: LucideIcon;
  className?: string;
  children: ReactNode;
};

/** Runs a mutation, once at a time. It isn't disabled meanwhile, so it keeps the keyboard focus. */
export function ActionButton({
  action,
  busy,
  Icon,
  className = 'button button-outline',
  children,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={action.isPending}
      onClick={() => {
        if (!action.isPending) action.mutate();
      }}
    >
      {Icon === undefined ? null : <Icon aria-hidden="true" className="size-5" />}
      <span>{action.isPending ? busy : children}</span>
    </button>
  );
}
