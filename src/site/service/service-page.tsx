import photos from 'virtual:photos';
import type { WithMachine } from '../../content/drawings/drawings';
import { serviceCards, serviceScenes } from '../../content/drawings/service-drawings';
import { describeService } from '../../content/page-kinds/search-results';
import { describeServiceSections } from '../../content/page-kinds/service';
import { findPhotos } from '../../content/proof';
import { serviceAnswers } from '../../content/service-answers';
import type { ServiceContent } from '../../content/service-content';
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
import { SceneBand } from '../proof/scene-band';
import { findEntry } from '../shared/find-entry';
import { ParagraphsInColumns } from '../shared/rich-text';
import { FaqSection, ListSection, Section } from '../shared/section';
import { SpanishSummary } from '../shared/spanish-summary';
import { ArrivalCard } from '../shared/spec-card';

export function ServicePage({ page, content }: { page: Page; content: WithMachine<ServiceContent> }) {
  const { slug, name, title, description } = findEntry(services, page.slug);
  // As written inside a sentence: in lower case, except for an acronym.
  const subject = name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const sections = describeServiceSections(slug, name, content);
  const { rows } = content.scope;
  const others = serviceCards.filter(({ path }) => path !== page.path);
  const [leadPhoto, ...otherPhotos] = findPhotos(photos, 'service', page.path);
  return (
    <SitePage
      page={page}
      content={{
        title,
        description: describeService(description, slug),
        heading: content.heading,
        lead: content.lead,
      }}
      service={{ type: `Mobile ${subject}` }}
      quoteSearch={serviceAnswers[slug]}
      aside={<ArrivalCard />}
      text={slug === 'emergency-repair' ? <SpanishSummary /> : null}
      scene={<SceneBand scene={serviceScenes[slug]} photo={leadPhoto} />}
      sections={Object.values(sections)}
    >
      <Section {...sections.faults} isWide>
        <TileList items={rows.map(({ work, onSite }) => ({ title: work, text: `${onSite}.` }))} />
      </Section>
      <Section {...sections.expect} isWide background="white">
        <ParagraphsInColumns items={content.intro} />
        <CalloutFigure machine={content.machine} legend={content.drawing.callouts} />
        <PhotoList photos={otherPhotos} />
      </Section>
      <ListSection {...sections.steps} isWide background="dark" List={StepList} items={content.steps} />
      <ListSection {...sections.ready} List={PointList} items={content.ready} />
      <Section {...sections.paperwork} background="white">
        <PointList mark="bullet" items={content.records.items} />
      </Section>
      <ListSection {...sections.rules} List={RuleList} items={content.rules.items} />
      <FaqSection {...sections.questions} background="white" items={content.faq} />
      <FaqSection
        {...sections.shop}
        items={rows.flatMap(({ work, shop }) => (shop ? [{ q: work, a: `${shop}.` }] : []))}
      />
      <ListSection {...sections.others} isWide isScreenOnly List={CardGrid} items={others} />
    </SitePage>
  );
}
