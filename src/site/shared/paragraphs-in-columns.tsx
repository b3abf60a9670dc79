/** Paragraphs in two columns on wide screens. */
export function ParagraphsInColumns({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="mb-8 gap-12 space-y-4 lg:columns-2">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-measure break-inside-avoid">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
