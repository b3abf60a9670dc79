import { formatPhone } from './phone-format';

type PhoneNumberProps = {
  /** An E.164 number. Anything else is shown as it is. */
  number: string;
  className?: string;
};

/**
 * A formatted number. The stored form lies over it invisibly, so that the browser's search finds both. Copying
 * takes the formatted one.
 */
export function PhoneNumber({ number, className = '' }: PhoneNumberProps) {
  const formatted = formatPhone(number);
  if (formatted === number) {
    return <span className={`break-words ${className}`}>{number}</span>;
  }
  return (
    <span className={`relative inline-block ${className}`}>
      <span>{formatted}</span>{' '}
      <span className="absolute inset-0 overflow-hidden whitespace-nowrap opacity-0 select-none">
        {number}
      </span>
    </span>
  );
}
