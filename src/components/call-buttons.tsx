import { Link } from 'react-router-dom';
import { PhoneLink } from './phone-link';

/** The two ways to ask for service, side by side. */
export function CallButtons({ className = '' }: { className?: string }) {
  return (
    <div className="flex shrink-0 flex-col gap-3 sm:flex-row">
      <PhoneLink className={`button sm:whitespace-nowrap ${className}`} label="Call" />
      <Link to="/contact" className={`button button-outline sm:whitespace-nowrap ${className}`}>
        Request a Service Quote
      </Link>
    </div>
  );
}
