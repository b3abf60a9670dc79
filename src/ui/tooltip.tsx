import * as Primitive from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

/** The library's defaults: a tooltip opens after 700 ms, and another one within 300 ms opens at once. */
export const TooltipProvider = Primitive.Provider;

/** Explains a control. The control needs its own name, because not everybody can see a tooltip. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          className="z-50 max-w-64 rounded bg-night px-3 py-1.5 text-sm text-white"
        >
          <span>{text}</span>
          <Primitive.Arrow className="fill-night" />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
