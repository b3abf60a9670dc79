import { business, serviceAreaTiers } from '../../content/business';
import type { Place } from '../../content/area/places';
import { typicalArrival } from './typical-arrival';

/** Half a hole in the edge, which shows the paper under the slip. */
const notch = 'absolute -top-3.25 h-6 w-3.5 border-2 border-ink bg-paper';

/** The slip of one trip: from base to a town, how far, and the typical arrival on its stub. */
export function TravelTicket({ place }: { place: Place }) {
  const { city, state } = business.location;
  const atBase = place.name === city;
  const tier =
    place.tier === 'justOutside' || place.tier === 'outside' ? undefined : serviceAreaTiers[place.tier];
  return (
    <div className="rounded border-2 border-ink bg-white text-base text-ink">
      <p className="flex items-baseline justify-between gap-4 bg-ink px-5 py-2.5 text-paper">
        <span className="font-heading text-lg leading-tight font-bold tracking-wide uppercase">
          Response time
        </span>
        <span className="text-sm">{tier?.title ?? 'Outside'}</span>
      </p>
      <dl className="grid grid-cols-2">
        <div className="pt-4 pl-5">
          <dt className="text-sm text-steel">From</dt>
          <dd className="font-heading font-bold">
            {city}, {state}
          </dd>
        </div>
        <div className="pt-4 pr-5 text-right">
          <dt className="text-sm text-steel">To</dt>
          <dd className="font-heading font-bold">
            {atBase ? 'Your yard or roadside' : `${place.name}, ${place.state}`}
          </dd>
        </div>
        <div className="relative col-span-full px-5 pt-7.5 pb-5 text-center">
          <dt className="sr-only">Distance</dt>
          <dd className="font-heading text-2xl leading-tight font-bold">
            <span className="absolute inset-x-5 top-2.5 h-3 border-x-2 border-accent" />
            <span className="absolute inset-x-5 top-3.75 border-t-2 border-accent" />
            {atBase ? 'In the city' : `${place.miles} miles ${place.bearing}`}
          </dd>
          <dd className="text-sm text-slate">
            {atBase ? 'Metro area' : `Straight line, to ${place.county} County`}
          </dd>
        </div>
        <div className="relative col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t-2 border-dashed border-ink p-5">
          <dt className="text-steel">
            <span className={`${notch} -left-0.5 rounded-r-xl border-l-0`} />
            <span className={`${notch} -right-0.5 rounded-l-xl border-r-0`} />
            Typical arrival
          </dt>
          <dd className="font-heading text-lg leading-tight font-bold text-accent">
            {typicalArrival(place.tier)}
          </dd>
          <dd className="w-full text-sm text-slate">Typical time. Call to confirm.</dd>
        </div>
      </dl>
    </div>
  );
}
