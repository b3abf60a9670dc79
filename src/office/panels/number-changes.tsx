import type { ConnectionStep } from '#functions/contract/numbers';
import { TechnicalDetails } from './technical-details';

/** The fields of a number, by Twilio's names, with their old and new values. */
export function NumberChanges({ changes }: Pick<ConnectionStep, 'changes'>) {
  return (
    <TechnicalDetails>
      <ul>
        {changes.map(({ field, from, to }) => (
          <li key={field} className="py-2">
            <p className="font-semibold">{field}</p>
            <p className="text-sm text-slate">
              from <Value text={from} />
            </p>
            <p className="text-sm">
              to <Value text={to} />
            </p>
          </li>
        ))}
      </ul>
    </TechnicalDetails>
  );
}

function Value({ text }: { text: string }) {
  return text === '' ? <em>not set</em> : <code className="font-sans font-semibold break-all">{text}</code>;
}
