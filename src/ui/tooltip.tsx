import * as Primitive from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

/** A tooltip opens after 700 ms, and the next one within 300 ms at once: the library's own times. */
export const TooltipProvider = Primitive.Provider;

/** Explains a control. The control needs a name of its own: not everybody gets to see a tooltip. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          className="z-50 max-w-64 rounded bg-night px-3 py-1.5 text-sm text-white"
        >
          {text}
          <Primitive.Arrow className="fill-night" />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
