import type { BrandCopy, Recall } from '../../content/brand-copy';
import type { Brand } from '../../content/brands';
import { nhtsaCampaignUrl } from '../../content/nhtsa';
import { type BrandWords, rulesNote } from '../../content/page-kinds/brand';
import { regulationSources } from '../../content/rules/regulation-sources';
import { DataTable } from '../../ui/data-table';
import { PointList } from '../lists/point-list';
import { SourceList } from '../lists/source-list';
import { FoldedSection } from '../shared/folded-section';
import { RichText } from '../shared/rich-text';
import { Section } from '../shared/section';
import { brandBefore } from './brand-words';

type BrandFiguresProps = { brand: Brand; words: BrandWords; copy: BrandCopy };

/** What the manufacturer and the law have published about the brand, with its sources. */
export function BrandFigures({ brand, words: { recalls, intervals }, copy }: BrandFiguresProps) {
  const name = brandBefore(brand);
  return (
    <>
      {copy.recalls.length > 0 ? (
        <Section {...recalls} background="white">
          <DataTable
            {...recalls.table}
            rows={copy.recalls.map((recall) => [recall.date, <RecallNumber {...recall} />, recall.text])}
          />
        </Section>
      ) : null}
      <div className="border-t-2 border-ink">
        <div className="page-width divide-y divide-ink py-4">
          <FoldedSection {...intervals}>
            <DataTable {...intervals.table} rows={copy.intervals.map(({ item, when }) => [item, when])} />
          </FoldedSection>
          <FoldedSection
            heading={
              brand.category === 'engine'
                ? `${name.replace(/ engine$/, '')} engine families`
                : `${name} engines and power`
            }
          >
            <PointList mark="bullet" items={copy.engines} />
          </FoldedSection>
          {copy.manufacturerNotes.length > 0 ? (
            <FoldedSection heading="Manufacturer notes">
              <PointList mark="bullet" items={copy.manufacturerNotes} />
            </FoldedSection>
          ) : null}
          {copy.regulations.length > 0 ? (
            <FoldedSection heading="Regulations">
              <SourceList
                sources={copy.regulations.map((id) => ({
                  name: regulationSources[id].title,
                  url: regulationSources[id].url,
                }))}
              />
              <p className="mt-4 max-w-measure">
                <RichText text={rulesNote} />
              </p>
            </FoldedSection>
          ) : null}
        </div>
      </div>
    </>
  );
}

function RecallNumber({ campaign }: Recall) {
  const url = campaign && nhtsaCampaignUrl(campaign);
  if (!url) return campaign ?? 'Look up by VIN';
  return (
    <a href={url} rel="noopener" className="link">
      {campaign}
    </a>
  );
}
