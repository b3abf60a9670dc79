import * as Primitive from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

/** How long the pointer rests before a tooltip opens, and how long the next one opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Primitive.Provider>
  );
}

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
