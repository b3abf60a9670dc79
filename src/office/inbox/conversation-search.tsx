import { useId } from 'react';
import { type ConversationState, maxSearchLength } from '#functions/contract/conversations';
import { type ConversationFilter, initialFilter } from '../api/queries';

const stateLabels: readonly { state: ConversationState; label: string }[] = [
  { state: 'open', label: 'Open' },
  { state: 'all', label: 'All' },
  { state: 'unanswered', label: 'Unanswered' },
  { state: 'failed', label: 'Failed' },
  { state: 'done', label: 'Done' },
  { state: 'requests', label: 'Requests' },
  { state: 'suspected', label: 'Suspected' },
];

type ConversationSearchProps = {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
  /** How many a search has found, such as "60 or more". Null until it has. */
  found: string | null;
};

/** The search field and state filter of the conversation list. */
export function ConversationSearch({ filter, onChange, found }: ConversationSearchProps) {
  const id = useId();

  function search(words: string) {
    if (words === '') onChange(initialFilter);
    // A new search covers all conversations; the user can narrow it down afterward.
    else if (filter.search === '' && filter.state !== 'suspected') onChange({ state: 'all', search: words });
    else onChange({ ...filter, search: words });
  }

  return (
    <form
      role="search"
      aria-label="Conversations"
      className="space-y-2 border-b border-ink px-3 pt-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={id} className="sr-only">
        Search names, numbers and texts
      </label>
      {/* The browser's clear button and Escape clear it. */}
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxSearchLength}
        placeholder="Name, number or words"
        className="block min-h-11 w-full rounded border-2 border-steel bg-white px-3 py-1"
        value={filter.search}
        onChange={({ target }) => search(target.value)}
      />
      <fieldset className="-mx-3 mb-0 flex min-w-0 overflow-x-auto border-t md:flex-wrap border-line">
        <legend className="sr-only">Which conversations</legend>
        {stateLabels.map(({ state, label }) => (
          <label
            key={state}
            className="relative flex min-h-11 grow cursor-pointer items-center justify-center px-2.5 text-base font-semibold whitespace-nowrap has-checked:bg-ink has-checked:text-white has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="conversation-state"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={state === filter.state}
              onChange={() => onChange({ ...filter, state })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {found === null ? null : `${found} found`}
      </p>
    </form>
  );
}
