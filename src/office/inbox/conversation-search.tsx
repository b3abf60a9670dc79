import { Search, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { maxSearchLength } from '#functions/contract/conversations';
import { type ConversationFilter, initialFilter } from '../api/queries';
import { IconButton } from '../shared/icon-button';

type ConversationSearchProps = {
  filter: ConversationFilter;
  onChange: (filter: ConversationFilter) => void;
};

/** The list's search field. On a phone it is an icon, and opens over the list's bar. */
export function ConversationSearch({ filter, onChange }: ConversationSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || filter.search !== '';

  function search(text: string) {
    if (text === '') {
      onChange(initialFilter);
    }
    // A new search covers all conversations; the user can narrow it down afterward.
    else if (filter.search === '' && filter.state !== 'suspected') {
      onChange({ state: 'all', search: text });
    } else {
      onChange({ ...filter, search: text });
    }
  }

  function open() {
    setOpen(true);
    // The field shows after this turn.
    requestAnimationFrame(() => field.current?.focus());
  }

  function close() {
    setOpen(false);
    if (filter.search !== '') {
      onChange(initialFilter);
    }
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <>
      <form
        role="search"
        aria-label="Conversations"
        className={`ml-2 flex min-w-0 grow items-center max-md:absolute max-md:inset-0 max-md:z-2 max-md:ml-0 max-md:bg-white max-md:pl-4 ${isShown ? '' : 'max-md:hidden'}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={id} className="sr-only">
          Search names, numbers and texts
        </label>
        {/* The browser's clear button and Escape clear it. */}
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxSearchLength}
          placeholder="Search"
          aria-keyshortcuts="/"
          title="Search names, numbers and texts (/)"
          className="block min-h-9 w-full min-w-0 rounded border border-steel bg-white px-2.5 text-sm max-md:min-h-11 max-md:text-base"
          value={filter.search}
          onChange={({ target }) => search(target.value)}
        />
        <IconButton Icon={X} label="Close search" className="md:hidden" onClick={close} />
      </form>
      <IconButton
        ref={opener}
        Icon={Search}
        label="Search"
        aria-keyshortcuts="/"
        className="ml-auto md:hidden"
        onClick={open}
      />
    </>
  );
}
