import { Link, useLocation } from 'react-router-dom';
import { business } from '../content/business';

/** Where the quote form is; on its own page a jump to it. */
const quotePage = '/contact';
const quoteAnchor = '#quote';

/**
 * The two ways to ask for service, within reach of a thumb: on phones, at the bottom of the window.
 * When it steps aside (a menu or dialog is open, the keyboard is up) is said in styles.css, so that it
 * works before any script has arrived.
 */
export function CallBar() {
  const { pathname } = useLocation();
  const quoteStyle = 'call-bar-half bg-paper text-ink';
  return (
    <aside aria-label="Call or ask for a quote" className="call-bar on-dark">
      <a href={`tel:${business.phone.e164}`} className="call-bar-half call-bar-call bg-signal text-white">
        <span>
          Call <span className="whitespace-nowrap">{business.phone.display}</span>
        </span>
      </a>
      {pathname === quotePage ? (
        <a href={quoteAnchor} className={quoteStyle}>
          Get a quote
        </a>
      ) : (
        <Link to={quotePage} className={quoteStyle}>
          Get a quote
        </Link>
      )}
    </aside>
  );
}
