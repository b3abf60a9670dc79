/** `box` is a box to check as on a paper form, `cross` marks what we don't do. */
const marks = {
  box: 'before:mt-[0.2em] before:size-5 before:rounded before:border-2 before:border-ink before:bg-white',
  bullet: 'before:mt-[0.6em] before:size-1.5 before:bg-steel',
  cross: 'before:-mt-[0.15em] before:text-2xl before:font-bold before:text-stop before:content-["×"_/_""]',
};

export function PointList({ items, mark = 'box' }: { items: readonly string[]; mark?: keyof typeof marks }) {
  return (
    <ul className={`max-w-measure ${mark === 'bullet' ? '' : 'divide-y divide-line border-y border-line'}`}>
      {items.map((item, index) => (
        <li
          key={index}
          className={`flex gap-4 before:flex-none ${mark === 'bullet' ? 'py-1' : 'py-3'} ${marks[mark]}`}
        >
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
