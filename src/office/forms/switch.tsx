import { type ReactNode, useId } from 'react';

type SwitchProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Fields that show while it is on. */
  children?: ReactNode;
};

/** A switch with a hint. Its children show while it is on. */
export function Switch({ label, hint, checked, onChange, children }: SwitchProps) {
  const hintId = useId();
  return (
    <div className={`border-l-4 pl-4 ${checked ? 'border-go' : 'border-line'}`}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={hintId}
          className="size-6 shrink-0 accent-ink"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={hintId} className="max-w-measure text-sm text-slate">
        {hint}
      </p>
      {checked && children ? <div className="mt-3 space-y-4">{children}</div> : null}
    </div>
  );
}
