/** A grid of short texts with headings. */
export function TileList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-3 sm:gapx-4 py-3 sm:p-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="border-l-8 border-accent bg-white px-4 py-3 sm:p-4 sm:max-lg:last:odd:col-span-full print:break-inside-avoid"
        >
          <h3>{title}</h3>
          <p className="mt-1 text-base/[1.5] text-slate sm:mt-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
