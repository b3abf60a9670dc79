import { coverage, coverageMap, coverageNote } from '../../content/area/coverage';
import { serviceAreaTiers } from '../../content/area/tiers';
import { DrawingFrame } from '../drawings/drawing-frame';
import { Folded } from '../shared/folded';
import { Paragraph } from '../shared/rich-text';
import { Section } from '../shared/section';
import { SpecCard } from '../shared/spec-card';
import { ServiceAreaMap } from './service-area-map';

/** The service area, with typical arrival times. */
export function Coverage() {
  return (
    <Section {...coverage} background="white" isWide>
      <div className="grid items-start gap-2 sm:gap-8 lg:grid-cols-2">
        <div className="max-sm:order-last">
          <Folded isPhoneOnly summary={<span className="link font-semibold">{coverageMap.open}</span>}>
            <DrawingFrame caption={coverageMap.caption}>
              <ServiceAreaMap label={coverageMap.label} />
            </DrawingFrame>
          </Folded>
        </div>
        <div>
          <SpecCard
            title="Typical arrival by area"
            isProse
            fields={Object.values(serviceAreaTiers).map(({ title, description, responseTime }) => ({
              term: title,
              value: responseTime,
              detail: description,
            }))}
          />
          <Paragraph text={coverageNote} className="mt-4 text-slate sm:mt-6" />
        </div>
      </div>
    </Section>
  );
}
