import { Search, X } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import {
  type ConversationState,
  maxSearchLength,
} from '../../../supabase/functions/_shared/contract/conversations';
import type { ConversationFilter, HiddenConversations } from '../api/queries';

const stateLabels: readonly { state: ConversationState; label: string }[] = [
  { state: 'open', label: 'Open' },
  { state: 'unanswered', label: 'Unanswered' },
  { state: 'failed', label: 'Failed' },
  { state: 'done', label: 'Done' },
  { state: 'requests', label: 'Requests' },
  { state: 'all', label: 'All' },
  { state: 'suspected', label: 'Suspected' },
];

type ConversationSearchProps = {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
  /** How many were found; null while nothing is searched for, or it isn't known yet. */
  found: { count: number; isAll: boolean } | null;
  /** What the choice of state leaves out; null while that isn't known. */
  hidden: HiddenConversations | null;
};

function foundSentence({ count, isAll }: { count: number; isAll: boolean }): string {
  if (count === 0) return 'Nothing found';
  const conversations = count === 1 ? 'conversation' : 'conversations';
  return isAll ? `${count} ${conversations} found` : `The newest ${count} ${conversations} found`;
}

function hiddenSentence({ state, count, isAll }: HiddenConversations, isSearching: boolean): string {
  const number = isAll ? String(count) : `More than ${count}`;
  if (count === 1) return `${number} ${state} conversation${isSearching ? ' that matches' : ''} is hidden.`;
  return `${number} ${state} conversations${isSearching ? ' that match' : ''} are hidden.`;
}

/** Narrows the list down: by words, by parts of a number, by what is done. */
export function ConversationSearch({ filter, onChange, found, hidden }: ConversationSearchProps) {
  const all = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      aria-label="Conversations"
      className="space-y-2 border-b border-ink p-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox value={filter.search} onChange={(search) => onChange({ ...filter, search })} />
      <StateChoice all={all} value={filter.state} onChange={(state) => onChange({ ...filter, state })} />
      <p role="status" className={found === null ? 'sr-only' : 'text-sm text-slate'}>
        {found === null ? '' : foundSentence(found)}
      </p>
      {filter.state === 'all' || hidden === null || hidden.count === 0 ? null : (
        <p className="text-sm text-slate">
          {hiddenSentence(hidden, filter.search.trim() !== '')}{' '}
          <button
            type="button"
            className="link min-h-11 cursor-pointer font-semibold text-ink"
            onClick={() => {
              onChange({ ...filter, state: 'all' });
              // The button goes away, and with it the focus.
              all.current?.focus();
            }}
          >
            Show all
          </button>
        </p>
      )}
    </form>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    box.current?.focus();
  }

  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        Search names, numbers and texts
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-steel"
      />
      <input
        ref={box}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxSearchLength}
        placeholder="Name, number or words"
        className="block min-h-11 w-full rounded border-2 border-steel bg-white py-1 pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
        }}
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label="Clear search"
          className="absolute top-0 right-0 flex size-11 cursor-pointer items-center justify-center"
          onClick={clear}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}

type StateChoiceProps = {
  all: RefObject<HTMLInputElement | null>;
  value: ConversationState;
  onChange: (state: ConversationState) => void;
};

function StateChoice({ all, value, onChange }: StateChoiceProps) {
  const name = useId();
  return (
    <fieldset className="-mx-3 flex min-w-0 overflow-x-auto border-y border-line">
      <legend className="sr-only">Which conversations</legend>
      {stateLabels.map(({ state, label }) => (
        <label
          key={state}
          className="relative flex min-h-11 grow cursor-pointer items-center justify-center px-2.5 text-base font-semibold whitespace-nowrap has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus"
        >
          <input
            ref={state === 'all' ? all : null}
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={state === value}
            onChange={() => onChange(state)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
