import type { Regulation } from '../../content/rules/regulations';

/** Rules in plain words, each with a link to the official text. */
export function RuleList({ items }: { items: readonly Regulation[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {items.map(({ name, text, url }) => (
        <li key={name} className="border-l-4 border-steel bg-white px-4 py-3 md:last:odd:col-span-2">
          <a href={url} rel="noopener" className="link font-heading font-bold">
            {name}
          </a>
          <p className="mt-1 text-slate">{text}</p>
        </li>
      ))}
    </ul>
  );
}
