import type { ReactNode } from 'react';
import { BackendFailure } from '../api/client';
import { Button } from '../shared/button';
import { SubmitButton } from './submit-button';

/** Throws when settings are no longer as this page showed them, because applying would undo the other change. */
export function refuseIfChanged(shown: object, now: object): void {
  if (JSON.stringify(now) === JSON.stringify(shown)) return;
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
