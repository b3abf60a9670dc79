import { useId } from 'react';
import { business } from '../content/business';
import { type Place, places, type PlaceTier } from '../content/places';
import {
  bearingTicks,
  compassPoints,
  distanceLabel,
  half,
  point,
  type Point,
  radius,
  ring,
  sameDayOutline,
  stateLines,
  stateNames,
} from './map-geometry';
import { isMarkedOnPhones, labelsBeside, type Target, targetLabel, type TownLabel } from './map-labels';

const { city } = business.location;

/** Wide strokes of points: a round cap is a dot, a square one a square, which a direction turns on its corner. */
const markLooks: Record<PlaceTier, readonly string[]> = {
  metro: ['stroke-signal stroke-[length:calc(var(--mark-scale,1)*10px)] [stroke-linecap:round]'],
  regional: ['stroke-ink stroke-[length:calc(var(--mark-scale,1)*8.5px)] [stroke-linecap:square]'],
  oklahomaCity: ['stroke-focus stroke-[length:calc(var(--mark-scale,1)*9.5px)] [stroke-linecap:square]'],
  justOutside: [
    'stroke-steel stroke-[length:calc(var(--mark-scale,1)*12px)] [stroke-linecap:round]',
    'stroke-white stroke-[length:calc(var(--mark-scale,1)*8px)] [stroke-linecap:round]',
  ],
  outside: [],
};

type TownMarksProps = { tier: PlaceTier; towns: readonly Point[]; className?: string };

/**
 * The marks of a tier's towns, whose shape says the tier as well as their color does. Each is the cap of a
 * line without length, so that a tier is one element, however many towns it has.
 */
export function TownMarks({ tier, towns, className = '' }: TownMarksProps) {
  const line = tier === 'oklahomaCity' ? 'l.01.01' : 'h0';
  const d = towns.map(({ x, y }) => `M${x} ${y}${line}`).join('');
  return markLooks[tier].map((look) => (
    <path key={look} d={d} className={`fill-none ${look} ${className}`} />
  ));
}

const tiers = [...new Set(places.map(({ tier }) => tier))];

type ServiceAreaMapProps = { highlight?: Place; label: string };

/**
 * The service area drawn around the reference point: a picture of the list of places, which whoever can't
 * see it reads. `highlight` measures the way to one town; letters are larger on a phone, where the map is small.
 */
export function ServiceAreaMap({ highlight, label }: ServiceAreaMapProps) {
  const target = highlight && highlight.name !== city ? { ...point(highlight), place: highlight } : undefined;
  const labels = labelsBeside(target);
  const onPhones = (place: Place) => place === highlight || isMarkedOnPhones(place);
  return (
    <svg
      viewBox="8 8 624 624"
      role="img"
      aria-label={label}
      className="block h-auto w-full [--mark-scale:1.5] md:[--mark-scale:1]"
    >
      <Ground />
      {target && (
        <path d={`M${half} ${half}L${target.x} ${target.y}`} strokeWidth={3} className="stroke-signal" />
      )}
      <path
        d={labels.flatMap(({ line }) => line ?? []).join('')}
        strokeWidth={1.5}
        className="stroke-ink max-md:hidden"
      />
      {tiers.map((tier) => {
        const towns = places.filter((place) => place.tier === tier);
        const minor = towns.filter((place) => !onPhones(place));
        return [
          <TownMarks key={tier} tier={tier} towns={towns.filter(onPhones).map(point)} />,
          minor.length > 0 && (
            <TownMarks key={`${tier}-minor`} tier={tier} towns={minor.map(point)} className="max-md:hidden" />
          ),
        ];
      })}
      <circle cx={half} cy={half} r={9} strokeWidth={2} className="fill-white stroke-ink" />
      <path d={`M${half - 16} ${half}h32M${half} ${half - 16}v32`} strokeWidth={2} className="stroke-ink" />
      <g strokeWidth={4} strokeLinejoin="round" className="fill-ink stroke-white [paint-order:stroke]">
        <GroundNames />
        <g className="text-[25px] md:text-[14px]">
          <TownNames labels={labels.filter(({ only }) => only === undefined)} />
          <g className="max-md:hidden">
            <TownNames labels={labels.filter(({ only }) => only === 'wide')} />
          </g>
          <g className="md:hidden">
            <TownNames labels={labels.filter(({ only }) => only === 'phone')} />
          </g>
        </g>
        <g className="font-heading text-[26px] font-[750] md:text-[19px]">
          <text x={half - 12} y={half - 16} textAnchor="end">
            {city}
          </text>
          {target && <TargetName target={target} />}
        </g>
      </g>
      {target && (
        <circle cx={target.x} cy={target.y} r={12} strokeWidth={4} className="fill-none stroke-signal" />
      )}
    </svg>
  );
}

/** The circle and what lies on it below the towns. */
function Ground() {
  const id = useId();
  return (
    <>
      <defs>
        <clipPath id={`${id}-circle`}>
          <circle cx={half} cy={half} r={radius} />
        </clipPath>
      </defs>
      <circle cx={half} cy={half} r={radius} className="fill-paper stroke-ink" strokeWidth={3} />
      <path d={bearingTicks} className="stroke-ink" strokeWidth={1.5} />
      <g className="fill-none stroke-steel" strokeDasharray="2 5">
        <circle {...ring(40)} />
        <circle {...ring(80)} />
      </g>
      <g clipPath={`url(#${id}-circle)`}>
        <circle {...ring(25)} strokeWidth={1.5} className="fill-signal/15 stroke-signal" />
        <polygon
          points={sameDayOutline}
          strokeWidth={44}
          strokeLinejoin="round"
          opacity={0.14}
          className="fill-focus stroke-focus"
        />
        <g className="fill-none stroke-steel" strokeWidth={1.5} strokeDasharray="12 4 2 4">
          {stateLines.map((points) => (
            <polyline key={points} points={points} />
          ))}
        </g>
      </g>
    </>
  );
}

/** The names of the states, the miles of the rings and the compass points. */
function GroundNames() {
  return (
    <g textAnchor="middle">
      <g className="fill-steel stroke-paper text-[19px] md:text-[12px]">
        <g letterSpacing="0.1em">
          {stateNames.map(({ name, ...at }) => (
            <text key={name} {...at}>
              {name}
            </text>
          ))}
        </g>
        {[40, 80, business.serviceRadiusMiles].map((miles) => (
          <text key={miles} {...distanceLabel(miles)}>
            {miles} mi
          </text>
        ))}
      </g>
      <g className="stroke-none font-heading text-[22px] font-[750] md:text-[16px]">
        {compassPoints.map(({ name, ...at }) => (
          <text key={name} {...at}>
            {name}
          </text>
        ))}
      </g>
    </g>
  );
}

const TownNames = ({ labels }: { labels: readonly TownLabel[] }) =>
  labels.map(({ name, at, anchor }) => (
    <text key={name} {...at} textAnchor={anchor}>
      {name}
    </text>
  ));

/** The town that a page is about, named with its distance. */
function TargetName({ target }: { target: Target }) {
  const { y, place } = target;
  const { x, anchor } = targetLabel(target);
  return (
    <text y={y + 8} textAnchor={anchor}>
      <tspan x={x}>{place.name}</tspan>
      <tspan x={x} dy="1.05em">
        {place.miles} mi
      </tspan>
    </text>
  );
}
