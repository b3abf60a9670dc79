type FaultTilesProps = { faults: readonly { work: string; onSite: string }[] };

/** What goes wrong or comes due, each with what we do about it where the unit stands. */
export function FaultTiles({ faults }: FaultTilesProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {faults.map(({ work, onSite }) => (
        <li key={work} className="border-l-8 border-accent bg-white p-4 print:break-inside-avoid">
          <h3>{work}</h3>
          <p className="mt-2 text-base text-slate">{onSite}.</p>
        </li>
      ))}
    </ul>
  );
}
