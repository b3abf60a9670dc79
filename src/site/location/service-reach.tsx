import { machines, reachNote, reachTimes, type TownOnTheWay, townsOnTheWay } from '../../content/area/reach';
import { metroMiles } from '../../content/area/tiers';
import { business } from '../../content/business';
import { DrawingFrame } from '../drawings/drawing-frame';
import { FallbackImage } from '../../ui/fallback-image';
import { Paragraphs } from '../shared/rich-text';

const radius = business.serviceRadiusMiles;
const percent = (miles: number) => `${(100 * miles) / radius}%`;

/** Breakpoints in rem, so that large text on a wide screen gets the narrow layout. */
const shownFrom = {
  always: '',
  phone: 'max-[22rem]:hidden',
  tablet: 'max-md:hidden',
  desktop: 'max-lg:hidden',
};

const widths = {
  base: 'w-[28%] max-[22rem]:w-[38%] md:w-[17%] [&_img]:-scale-x-100',
  side: 'w-[18%] max-md:hidden',
  middle: 'w-[36%] max-[22rem]:hidden md:w-[23%]',
  near: 'w-[35%] max-[22rem]:w-[60%] md:w-[22%]',
};

/**
 * A drawing of our van and the machines it serves, over a scale of straight-line miles with towns and typical
 * arrival times.
 */
export function ServiceReach() {
  return (
    <DrawingFrame>
      <div className="overflow-hidden px-3 pt-4 pb-5 md:px-10 md:pt-10 md:pb-8">
        <div aria-hidden="true" className="flex items-end justify-between border-b-[3px] border-ink">
          {machines.map(({ label, drawing, category, place }) => (
            <div key={label} data-category={category} className={widths[place]}>
              <span className="block text-center font-heading text-xs leading-tight font-bold text-accent md:text-base">
                {label}
              </span>
              {/* Clips the picture at the ground line. */}
              <span className="block overflow-hidden">
                <FallbackImage
                  src={`/drawings/all.svg#${drawing}`}
                  alt=""
                  width={640}
                  height={360}
                  className="-mb-[9.7%] h-auto w-full"
                />
              </span>
            </div>
          ))}
        </div>
        <Scale />
        <div className="grid gap-x-4 gap-y-1 text-sm leading-tight md:grid-cols-[1fr_4fr] md:text-center md:text-base md:[&_strong]:whitespace-nowrap">
          <Paragraphs items={reachTimes} className="" />
        </div>
        <p className="mt-2 text-sm text-slate">{reachNote}</p>
      </div>
    </DrawingFrame>
  );
}

/** The scale with the towns and the ranges of the two arrival times. */
function Scale() {
  return (
    <svg className="block h-[7.5em] w-full overflow-visible fill-ink stroke-ink text-xs md:text-sm">
      <Town name={business.location.city} miles={0} from="always" row="upper" />
      {townsOnTheWay.map((mark) => (
        <Town key={mark.name} {...mark} />
      ))}
      <text
        x="100%"
        y="1.75em"
        textAnchor="end"
        className="fill-accent stroke-none font-heading font-bold max-md:hidden"
      >
        {radius} mi
      </text>
      <svg y="7em" className="overflow-visible stroke-signal stroke-2">
        {[0, metroMiles, radius].map((miles) => (
          <line key={miles} x1={percent(miles)} x2={percent(miles)} y1="-6" y2="6" />
        ))}
        <line x2="100%" />
      </svg>
    </svg>
  );
}

function Town({ name, miles, from, row }: TownOnTheWay) {
  const x = percent(miles);
  const top = row === 'lower' ? 3 : 0;
  const anchor = miles === 0 ? '' : '[text-anchor:middle] max-[22rem]:[text-anchor:end]';
  return (
    <g className={shownFrom[from]}>
      <line x1={x} x2={x} y2={`${top + 0.6}em`} className="stroke-[1.5px]" />
      <text x={x} y={`${top + 1.75}em`} className={`stroke-none ${anchor}`}>
        <tspan className="font-heading font-bold">{name}</tspan>
        <tspan x={x} dy="1.25em" className="fill-slate">
          {Math.round(miles)} mi
        </tspan>
      </text>
    </g>
  );
}
