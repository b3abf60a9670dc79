type EmptyStateProps = { title: string; hint: string; isFramed?: boolean };

/** Shown in place of an empty list: what is missing, and where the first one will come from. */
export function EmptyState({ title, hint, isFramed = false }: EmptyStateProps) {
  return (
    <div className={`px-4 py-8 text-center ${isFramed ? 'mt-4 border border-ink bg-white' : ''}`}>
      <p className="font-heading text-lg font-semibold">{title}</p>
      <p className="mt-1 text-slate">{hint}</p>
    </div>
  );
}
