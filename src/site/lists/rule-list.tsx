import type { Regulation } from '../../content/rules/regulations';
import { Folded } from '../shared/folded';

/** Rules in plain words, each with a link to the official text. */
export function RuleList({ items }: { items: readonly Regulation[] }) {
  return (
    <ul className="max-w-4xl divide-y divide-line border-y border-line">
      {items.map(({ name, text, url }) => (
        <li key={name}>
          <Folded summary={<h3 className="text-base md:text-lg">{name}</h3>}>
            <p className="max-w-measure text-slate">{text}</p>
            <p>
              <a
                href={url}
                rel="noopener"
                aria-label={`The official text: ${name}`}
                className="link inline-flex min-h-11 items-center"
              >
                The official text
              </a>
            </p>
          </Folded>
        </li>
      ))}
    </ul>
  );
}
