import { metroArrival } from '../../content/area/response-times';
import * as words from '../../content/main-pages/locations';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { DrawingFrame } from '../drawings/drawing-frame';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { RichText } from '../shared/rich-text';
import { FaqSection, ListSection, Section } from '../shared/section';
import { AreaCheck } from './area-check';
import { ServiceAreaMap } from './service-area-map';

export function LocationsPage({ page }: { page: Page }) {
  return (
    <SitePage
      page={page}
      words={words}
      above={metroArrival}
      aside={<AreaCheck />}
      sections={Object.values(words.sections)}
    >
      <Section {...words.sections.map} isWide background="white">
        <DrawingFrame caption="Straight-line distances, to scale" aside={<MapKey />}>
          <div className="mx-auto w-full max-w-4xl p-2 md:p-4">
            <ServiceAreaMap label={words.mapLabel} />
          </div>
        </DrawingFrame>
      </Section>
      <ListSection {...words.sections.townPages} isWide List={CardGrid} items={words.townCards} />
      <ListSection {...words.sections.machinePages} isWide List={CardGrid} items={words.machineCards} />
      <Section {...words.sections.towns} isWide background="white">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {words.townGroups.map(({ caption, rows }) => (
            <DataTable
              key={caption}
              isDense
              caption={caption}
              columns={words.townColumns}
              rows={rows.map(([town, ...cells]) => [<RichText text={town} />, ...cells])}
            />
          ))}
        </div>
      </Section>
      <FaqSection {...words.sections.questions} items={words.questions} />
    </SitePage>
  );
}

/** The map's symbols, centered in a 17 by 17 view box. */
const marks = {
  metro: <circle cx="8.5" cy="8.5" r="5" className="fill-signal" />,
  oklahomaCity: <path d="M8.5 1.8l6.7 6.7-6.7 6.7-6.7-6.7z" className="fill-focus" />,
  regional: <path d="M4.25 4.25h8.5v8.5h-8.5z" className="fill-ink" />,
  justOutside: <circle cx="8.5" cy="8.5" r="5" className="fill-white stroke-steel stroke-2" />,
};

/** The marks of the map, with the typical arrival of each tier. */
function MapKey() {
  return (
    <div className="flex flex-col border-t border-ink bg-white text-base lg:border-t-0 lg:border-l">
      <dl>
        {words.mapKey.map(({ tier, title, description, responseTime }) => (
          <div key={tier} className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-b border-line px-4 py-4">
            <svg
              aria-hidden="true"
              viewBox="0 0 17 17"
              className="row-span-3 mt-1 size-6 forced-color-adjust-none forced-colors:bg-white"
            >
              {marks[tier]}
            </svg>
            <dt className="font-heading leading-tight font-bold">{title}</dt>
            <dd className="mt-1 font-heading text-xl leading-tight font-bold text-accent">{responseTime}</dd>
            <dd className="mt-1 leading-snug text-slate">{description}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-auto px-4 py-4 text-sm text-steel">{words.mapNote}</p>
    </div>
  );
}
