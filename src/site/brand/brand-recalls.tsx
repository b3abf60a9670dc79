import type { Recall } from '../../content/brand-copy';
import { nhtsaCampaignUrl } from '../../content/nhtsa';
import { DataTable } from '../../ui/data-table';
import { Section } from '../shared/section';

const recallLookup = 'https://www.nhtsa.gov/recalls';

/** Safety recalls with their dates, and where an owner checks the vehicle itself. */
export function BrandRecalls({ brandName, recalls }: { brandName: string; recalls: readonly Recall[] }) {
  if (recalls.length === 0) return null;
  return (
    <Section
      heading={`${brandName} recalls to check`}
      id="recalls"
      ground="sheet"
      lead={
        <>
          This list isn&rsquo;t complete and it ages. Check your VIN at{' '}
          <a href={recallLookup} rel="noopener" className="link">
            nhtsa.gov/recalls
          </a>
          , or call the manufacturer&rsquo;s dealer with it: heavy trucks don&rsquo;t always show up there.
          The dealer does recall work free.
        </>
      }
    >
      <DataTable
        caption={`${brandName} recalls`}
        columns={['Date or model years', 'Recall number', 'What it covers']}
        rows={recalls.map(({ date, campaign, text }) => [
          date,
          campaign ? recallNumber(campaign) : 'Look up by VIN',
          text,
        ])}
      />
    </Section>
  );
}

function recallNumber(campaign: string) {
  const url = nhtsaCampaignUrl(campaign);
  return url ? (
    <a href={url} rel="noopener" className="link">
      {campaign}
    </a>
  ) : (
    campaign
  );
}
