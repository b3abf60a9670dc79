type EmptyStateProps = {
  /** Says what is missing. */
  title: string;
  /** Where the first one will come from. */
  hint: string;
};

/** Shown in place of an empty list. */
export function EmptyState({ title, hint }: EmptyStateProps) {
  return (
    <div className="px-4 py-8 text-center">
      <p className="font-heading text-lg font-semibold">{title}</p>
      <p className="mt-1 text-slate">{hint}</p>
    </div>
  );
}
