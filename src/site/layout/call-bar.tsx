import { PhoneLink } from '../shared/phone-link';
import { QuoteLink } from '../shared/quote-link';

/**
 * The two ways to ask for service, within reach of a thumb: on phones, at the bottom of the window, of which it
 * takes less than a sixth.
 * When it steps aside (a menu or dialog is open, the keyboard is up) is said in styles/components.css, so
 * that it works before any script has arrived.
 */
export function CallBar() {
  const half =
    'flex h-[min(3.25rem,15vh)] items-center justify-center text-center font-heading leading-[1.1] font-bold forced-colors:border-2 focus-visible:shadow-none focus-visible:-outline-offset-6 focus-visible:outline-current';
  return (
    <aside
      aria-label="Call or ask for a quote"
      className="call-bar fixed inset-x-0 bottom-0 z-30 hidden border-t-2 border-ink bg-ink pb-[env(safe-area-inset-bottom)] phone:flex"
    >
      <PhoneLink className={`${half} w-3/5 bg-signal text-white`} label="Call" />
      <QuoteLink className={`${half} w-2/5 bg-paper text-ink`} />
    </aside>
  );
}
