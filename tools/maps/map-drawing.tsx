import { business } from '../../src/content/business';
import { type Place, places, type PlaceTier } from '../../src/content/area/places';
import tailwind from '../../tailwind.config';
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
import { isMarkedWhenNarrow, labelsBeside, type Target, targetLabel, type TownLabel } from './map-labels';

const { city } = business.location;
const { ink, paper, steel, signal, focus } = tailwind.theme.extend.colors;

/** The width that the query asks for is that of the image on its page. */
const styles = `
svg{--mark-scale:1;font-family:Archivo,Arial,sans-serif}
.town{font-size:14px}.ground{font-size:12px}.compass{font-size:16px}.title{font-size:19px}
.narrow{display:none}
@media (max-width:480px){
svg{--mark-scale:1.5}
.town{font-size:25px}.ground{font-size:19px}.compass{font-size:22px}.title{font-size:26px}
.narrow{display:inline}.wide{display:none}
}
`;

type Mark = { stroke: string; width: number; cap: 'round' | 'square' };

/** Wide strokes of points: a round cap is a dot, a square one a square, which a direction turns on its corner. */
const marks: Record<PlaceTier, readonly Mark[]> = {
  metro: [{ stroke: signal.DEFAULT, width: 10, cap: 'round' }],
  regional: [{ stroke: ink, width: 8.5, cap: 'square' }],
  oklahomaCity: [{ stroke: focus, width: 9.5, cap: 'square' }],
  justOutside: [
    { stroke: steel, width: 12, cap: 'round' },
    { stroke: '#fff', width: 8, cap: 'round' },
  ],
  outside: [],
};

/** The marks of a tier's towns, whose shape says the tier as well as their color does. */
function TownMarks({ tier, towns }: { tier: PlaceTier; towns: readonly Point[] }) {
  const line = tier === 'oklahomaCity' ? 'l.01.01' : 'h0';
  const d = towns.map(({ x, y }) => `M${x} ${y}${line}`).join('');
  return marks[tier].map(({ stroke, width, cap }) => (
    <path
      key={stroke}
      d={d}
      stroke={stroke}
      strokeLinecap={cap}
      style={{ strokeWidth: `calc(var(--mark-scale)*${width}px)` }}
    />
  ));
}

const tiers = [...new Set(places.map(({ tier }) => tier))];

/** The service area drawn around the reference point. `highlight` measures the way to one town. */
export function MapDrawing({ highlight }: { highlight?: Place | undefined }) {
  const target = highlight && { ...point(highlight), place: highlight };
  const labels = labelsBeside(target);
  const isAlwaysMarked = (place: Place) => place === highlight || isMarkedWhenNarrow(place);
  const marksOf = (towns: readonly Place[]) =>
    tiers.map((tier) => (
      <TownMarks key={tier} tier={tier} towns={towns.filter((place) => place.tier === tier).map(point)} />
    ));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="624" height="624" viewBox="8 8 624 624">
      <style>{styles}</style>
      <Ground />
      {target && (
        <path d={`M${half} ${half}L${target.x} ${target.y}`} stroke={signal.DEFAULT} strokeWidth={3} />
      )}
      <g className="wide">
        <path d={labels.flatMap(({ line }) => line ?? []).join('')} stroke={ink} strokeWidth={1.5} />
        {marksOf(places.filter((place) => !isAlwaysMarked(place)))}
      </g>
      {marksOf(places.filter(isAlwaysMarked))}
      <g fill="#fff" stroke={ink} strokeWidth={2}>
        <circle cx={half} cy={half} r={9} />
        <path d={`M${half - 16} ${half}h32M${half} ${half - 16}v32`} />
      </g>
      <g fill={ink} stroke="#fff" strokeWidth={4} strokeLinejoin="round" paintOrder="stroke">
        <GroundNames />
        <g className="town">
          <TownNames labels={labels.filter(({ only }) => only === undefined)} />
          <g className="wide">
            <TownNames labels={labels.filter(({ only }) => only === 'wide')} />
          </g>
          <g className="narrow">
            <TownNames labels={labels.filter(({ only }) => only === 'narrow')} />
          </g>
        </g>
        <g className="title" fontWeight={700}>
          <text x={half - 12} y={half - 16} textAnchor="end">
            {city}
          </text>
          {target && <TargetName target={target} />}
        </g>
      </g>
      {target && (
        <circle cx={target.x} cy={target.y} r={12} fill="none" stroke={signal.DEFAULT} strokeWidth={4} />
      )}
    </svg>
  );
}

/** The circle and what lies on it below the towns. */
function Ground() {
  return (
    <>
      <clipPath id="area">
        <circle cx={half} cy={half} r={radius} />
      </clipPath>
      <g fill={paper} stroke={ink}>
        <circle cx={half} cy={half} r={radius} strokeWidth={3} />
        <path d={bearingTicks} strokeWidth={1.5} />
      </g>
      <g fill="none" stroke={steel} strokeDasharray="2 5">
        <circle {...ring(40)} />
        <circle {...ring(80)} />
      </g>
      <g clipPath="url(#area)">
        <circle
          {...ring(25)}
          fill={signal.DEFAULT}
          fillOpacity={0.15}
          stroke={signal.DEFAULT}
          strokeWidth={1.5}
        />
        <polygon
          points={sameDayOutline}
          fill={focus}
          stroke={focus}
          strokeWidth={44}
          strokeLinejoin="round"
          opacity={0.14}
        />
        <g fill="none" stroke={steel} strokeWidth={1.5} strokeDasharray="12 4 2 4">
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
      <g className="ground" fill={steel} stroke={paper}>
        <g letterSpacing="0.04em">
          {stateNames.map(({ name, ...at }) => (
            <text key={name} {...at}>
              {name}
            </text>
          ))}
        </g>
        {[40, 80, business.serviceRadiusMiles].map((miles) => (
          <text key={miles} {...distanceLabel(miles)}>
            {`${miles} mi`}
          </text>
        ))}
      </g>
      <g className="compass" stroke="none" fontWeight={700}>
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
        {`${place.miles} mi`}
      </tspan>
    </text>
  );
}
