import { serviceAreaTiers } from '../../content/area/tiers';
import { coverage, coverageMap, coverageNote } from '../../content/area/coverage';
import { DataTable } from '../../ui/data-table';
import { DrawingFrame } from '../drawings/drawing-frame';
import { Paragraph } from '../shared/rich-text';
import { Section } from '../shared/section';
import { ServiceAreaMap } from './service-area-map';

/** The service area, with typical arrival times. */
export function Coverage() {
  return (
    <Section {...coverage} background="white" isWide>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <DrawingFrame caption={coverageMap.caption}>
          <ServiceAreaMap label={coverageMap.label} />
        </DrawingFrame>
        <div>
          <DataTable
            caption="Typical arrival by area"
            columns={['Area', 'Typical arrival', 'What it covers']}
            rows={Object.values(serviceAreaTiers).map(({ title, description, responseTime }) => [
              title,
              <span className="font-semibold whitespace-nowrap">{responseTime}</span>,
              description,
            ])}
          />
          <Paragraph text={coverageNote} className="mt-6 text-slate" />
        </div>
      </div>
    </Section>
  );
}
