import { indexTab } from '../lists/index-tabs';

type ExampleEntriesProps = {
  /** What they are examples of, for the group's name. */
  label: string;
  examples: readonly string[];
  /** `byKeyboard`: the button is about to go, so the focus needs a new place. */
  onPick: (example: string, byKeyboard: boolean) => void;
};

/** Example entries to try with one tap. The answer replaces them. */
export function ExampleEntries({ label, examples, onPick }: ExampleEntriesProps) {
  return (
    <div role="group" aria-label={label} className="mt-3 flex flex-wrap gap-2 print:hidden noscript:hidden">
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          className={`${indexTab} px-3 text-base`}
          onClick={({ detail }) => onPick(example, detail === 0)}
        >
          {example}
        </button>
      ))}
    </div>
  );
}
