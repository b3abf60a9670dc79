import { Link } from 'react-router-dom';
import type { BrandCopy } from '../../content/brand-copy';
import type { Brand } from '../../content/brands';
import { regulationSources } from '../../content/rules/regulation-sources';
import { BrandRecalls } from './brand-recalls';
import { brandBefore, isRoadVehicle } from './brand-words';
import { BulletList } from '../lists/bullet-list';
import { DataTable } from '../../ui/data-table';
import { FoldedSection } from '../shared/folded-section';
import { SourceList } from '../lists/source-list';

type BrandFiguresProps = { brand: Brand; copy: BrandCopy };

/** What the manufacturer and the law have published about the brand, with its sources. */
export function BrandFigures({ brand, copy }: BrandFiguresProps) {
  const name = brandBefore(brand);
  const plate = isRoadVehicle(brand) ? 'VIN' : 'serial number';
  return (
    <>
      <BrandRecalls brandName={name} recalls={copy.recalls} />
      <div className="border-t-2 border-ink">
        <div className="page-width divide-y divide-ink py-4">
          <FoldedSection
            heading={`${name} service intervals`}
            id="intervals"
            lead={`These are published figures for the models named. Rows without a figure are general practice. Check your own manual and ${plate} before you rely on any of them.`}
          >
            <DataTable
              caption={`${name} service intervals, by item`}
              columns={['Item', 'When']}
              rows={copy.intervals.map(({ item, when }) => [item, when])}
            />
          </FoldedSection>
          <FoldedSection
            heading={
              brand.category === 'engine'
                ? `${name.replace(/ engine$/, '')} engine families`
                : `${name} engines and power`
            }
          >
            <BulletList items={copy.engines} />
          </FoldedSection>
          {copy.manufacturerNotes.length > 0 ? (
            <FoldedSection heading="Manufacturer notes">
              <BulletList items={copy.manufacturerNotes} />
            </FoldedSection>
          ) : null}
          {copy.regulations.length > 0 ? <Regulations ids={copy.regulations} /> : null}
        </div>
      </div>
    </>
  );
}

function Regulations({ ids }: { ids: BrandCopy['regulations'] }) {
  return (
    <FoldedSection heading="Regulations">
      <SourceList
        sources={ids.map((id) => ({ name: regulationSources[id].title, url: regulationSources[id].url }))}
      />
      <p className="mt-4 max-w-measure">
        Plain-English summaries of these rules are under{' '}
        <Link to="/resources" className="link">
          resources
        </Link>
        .
      </p>
    </FoldedSection>
  );
}
