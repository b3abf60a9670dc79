import { metroArrival } from '../../content/area/response-times';
import { business } from '../../content/business';
import * as words from '../../content/main-pages/contact';
import type { Page } from '../../pages';
import { businessNode } from '../head/business-node';
import { BelowFold } from '../layout/below-fold';
import { SitePage } from '../layout/site-page';
import { PointList } from '../lists/point-list';
import { AreaCheck } from '../location/area-check';
import { ServiceTerms } from '../proof/proof';
import { OpeningStatus } from '../shared/opening-status';
import { Paragraph, Paragraphs } from '../shared/rich-text';
import { PhoneLink } from '../shared/links';
import { FaqSection, ListSection, Section } from '../shared/section';
import { ArrivalCard, SpecCard } from '../shared/spec-card';
import { QuoteForm } from './quote-form';

export const ContactPage = ({ page }: { page: Page }) => (
  <SitePage
    page={page}
    words={words}
    business={businessNode()}
    above={metroArrival}
    header={
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <PhoneLink className="button text-xl max-sm:w-full" label="Call" />
        <OpeningStatus />
      </div>
    }
    aside={
      // Hidden on a phone, where the form comes first and the footer has the hours.
      <section aria-label="Hours" className="max-lg:hidden">
        <SpecCard {...words.hours} />
      </section>
    }
    hasCallToAction={false}
  >
    <Section {...words.sections.quote} isWide>
      <QuoteForm />
    </Section>
    <BelowFold above="#quote">
      <Section {...words.sections.area} isWide>
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <AreaCheck />
          <ArrivalCard />
        </div>
        <Paragraph text={words.findTown} className="mt-6 max-w-measure text-slate" />
      </Section>
      <Section {...words.sections.write}>
        <div className="mb-2 flex flex-wrap gap-3">
          <a href={`sms:${business.phone.e164}`} className="button button-outline max-sm:w-full">
            Text {business.phone.display}
          </a>
          <a href={words.quoteMail} className="button button-outline max-sm:w-full">
            Email a quote request
          </a>
        </div>
        <Paragraphs items={words.writingNotes} className="mt-2 max-w-measure text-slate" />
      </Section>
      <ListSection {...words.sections.ready} List={PointList} items={words.readyToSay} />
      <FaqSection {...words.sections.questions} items={words.questions} />
      <ServiceTerms />
    </BelowFold>
  </SitePage>
);
