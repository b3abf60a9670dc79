import { type UIEvent, useRef, useState } from 'react';
import { sampleNote, type Testimonial, testimonialsAreSamples } from '../../content/testimonials';
import { useIsMobile } from '../../ui/use-is-mobile';
import { Icon } from '../shared/icon';

const buttons = [
  { label: 'Previous review', icon: 'back', step: -1 },
  { label: 'Next review', icon: 'forward', step: 1 },
] as const;

/** A swipe counts as finished after this time without scrolling. */
const scrollRestMs = 100;

/**
 * Customer reviews: a carousel below 768 px, a grid above. Samples are labeled as such (see
 * content/testimonials.ts).
 */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  const isMobile = useIsMobile();
  const track = useRef<HTMLDivElement>(null);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    setCurrent(index);
    if (track.current) {
      track.current.scrollLeft = index * track.current.clientWidth;
    }
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
      {testimonialsAreSamples ? (
        <p className="mb-4 text-base md:mb-6">
          <strong className="mr-2 inline-block rounded bg-amber px-2.5 py-0.5 font-heading text-ink">
            {sampleNote.label}
          </strong>{' '}
          <span className="text-slate">{sampleNote.text}</span>
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
        <ul className="flex gap-px bg-ink md:grid md:grid-cols-6">
          {items.map((item) => (
            <li
              key={item.name}
              className="flex w-full shrink-0 snap-start bg-white md:col-span-3 md:last:odd:col-span-full lg:col-span-2 lg:[&:nth-child(3n+1):nth-last-child(2)]:col-span-3 lg:[&:nth-child(3n+2):last-child]:col-span-3"
            >
              <Review {...item} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex items-center gap-3 md:hidden">
        {buttons.map(({ label, icon, step }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            disabled={items[current + step] === undefined}
            onClick={() => {
              show(current + step);
              // At an end the button is disabled, which would drop the focus. Scrolling to it would stop the carousel.
              if (!items[current + 2 * step]) {
                track.current?.focus({ preventScroll: true });
              }
            }}
            className="flex size-12 items-center justify-center rounded border-2 border-ink bg-white disabled:border-line disabled:text-steel"
          >
            <Icon name={icon} />
          </button>
        ))}
        <p aria-live="polite" className="text-slate">
          {`${current + 1} of ${items.length}`}
        </p>
      </div>
    </div>
  );
}

const badgedSources: readonly string[] = ['Google', 'TrustPilot', 'Yelp'];

function Review({ name, company, text, rating, source, verified }: Testimonial) {
  return (
    <figure className="flex w-full flex-col p-5 md:p-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div role="img" aria-label={`${rating} out of 5 stars`} className="flex text-signal">
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name="star" className="size-5" fill={star <= rating ? 'currentColor' : 'none'} />
          ))}
        </div>
        {badgedSources.includes(source) ? (
          <span className="rounded border border-steel px-2 text-sm font-semibold text-slate">{source}</span>
        ) : null}
      </div>
      <blockquote className="mt-3 grow leading-snug md:text-xl md:leading-snug">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-4 border-t-2 border-ink pt-3 md:mt-6 text-base">
        <span className="block font-heading font-bold">{name}</span>
        <span className="block text-slate">{company}</span>
        {verified ? (
          <span className="flex items-center gap-1.5 text-sm font-semibold text-go">
            <Icon name="check" className="size-4" />
            <span>{testimonialsAreSamples ? 'Verified (sample)' : 'Verified'}</span>
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}
