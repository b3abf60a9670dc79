/** Papers in a file, one behind the other, each with its lettered tab. */
export function PaperFile({ papers }: { papers: readonly string[] }) {
  return (
    <ol className="grid max-w-208 gap-y-3">
      {papers.map((paper, index) => (
        <li key={paper} className="flex border-2 border-ink bg-white">
          <span
            aria-hidden="true"
            className="w-14 flex-none border-r-2 border-ink bg-paper py-3 text-center font-heading font-[750] text-accent"
          >
            {String.fromCharCode('A'.charCodeAt(0) + index)}
          </span>
          <span className="px-4 py-2.5">{paper}</span>
        </li>
      ))}
    </ol>
  );
}
