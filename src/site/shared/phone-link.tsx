import { business } from '../../content/business';

type PhoneLinkProps = {
  className?: string;
  /** Words before the number, such as "Call". */
  label?: string;
};

/** The business number as a link that dials it. */
export function PhoneLink({ className = 'link py-3', label }: PhoneLinkProps) {
  return (
    <a href={`tel:${business.phone.e164}`} className={className}>
      {/* A single child, because a button is a flex box whose gap would add to the space. */}
      <span>
        {label ? `${label} ` : ''}
        <span className="whitespace-nowrap">{business.phone.display}</span>
      </span>
    </a>
  );
}
