import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { BackendFailure } from '../api/client';
import { Button } from '../shared/button';
import { SubmitButton } from './submit-button';

/**
 * Asks for the settings anew. Throws when they are no longer as this page showed them, because saving would undo the
 * other change.
 *
 * @param selectPart the part that the form saves
 */
export async function refuseIfChanged<Shown, Saved extends Shown, Key extends readonly unknown[]>(
  client: QueryClient,
  query: FetchQueryOptions<Saved, Error, Saved, Key>,
  shown: Shown,
  selectPart: (saved: Shown) => object,
): Promise<void> {
  // Offline it fails at once.
  const now = await client.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' });
  if (JSON.stringify(selectPart(now)) === JSON.stringify(selectPart(shown))) {
    return;
  }
  throw new BackendFailure(
    'These settings were changed elsewhere meanwhile. Save again to keep your changes, or discard them to see the others.',
    409,
  );
}

type SaveRowProps = {
  /** The mutation that saves the form. */
  saving: { isPending: boolean; isError: boolean; isSuccess: boolean };
  isChanged: boolean;
  onDiscard: () => void;
  /** Another form leads the page. This one's button is filled only while there is something to save. */
  isSecond?: boolean;
};

/** The submit button of settings, and beside it whether everything is saved. Changes can be discarded. */
export function SaveRow({ saving, isChanged, onDiscard, isSecond = false }: SaveRowProps) {
  const isOpen = isChanged && !saving.isPending;
  const isSaved = saving.isSuccess && !isChanged;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <SubmitButton busy={saving.isPending && 'Saving…'} look={isSecond && !isChanged ? 'word' : 'solid'}>
        Save
      </SubmitButton>
      <p role="status" className="text-sm font-bold empty:hidden">
        {isOpen ? (
          <span className="text-signal">
            {saving.isError ? 'Could not be saved. What you entered is still here.' : 'Not saved yet'}
          </span>
        ) : null}
        {isSaved ? (
          <span className="inline-flex items-center gap-1 text-go">
            <CircleCheck aria-hidden="true" className="size-4" />
            <span>Saved</span>
          </span>
        ) : null}
      </p>
      {isOpen ? (
        <Button look="underlined" className="text-sm" onClick={onDiscard}>
          Discard changes
        </Button>
      ) : null}
    </div>
  );
}
