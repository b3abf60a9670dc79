import { type UIEvent, useEffect, useRef, useState } from 'react';
import { business } from '../content/business';
import type { Testimonial } from '../content/testimonials';
import { useIsMobile } from './use-is-mobile';

/** After this long without movement a swipe has come to rest. */
const scrollRestMs = 100;

type TestimonialsProps = { items: readonly Testimonial[]; isSample?: boolean };

/**
 * What customers say: a row to swipe or to step through below 768 px, a grid from there on. Nothing
 * moves by itself. Samples are labelled as such (see content/testimonials.ts).
 */
export function Testimonials({ items, isSample = business.isPlaceholder }: TestimonialsProps) {
  const isMobile = useIsMobile();
  const track = useRef<HTMLDivElement>(null);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);

  useEffect(() => () => clearTimeout(restTimer.current), []);

  const show = (index: number) => {
    setCurrent(index);
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth;
  };
  const followSwipe = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(() => {
      if (currentTarget.clientWidth > 0) {
        setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
      }
    }, scrollRestMs);
  };

  return (
    <div>
      {isSample ? (
        <p className="mb-6">
          <strong className="mr-2 inline-block rounded bg-amber px-2.5 py-0.5 font-heading text-ink">
            Sample reviews
          </strong>{' '}
          <span className="text-slate">Examples of the layout, not statements by real customers.</span>
        </p>
      ) : null}
      <div
        ref={track}
        role="group"
        aria-label="Customer reviews"
        tabIndex={isMobile ? 0 : undefined}
        onScroll={followSwipe}
        className="snap-x snap-mandatory overflow-x-auto border-2 border-ink motion-safe:scroll-smooth"
      >
        <ul className="review-grid">
          {items.map((item) => (
            <li key={item.name} className="flex w-full shrink-0 snap-start bg-white">
              <Review {...item} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex items-center gap-3 md:hidden">
        <StepButton
          label="Previous review"
          sign="M13 8H3m4-5L2.5 8 7 13"
          disabled={current === 0}
          onClick={() => show(current - 1)}
        />
        <StepButton
          label="Next review"
          sign="M3 8h10M9 3l4.5 5L9 13"
          disabled={current >= items.length - 1}
          onClick={() => show(current + 1)}
        />
        <p aria-live="polite" className="text-slate">
          {current + 1} of {items.length}
        </p>
      </div>
    </div>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={path} />
    </svg>
  );
}

/** `sign` is the arrow's path. */
type StepButtonProps = { label: string; sign: string; disabled: boolean; onClick: () => void };

function StepButton({ label, sign, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="flex size-12 items-center justify-center rounded border-2 border-ink bg-white disabled:border-line disabled:text-steel"
    >
      <Sign path={sign} />
    </button>
  );
}

function Review({ name, company, text, rating, source, verified }: Testimonial) {
  return (
    <figure className="flex w-full flex-col p-6 md:p-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stars rating={rating} />
        {isBadged(source) ? (
          <span className="rounded border border-steel px-2 text-sm font-semibold text-slate">{source}</span>
        ) : null}
      </div>
      <blockquote className="mt-4 grow text-lg leading-snug md:text-xl md:leading-snug">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-6 border-t-2 border-ink pt-3 text-base">
        <span className="block font-heading font-bold">{name}</span>
        <span className="block text-slate">{company}</span>
        {verified ? (
          <span className="flex items-center gap-1.5 text-sm font-semibold text-go">
            <Sign path="M3 8.5 6.5 12 13 4" />
            Verified
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}

const badgedSources: readonly string[] = ['Google', 'TrustPilot', 'Yelp'];
const isBadged = (source: string) => badgedSources.includes(source);

const starPath = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox="0 0 108 20"
      className="h-5 w-27 text-signal"
    >
      {[0, 1, 2, 3, 4].map((position) => (
        <path
          key={position}
          d={starPath}
          transform={`translate(${position * 22} 0)`}
          fill={position < rating ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}
