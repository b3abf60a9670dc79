import { PhoneLink } from './phone-link';
import { QuoteLink } from './quote-link';

/** The call and quote buttons. `className` applies to each. */
export function CallButtons({ className = '' }: { className?: string }) {
  return (
    <div className="flex shrink-0 flex-col gap-3 sm:flex-row sm:whitespace-nowrap">
      <PhoneLink className={`button ${className}`} label="Call" />
      <QuoteLink className={`button button-outline ${className}`}>Request a Service Quote</QuoteLink>
    </div>
  );
}
