import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackendFailure } from '../api/client';
import { Button } from '../shared/button';
import { SubmitButton } from './submit-button';

/**
 * Asks for the settings anew. Throws when they are no longer as this page showed them, because applying would undo
 * the other change.
 *
 * @param partOf the part that the form applies
 */
export async function refuseIfChanged<Shown, Saved extends Shown, Key extends readonly unknown[]>(
  client: QueryClient,
  query: FetchQueryOptions<Saved, Error, Saved, Key>,
  shown: Shown,
  partOf: (saved: Shown) => object,
): Promise<void> {
  // Offline it fails at once.
  const now = await client.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' });
  if (JSON.stringify(partOf(now)) === JSON.stringify(partOf(shown))) return;
  throw new BackendFailure(
    'These settings were changed elsewhere meanwhile. Apply again to keep your changes, or discard them to see the others.',
    409,
  );
}

type ApplyRowProps = {
  isSaving: boolean;
  isChanged: boolean;
  onDiscard: () => void;
  /** The label of the submit button. */
  children: ReactNode;
};

/** The submit button of settings. Says so while changes are not applied, and can discard them. */
export function ApplyRow({ isSaving, isChanged, onDiscard, children }: ApplyRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SubmitButton busy={isSaving && 'Applying…'}>{children}</SubmitButton>
      {isChanged && !isSaving ? (
        <p>
          Not applied yet.{' '}
          <Button look="link" className="font-semibold" onClick={onDiscard}>
            Discard changes
          </Button>
        </p>
      ) : null}
    </div>
  );
}
