import type { Regulation } from '../../content/rules/regulations';

type RuleListProps = { items: readonly Regulation[] };

/** Rules in plain words, each with a link to the official text. */
export function RuleList({ items }: RuleListProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {items.map(({ title, text, url }) => (
        <li key={title} className="border-l-4 border-steel bg-white px-4 py-3 md:last:odd:col-span-2">
          <a href={url} rel="noopener" className="link font-heading font-bold">
            {title}
          </a>
          <p className="mt-1 text-slate">{text}</p>
        </li>
      ))}
    </ul>
  );
}
