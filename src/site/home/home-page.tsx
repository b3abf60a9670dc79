import * as words from '../../content/main-pages/home';
import { testimonials } from '../../content/testimonials';
import type { Page } from '../../pages';
import { BrandFinder } from '../brands/brand-finder';
import { businessNode } from '../head/business-node';
import { PageHead } from '../head/page-head';
import { CardGrid } from '../lists/card-grid';
import { StepList } from '../lists/step-list';
import { TileList } from '../lists/tile-list';
import { AreaCheck } from '../location/area-check';
import { Coverage } from '../location/coverage';
import { ServiceReach } from '../location/service-reach';
import { AboutBusiness } from '../proof/about-business';
import { ProofStrip, ServiceTerms } from '../proof/proof';
import { CallButtons, MoreLink } from '../shared/links';
import { CallToAction } from '../shared/call-to-action';
import { OpeningStatus } from '../shared/opening-status';
import { FaqSection, ListSection, Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';
import { RecentPosts } from './recent-posts';
import { Testimonials } from './testimonials';

const sections = words.sections;

export function HomePage({ page }: { page: Page }) {
  return (
    <>
      <PageHead {...page} title={words.title} description={words.description} business={businessNode()} />
      <Hero />
      <Section {...sections.lookUp} background="dark" isWide>
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
          <div>
            <h3 className="mb-4 text-2xl">{sections.lookUp.brand}</h3>
            <BrandFinder />
          </div>
          <div>
            <h3 className="mb-4 text-2xl">{sections.lookUp.area}</h3>
            <AreaCheck />
          </div>
        </div>
      </Section>
      <ListSection {...sections.industries} isWide List={CardGrid} items={words.homeIndustryCards} />
      <ListSection {...sections.steps} background="dark" isWide List={StepList} items={words.repairSteps} />
      <ListSection {...sections.promises} isWide List={TileList} items={words.promises} />
      <AboutBusiness />
      <Section {...sections.posts} background="white">
        <RecentPosts kind="general" />
        <MoreLink to="/blog">All articles</MoreLink>
      </Section>
      <ListSection {...sections.testimonials} isWide List={Testimonials} items={testimonials} />
      <Section {...sections.services} background="white" isWide>
        <CardGrid items={words.homeServiceCards} />
        <MoreLink to="/services">Compare our services</MoreLink>
      </Section>
      <Section {...sections.brandPosts}>
        <RecentPosts kind="aboutBrands" />
        <MoreLink to="/brands">All brands we repair</MoreLink>
      </Section>
      <FaqSection {...sections.questions} items={words.questions} />
      <Coverage />
      <ServiceTerms />
      <CallToAction />
    </>
  );
}

function Hero() {
  return (
    <header className="page-width pb-14 md:pb-20">
      <div className="hero-row py-6 md:pt-12 md:pb-10">
        <div className="lg:row-span-2">
          <div className="border-l-8 border-signal pl-4 md:pl-8">
            <p className="mb-2 font-heading font-bold text-signal">{words.tagline}</p>
            <h1 tabIndex={-1}>{words.heading}</h1>
            <p className="mt-3 max-w-2xl text-lg leading-snug text-slate md:mt-5 md:text-xl md:leading-normal">
              {words.lead}
              <span className="max-sm:hidden">{words.leadEnding}</span>.
            </p>
          </div>
          <div className="mt-5 md:mt-8">
            <CallButtons className="text-lg" />
            <ProofStrip />
          </div>
        </div>
        <div className="max-lg:mt-4! lg:col-start-2 lg:row-start-2 lg:pt-4">
          <OpeningStatus />
        </div>
        <div className="lg:col-start-2 lg:row-start-1">
          <ArrivalCard />
        </div>
      </div>
      <ServiceReach />
    </header>
  );
}
