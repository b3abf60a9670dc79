type FaqListProps = { items: readonly { q: string; a: string }[] };

/** Questions with their answers in the open: nothing to unfold, so search in the page finds it. */
export function FaqList({ items }: FaqListProps) {
  return (
    <dl className="max-w-4xl border-t border-line">
      {items.map(({ q, a }) => (
        <div key={q} className="gap-x-8 border-b border-line py-5 md:grid md:grid-cols-[2fr_3fr]">
          <dt className="font-heading font-bold">{q}</dt>
          <dd className="max-md:mt-2">{a}</dd>
        </div>
      ))}
    </dl>
  );
}
