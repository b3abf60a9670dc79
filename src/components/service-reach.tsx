import type { ReactElement, ReactNode } from 'react';
import { business, serviceAreaTiers } from '../content/business';
import { metroMiles, places } from '../content/places';
import { DrawingSheet } from './drawing-sheet';
import { boomLift } from './drawings/lifts';
import { excavator } from './drawings/earthmovers';
import { tractor } from './drawings/farm-machines';
import { Outline } from './drawings/outline';
import { truck, van } from './drawings/road-vehicles';
import type { BrandCategory } from '../content/brand-categories';

const radius = business.serviceRadiusMiles;
const percent = (miles: number) => `${(100 * miles) / radius}%`;

/** Towns with a mark on the scale, in two rows; on a small screen only those with room for their name. */
const marked: readonly { name: string; from: 'phone' | 'tablet' | 'desktop'; lower: boolean }[] = [
  { name: 'Broken Arrow', from: 'phone', lower: true },
  { name: 'Claremore', from: 'tablet', lower: false },
  { name: 'Bartlesville', from: 'tablet', lower: true },
  { name: 'Muskogee', from: 'phone', lower: false },
  { name: 'Stillwater', from: 'tablet', lower: true },
  { name: 'Ponca City', from: 'tablet', lower: false },
  { name: 'Oklahoma City', from: 'phone', lower: true },
  { name: 'Fort Smith', from: 'desktop', lower: false },
];

const shownFrom = { phone: '', tablet: 'max-md:hidden', desktop: 'max-lg:hidden' };

const machines: readonly {
  label: string;
  category: BrandCategory;
  outline: ReactElement;
  width: string;
  onPhone: boolean;
}[] = [
  { label: 'Lifts', category: 'lift', outline: boomLift.outline, width: 'md:w-[17%]', onPhone: false },
  {
    label: 'Heavy equipment',
    category: 'construction',
    outline: excavator.outline,
    width: 'w-[34%] md:w-[22%]',
    onPhone: true,
  },
  { label: 'Trucks', category: 'truck', outline: truck.outline, width: 'w-[33%] md:w-[21%]', onPhone: true },
  { label: 'Farm machines', category: 'ag', outline: tractor.outline, width: 'md:w-[17%]', onPhone: false },
];

/**
 * Our van at the base, the machines that wait, and under them the ground to scale: straight-line
 * miles, the towns on the way and how soon we typically reach them (spec section 9).
 */
export function ServiceReach() {
  const { metro, oklahomaCity, regional } = serviceAreaTiers;
  const { city } = business.location;
  return (
    <DrawingSheet
      unit="Service van to machine"
      view="Side view"
      scale="Miles to scale, machines not"
      sheet={`${city}, ${business.location.state}`}
    >
      <div className="overflow-hidden px-3 pt-4 pb-5 md:px-10 md:pt-10 md:pb-8">
        <div aria-hidden="true" className="flex items-end justify-between border-b-[3px] border-ink">
          <Machine label="Our van" outline={van.outline} width="w-[26%] md:w-[16%]" flipped />
          {machines.map(({ label, category, outline, width, onPhone }) => (
            <div
              key={label}
              data-category={category}
              className={`${width} ${onPhone ? 'flex' : 'hidden md:flex'} justify-center`}
            >
              <Machine label={label} outline={outline} width="w-full" />
            </div>
          ))}
        </div>
        <div className="relative h-22 text-xs md:h-24 md:text-sm">
          <p className="absolute top-3 left-0">
            <span className="block font-heading font-bold">{city}</span>
            <span className="text-slate">0 mi</span>
          </p>
          {marked.map(({ name, from, lower }) => {
            const miles = places.find((place) => place.name === name)?.miles ?? 0;
            return (
              <p
                key={name}
                className={`reach-town ${lower ? 'reach-town-lower' : ''} ${shownFrom[from]}`}
                style={{ left: percent(miles) }}
              >
                <span className="block font-heading font-bold">{name}</span>
                <span className="text-slate">{Math.round(miles)} mi</span>
              </p>
            );
          })}
          <p className="absolute top-3 right-0 text-right max-md:hidden">
            <span className="block font-heading font-bold text-accent">{radius} mi</span>
          </p>
        </div>
        <div className="relative h-20 text-sm md:h-14 md:text-base">
          <Measure from={0} to={metroMiles} title={metro.title} time={metro.responseTime} />
          <Measure from={metroMiles} to={radius} title="Regional" time={regional.responseTime}>
            {`, ${oklahomaCity.title}: `}
            <strong className="whitespace-nowrap">{oklahomaCity.responseTime.toLowerCase()}</strong>
          </Measure>
        </div>
        <p className="text-sm text-slate">Typical arrival, not promised. Call to confirm yours.</p>
      </div>
    </DrawingSheet>
  );
}

type MachineProps = { label: string; outline: ReactElement; width: string; flipped?: boolean };

function Machine({ label, outline, width, flipped = false }: MachineProps) {
  return (
    <span className={`block ${width}`}>
      <span className="mb-2 block text-center font-heading text-xs leading-tight font-bold text-accent md:text-base">
        {label}
      </span>
      <Outline outline={outline} flipped={flipped} />
    </span>
  );
}

type MeasureProps = { from: number; to: number; title: string; time: string; children?: ReactNode };

/** A dimension line over a stretch of the scale, with what it measures. */
function Measure({ from, to, title, time, children }: MeasureProps) {
  return (
    <p className="dimension-line" style={{ left: percent(from), width: percent(to - from) }}>
      <span>
        {title}: <strong className="whitespace-nowrap">{time}</strong>
        {children}
      </span>
    </p>
  );
}
