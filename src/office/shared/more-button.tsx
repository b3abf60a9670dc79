type MoreButtonProps = {
  isLoading: boolean;
  /** The last attempt came to nothing. */
  hasFailed: boolean;
  onClick: () => void;
  children: string;
};

/** Loads the next page of a list. It isn't disabled while loading, so it keeps the keyboard focus. */
export function MoreButton({ isLoading, hasFailed, onClick, children }: MoreButtonProps) {
  return (
    <div className="py-3 text-center">
      {hasFailed && !isLoading ? (
        <p className="mb-2 font-semibold text-stop">These could not be loaded. Check the connection.</p>
      ) : null}
      <button
        type="button"
        className="button button-outline px-3!"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onClick();
        }}
      >
        {isLoading ? 'Loading…' : children}
      </button>
    </div>
  );
}
