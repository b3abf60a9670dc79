import { Link } from 'react-router-dom';
import { PhoneLink } from './phone-link';

/** The two ways to ask for service, side by side. */
export function CallButtons({ className = '' }: { className?: string }) {
  return (
    <div className="call-buttons">
      <PhoneLink className={`button ${className}`} label="Call" />
      <Link to="/contact" className={`button button-outline ${className}`}>
        Request a Service Quote
      </Link>
    </div>
  );
}
