import type { RefObject } from 'react';
import { indexTab } from './index-tabs';

type ExampleEntriesProps = {
  /** What they are examples of, for the group's name. */
  label: string;
  examples: readonly string[];
  field: RefObject<HTMLInputElement | null>;
  onPick: (example: string) => void;
};

/** Entries to try with one tap instead of typing; they stand where the answer will, and go when it comes. */
export function ExampleEntries({ label, examples, field, onPick }: ExampleEntriesProps) {
  return (
    <div role="group" aria-label={label} className="mt-3 flex flex-wrap gap-2 print:hidden">
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          className={`${indexTab} px-3 text-base`}
          onClick={({ detail }) => {
            if (field.current) field.current.value = example;
            // The button is about to go. A thumb is left alone: focus would raise its keyboard.
            if (detail === 0) field.current?.focus();
            onPick(example);
          }}
        >
          {example}
        </button>
      ))}
    </div>
  );
}
