import type { ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string; look?: string };

export function Checkbox({ label, look = '', ...input }: CheckboxProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${look}`}>
      <input type="checkbox" {...input} className="size-6 shrink-0 accent-ink" />
      <span>{label}</span>
    </label>
  );
}
