import photos from 'virtual:photos';
import * as content from '../../content/main-pages/home';
import { findPhotos } from '../../content/proof';
import { testimonials } from '../../content/testimonials';
import type { Page } from '../../pages';
import { AreaCheck } from '../area/area-check';
import { Coverage } from '../area/coverage';
import { BrandFinder } from '../finder/brand-finder';
import { describeBusiness } from '../head/business-node';
import { PageHead } from '../head/page-head';
import { CardGrid } from '../lists/card-grid';
import { StepList } from '../lists/step-list';
import { TileList } from '../lists/tile-list';
import { AboutBusiness } from '../proof/about-business';
import { ProofStrip, ServiceTerms } from '../proof/proof';
import { SceneBand } from '../proof/scene-band';
import { CallToAction } from '../shared/call-to-action';
import { CallButtons, MoreLink } from '../shared/links';
import { OpeningStatus } from '../shared/opening-status';
import { FaqSection, ListSection, Section } from '../shared/section';
import { ArrivalCard } from '../shared/spec-card';
import { RecentPosts } from './recent-posts';
import { Testimonials } from './testimonials';

const sections = content.sections;

export function HomePage({ page }: { page: Page }) {
  return (
    <>
      <PageHead
        {...page}
        title={content.title}
        description={content.description}
        business={describeBusiness()}
      />
      <Hero />
      <Section {...sections.lookUp} background="dark" isWide>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <div>
            <h3 className="mb-2 text-xl md:mb-4 md:text-2xl">{sections.lookUp.brand}</h3>
            <BrandFinder />
          </div>
          <div>
            <h3 className="mb-2 text-xl md:mb-4 md:text-2xl">{sections.lookUp.area}</h3>
            <AreaCheck />
          </div>
        </div>
      </Section>
      <ListSection {...sections.industries} isWide List={CardGrid} items={content.homeIndustryCards} />
      <ListSection {...sections.steps} background="dark" isWide List={StepList} items={content.repairSteps} />
      <ListSection {...sections.promises} isWide List={TileList} items={content.promises} />
      <AboutBusiness />
      <Section {...sections.posts} background="white">
        <RecentPosts kind="general" />
        <MoreLink to="/blog">All articles</MoreLink>
      </Section>
      {testimonials[0] ? (
        <ListSection {...sections.testimonials} isWide List={Testimonials} items={testimonials} />
      ) : null}
      <Section {...sections.services} background="white" isWide>
        <CardGrid items={content.homeServiceCards} />
        <MoreLink to="/services">Compare our services</MoreLink>
      </Section>
      <Section {...sections.brandPosts}>
        <RecentPosts kind="aboutBrands" />
        <MoreLink to="/brands">All brands we repair</MoreLink>
      </Section>
      <FaqSection {...sections.questions} items={content.questions} />
      <Coverage />
      <ServiceTerms />
      <CallToAction />
    </>
  );
}

function Hero() {
  return (
    <header className="section-dark on-dark flex flex-col">
      {/* On a phone the picture comes first, because below the buttons it would be off the first screen. */}
      <div className="max-md:[&_img]:aspect-auto max-md:[&_img]:h-[min(7rem,12svh)] md:order-last">
        <SceneBand scene={content.scene} photo={findPhotos(photos, 'home')[0]} priority />
      </div>
      <div className="page-width hero-row pt-4 pb-2 max-lg:flex max-lg:flex-col md:py-8">
        <div className="border-l-8 border-amber pl-4 md:pl-8">
          <p className="mb-1 font-heading font-bold text-amber">{content.tagline}</p>
          <h1 tabIndex={-1}>{content.heading}</h1>
          <p className="mt-3 max-w-2xl leading-snug text-mist md:mt-5 md:text-xl md:leading-normal">
            {content.lead}
            <span className="max-sm:hidden">{content.leadEnding}</span>.
          </p>
        </div>
        {/* On a phone the hours stand below the buttons, which would otherwise end behind the bar with the number. */}
        <div className="max-lg:contents lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <div className="mt-4 lg:mt-0">
            <ArrivalCard />
          </div>
          <div className="mt-3 max-lg:order-last">
            <OpeningStatus />
          </div>
        </div>
        <div className="mt-4 md:mt-7">
          <CallButtons className="sm:text-lg" />
          <ProofStrip />
        </div>
      </div>
    </header>
  );
}
