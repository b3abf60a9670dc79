import type { BrandCopy } from '../../content/brand-copy';
import type { Brand } from '../../content/brands';
import { business } from '../../content/business';
import type { BrandWords } from '../../content/page-kinds/brand';
import { offeredFor, type Proof } from '../../content/proof';
import { DataTable } from '../../ui/data-table';
import { PointList } from '../lists/point-list';
import { hasTerms, ServiceTerms } from '../proof/service-terms';
import { CallButtons } from '../shared/call-buttons';
import { Section } from '../shared/section';
import { FailureList } from './failure-list';

const proof: Proof = business.proof;

type BrandRepairsProps = { brand: Brand; words: BrandWords; copy: BrandCopy };

/** What we do on the brand: the systems, the usual failures, the codes, the models and the visit. */
export function BrandRepairs({ brand, words, copy }: BrandRepairsProps) {
  return (
    <>
      <Section {...words.repairs}>
        <DataTable {...words.repairs.table} rows={copy.repairs.map(({ system, jobs }) => [system, jobs])} />
        <h3 className="mt-8">Parts we bring</h3>
        <p className="mt-2 max-w-measure">{[copy.parts, ...offeredFor(proof, brand.category)].join(' ')}</p>
      </Section>
      <Section {...words.failures} background="white" wide>
        <FailureList copy={copy} />
      </Section>
      {copy.faultCodes.length > 0 ? (
        <Section {...words.faultCodes}>
          <DataTable
            {...words.faultCodes.table}
            rows={copy.faultCodes.map(({ code, meaning, response }) => [code, meaning, response])}
          />
        </Section>
      ) : null}
      <Section {...words.models}>
        <DataTable
          {...words.models.table}
          rows={copy.models.map(({ name, kind, note }) => [name, kind, note])}
        />
      </Section>
      <Section {...words.visit} background="white">
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
      <Section {...words.whyCall}>
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
      <Section {...words.haveReady} background="dark">
        <PointList items={copy.haveReady} />
        <div className="mt-8">
          <CallButtons />
        </div>
      </Section>
    </>
  );
}
