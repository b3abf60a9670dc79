type BulletListProps = { items: readonly string[] };

/** Plain points, where a box to tick would promise something to do. */
export function BulletList({ items }: BulletListProps) {
  return (
    <ul className="bullet-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
