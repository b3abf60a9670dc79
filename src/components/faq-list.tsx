type FaqListProps = { items: readonly { q: string; a: string }[] };

/** Questions with their answers in the open: nothing to unfold, so search in the page finds it. */
export function FaqList({ items }: FaqListProps) {
  return (
    <dl className="faq-list">
      {items.map(({ q, a }) => (
        <div key={q}>
          <dt>{q}</dt>
          <dd>{a}</dd>
        </div>
      ))}
    </dl>
  );
}
