import type { MorePages } from '../api/loading';
import { Button } from './button';

type MoreButtonProps = MorePages & { children: string };

/** Loads the next page of a list. */
export function MoreButton({ isLoading, hasFailed, onClick, children }: MoreButtonProps) {
  return (
    <div className="py-3 text-center">
      {hasFailed && !isLoading ? (
        <p className="mb-2 font-semibold text-stop">These could not be loaded. Check the connection.</p>
      ) : null}
      <Button isBusy={isLoading} onClick={onClick}>
        {isLoading ? 'Loading…' : children}
      </Button>
    </div>
  );
}
