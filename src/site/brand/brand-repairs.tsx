import type { BrandCopy } from '../../content/brand-copy';
import type { Brand } from '../../content/brands';
import { business } from '../../content/business';
import { offeredFor, type Proof } from '../../content/proof';
import { brandBefore, isRoadVehicle } from './brand-words';
import { CallButtons } from '../shared/call-buttons';
import { CheckList } from '../lists/check-list';
import { DataTable } from '../../ui/data-table';
import { FailureSheet } from './failure-list';
import { Section } from '../shared/section';
import { hasTerms, ServiceTerms } from '../proof/service-terms';

const proof: Proof = business.proof;

type BrandRepairsProps = { brand: Brand; copy: BrandCopy };

/** What we do on the brand: the systems, the usual failures, the codes, the models and the visit. */
export function BrandRepairs({ brand, copy }: BrandRepairsProps) {
  const name = brandBefore(brand);
  return (
    <>
      <Section heading={`What we repair on ${brand.name}`} id="repairs">
        <DataTable
          caption={`${name} repairs we do on site`}
          columns={['System', 'What we do']}
          rows={copy.repairs.map(({ system, jobs }) => [system, jobs])}
        />
        <h3 className="mt-8">Parts we bring</h3>
        <p className="mt-2 max-w-measure">{[copy.parts, ...offeredFor(proof, brand.category)].join(' ')}</p>
      </Section>
      <Section
        heading={`What usually fails on ${brand.name}`}
        id="failures"
        lead="The numbers in the list match the numbers on the drawing."
        ground="sheet"
        wide
      >
        <FailureSheet copy={copy} />
      </Section>
      {copy.faultCodes.length > 0 ? (
        <Section heading={`${name} fault codes`} id="fault-codes">
          <DataTable
            caption={`${name} fault codes and what we do about them`}
            columns={['Code', 'What it means', 'What we do']}
            rows={copy.faultCodes.map(({ code, meaning, response }) => [code, meaning, response])}
          />
        </Section>
      ) : null}
      <Section heading={`${name} models we service`} id="models">
        <DataTable
          caption={`${name} models`}
          columns={['Model', 'Kind', 'What to know']}
          rows={copy.models.map(({ name: model, kind, note }) => [model, kind, note])}
        />
      </Section>
      <Section heading={`${name} repair around Tulsa`} id="visit" ground="sheet">
        <div className="grid gap-8 md:grid-cols-2">
          <div>
            <h3>How a visit goes</h3>
            <p className="mt-2">{copy.visit}</p>
          </div>
          <div>
            <h3>Where we go</h3>
            <p className="mt-2">{copy.aroundTulsa}</p>
          </div>
        </div>
      </Section>
      <WhyMobile brand={brand} copy={copy} />
      <Section heading="Have this ready when you call" id="have-ready" ground="night">
        <CheckList items={copy.haveReady} />
        <div className="mt-8">
          <CallButtons />
        </div>
      </Section>
    </>
  );
}

function WhyMobile({ brand, copy }: BrandRepairsProps) {
  const moving = isRoadVehicle(brand) ? 'towing' : 'hauling';
  return (
    <Section heading={`Why call us instead of ${moving} it to the dealer`} id="why-call">
      <p className="max-w-measure">{copy.whyMobile}</p>
      <h3 className="mt-8">What goes to a shop or the dealer</h3>
      <p className="mt-2 max-w-measure border-l-4 border-accent pl-4">{copy.limits}</p>
      {hasTerms() ? (
        <>
          <h3 className="mt-8 mb-3">Rates, warranty and paperwork</h3>
          <ServiceTerms />
        </>
      ) : null}
    </Section>
  );
}
