import { type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox';

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
      <Checkbox
        label={label}
        look="font-semibold"
        role="switch"
        aria-describedby={hintId}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={hintId} className="max-w-measure text-sm text-slate">
        {hint}
      </p>
      {checked && children ? <div className="mt-3 space-y-4">{children}</div> : null}
    </div>
  );
}
