type BulletListProps = { items: readonly string[] };

/** Plain points, where a box to tick would promise something to do. */
export function BulletList({ items }: BulletListProps) {
  return (
    <ul className="max-w-measure list-[square] space-y-2 pl-5 marker:text-steel">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
