import { formatPhone } from './phone-format';

type PhoneNumberProps = {
  /** In E.164 form; anything else is shown as it is. */
  number: string;
  className?: string;
};

/**
 * A number, for people. The stored form lies over it unseen, so that the browser's own search and
 * every program find the number in either spelling; copying takes the one that is seen.
 */
export function PhoneNumber({ number, className = '' }: PhoneNumberProps) {
  const formatted = formatPhone(number);
  if (formatted === number) return <span className={`break-words ${className}`}>{number}</span>;
  return (
    <span className={`relative inline-block ${className}`}>
      {formatted}{' '}
      <span className="absolute inset-0 overflow-hidden whitespace-nowrap opacity-0 select-none">
        {number}
      </span>
    </span>
  );
}
