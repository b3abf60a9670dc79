import { PhoneLink } from '../shared/phone-link';
import { QuoteLink } from '../shared/quote-link';

/**
 * The call and quote links at the bottom of a phone's screen. styles/components.css hides it while a menu,
 * dialog or keyboard is open, so that this works before hydration.
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
