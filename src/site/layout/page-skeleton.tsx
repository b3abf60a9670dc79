/** A placeholder for a page whose code is still loading. */
export function PageSkeleton() {
  return (
    <div role="status" className="page-width min-h-screen py-8 md:py-14">
      <span className="sr-only">Loading the page…</span>
      <div aria-hidden="true" className="animate-pulse space-y-4 border-l-8 border-line pl-4 md:pl-8">
        <div className="h-6 w-32 bg-line" />
        <div className="h-12 max-w-2xl bg-line" />
        <div className="h-5 max-w-xl bg-line" />
        <div className="h-5 max-w-lg bg-line" />
        <div className="h-48 bg-line" />
      </div>
    </div>
  );
}
