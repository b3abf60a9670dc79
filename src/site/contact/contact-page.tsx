import { metroArrival } from '../../content/area/response-times';
import { business } from '../../content/business';
import * as content from '../../content/main-pages/contact';
import type { Page } from '../../pages';
import { AreaCheck } from '../area/area-check';
import { describeBusiness } from '../head/business-node';
import { BelowFold } from '../layout/below-fold';
import { SitePage } from '../layout/site-page';
import { PointList } from '../lists/point-list';
import { ServiceTerms } from '../proof/proof';
import { PhoneLink } from '../shared/links';
import { OpeningStatus } from '../shared/opening-status';
import { Paragraph, Paragraphs } from '../shared/rich-text';
import { FaqSection, ListSection, Section } from '../shared/section';
import { SpanishSummary } from '../shared/spanish-summary';
import { ArrivalCard, SpecCard } from '../shared/spec-card';
import { QuoteForm } from './quote-form';

export const ContactPage = ({ page }: { page: Page }) => (
  <SitePage
    page={page}
    content={content}
    business={describeBusiness()}
    above={metroArrival}
    header={
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {/* On a phone the call bar has it, and the form comes sooner. */}
        <PhoneLink className="button text-xl phone:hidden" label="Call" />
        <OpeningStatus />
        <div className="basis-full">
          <SpanishSummary />
        </div>
      </div>
    }
    aside={
      // Hidden on a phone, where the form comes first and the footer has the hours.
      <section aria-label="Hours" className="max-lg:hidden">
        <SpecCard {...content.hours} />
      </section>
    }
    hasCallToAction={false}
  >
    <Section {...content.sections.quote} isWide>
      <QuoteForm />
    </Section>
    <BelowFold above="#quote">
      <Section {...content.sections.area} isWide>
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <AreaCheck />
          <ArrivalCard />
        </div>
        <Paragraph text={content.findTown} className="mt-6 max-w-measure text-slate" />
      </Section>
      <Section {...content.sections.write}>
        <div className="mb-2 flex flex-wrap gap-3">
          <a href={`sms:${business.phone.e164}`} className="button button-outline max-sm:w-full">
            Text {business.phone.display}
          </a>
          <a href={content.quoteMail} className="button button-outline max-sm:w-full">
            Email a quote request
          </a>
        </div>
        <Paragraphs items={content.writingNotes} className="mt-2 max-w-measure text-slate" />
      </Section>
      <ListSection {...content.sections.ready} List={PointList} items={content.readyToSay} />
      <FaqSection {...content.sections.questions} items={content.questions} />
      <ServiceTerms />
    </BelowFold>
  </SitePage>
);
