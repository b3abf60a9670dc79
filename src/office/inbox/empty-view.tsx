import { Button } from '../shared/button';

/** Stands in place of the rows of a view that has none. */
export function EmptyView({ title, onShowAll }: { title: string; onShowAll: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 px-4 py-8">
      <p>{title}</p>
      <Button look="underlined" onClick={onShowAll}>
        Show all
      </Button>
    </div>
  );
}
