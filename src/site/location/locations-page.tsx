import { metroArrival } from '../../content/area/response-times';
import * as content from '../../content/main-pages/locations';
import type { Page } from '../../pages';
import { DataTable } from '../../ui/data-table';
import { AreaCheck } from '../area/area-check';
import { ServiceAreaMap } from '../area/service-area-map';
import { DrawingFrame } from '../drawings/drawing-frame';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { renderRichText } from '../shared/rich-text';
import { FaqSection, ListSection, Section } from '../shared/section';

export function LocationsPage({ page }: { page: Page }) {
  return (
    <SitePage
      page={page}
      content={content}
      above={metroArrival}
      aside={<AreaCheck />}
      sections={Object.values(content.sections)}
    >
      <Section {...content.sections.map} isWide background="white">
        <DrawingFrame caption="Straight-line distances, to scale" aside={<MapKey />}>
          <div className="mx-auto w-full max-w-4xl p-2 md:p-4">
            <ServiceAreaMap label={content.mapLabel} />
          </div>
        </DrawingFrame>
      </Section>
      <ListSection {...content.sections.townPages} isWide List={CardGrid} items={content.townCards} />
      <ListSection {...content.sections.machinePages} isWide List={CardGrid} items={content.machineCards} />
      <Section {...content.sections.towns} isWide background="white">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {content.townGroups.map(({ caption, rows }) => (
            <DataTable
              key={caption}
              isDense
              caption={caption}
              columns={content.townColumns}
              rows={rows.map(([town, ...cells]) => [renderRichText(town), ...cells])}
            />
          ))}
        </div>
      </Section>
      <FaqSection {...content.sections.questions} items={content.questions} />
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
        {content.mapKey.map(({ tier, title, description, responseTime }) => (
          <div key={tier} className="border-b border-line py-4 pr-4 pl-13">
            <dt className="relative font-heading leading-tight font-bold">
              <svg
                aria-hidden="true"
                viewBox="0 0 17 17"
                className="absolute -left-9 size-6 forced-color-adjust-none forced-colors:bg-white"
              >
                {marks[tier]}
              </svg>
              <span>{title}</span>
            </dt>
            <dd className="mt-1 font-heading text-xl leading-tight font-bold text-accent">{responseTime}</dd>
            <dd className="mt-1 leading-snug text-slate">{description}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-auto px-4 py-4 text-sm text-steel">{content.mapNote}</p>
    </div>
  );
}
