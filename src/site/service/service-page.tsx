import photos from 'virtual:photos';
import { serviceCards, serviceDrawings } from '../../content/drawings/service-drawings';
import { serviceDescription } from '../../content/page-kinds/search-results';
import { serviceWords } from '../../content/page-kinds/service';
import { photosOn } from '../../content/proof';
import type { ServiceCopy } from '../../content/service-copy';
import { services } from '../../content/services';
import type { Page } from '../../pages';
import { CalloutFigure } from '../drawings/callout-figure';
import { SitePage } from '../layout/site-page';
import { CardGrid } from '../lists/card-grid';
import { PointList } from '../lists/point-list';
import { RuleList } from '../lists/rule-list';
import { StepList } from '../lists/step-list';
import { TileList } from '../lists/tile-list';
import { PhotoList } from '../proof/photo-list';
import { entryOf } from '../shared/entry-of';
import { ParagraphsInColumns } from '../shared/rich-text';
import { FaqSection, ListSection, Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';

export function ServicePage({ page, copy }: { page: Page; copy: ServiceCopy }) {
  const { slug, name, title, description } = entryOf(services, page.slug);
  // As written inside a sentence: in lower case, except for an acronym.
  const subject = name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const words = serviceWords(slug, name, copy);
  const { rows } = copy.scope;
  const others = serviceCards.filter(({ path }) => path !== page.path);
  const { name: drawing, callouts } = serviceDrawings[slug];
  return (
    <SitePage
      page={page}
      words={{ title, description: serviceDescription(description, slug), lead: copy.lead }}
      service={{ type: `Mobile ${subject}` }}
      aside={<ArrivalCard />}
      sections={Object.values(words)}
    >
      <Section {...words.faults} isWide>
        <TileList items={rows.map(({ work, onSite }) => ({ title: work, text: `${onSite}.` }))} />
      </Section>
      <Section {...words.expect} isWide background="white">
        <ParagraphsInColumns items={copy.intro} />
        <CalloutFigure name={drawing} legend={callouts} />
        <PhotoList photos={photosOn(photos, 'service', page.path)} />
      </Section>
      <ListSection {...words.steps} isWide background="dark" List={StepList} items={copy.steps} />
      <ListSection {...words.ready} List={PointList} items={copy.ready} />
      <Section {...words.paperwork} background="white">
        <PointList mark="bullet" items={copy.records.items} />
      </Section>
      <ListSection {...words.rules} List={RuleList} items={copy.rules.items} />
      <FaqSection {...words.questions} background="white" items={copy.faq} />
      <FaqSection {...words.shop} items={rows.map(({ work, shop }) => ({ q: work, a: `${shop}.` }))} />
      <ListSection {...words.others} isWide isScreenOnly List={CardGrid} items={others} />
    </SitePage>
  );
}
