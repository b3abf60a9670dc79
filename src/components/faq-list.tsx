type FaqListProps = { items: readonly { q: string; a: string }[] };

/** Questions with their answers in the open: nothing to unfold, so search in the page finds it. */
export function FaqList({ items }: FaqListProps) {
  return (
    <dl className="max-w-measure divide-y divide-line border-y border-line">
      {items.map(({ q, a }) => (
        <div key={q} className="py-4">
          <dt className="font-heading font-bold">{q}</dt>
          <dd className="mt-1 text-slate">{a}</dd>
        </div>
      ))}
    </dl>
  );
}
