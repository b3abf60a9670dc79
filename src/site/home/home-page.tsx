import { Link } from 'react-router-dom';
import { AboutBusiness } from '../proof/about-business';
import { AreaCheck } from '../location/area-check';
import { BrandFinder } from '../brands/brand-finder';
import { CallButtons } from '../shared/call-buttons';
import { CallToAction } from '../shared/call-to-action';
import { Coverage } from '../location/coverage';
import { DrawingThumbnail } from '../drawings/drawing-thumbnail';
import { FaqList } from '../lists/faq-list';
import { HowItWorks } from './how-it-works';
import { MoreLink } from '../shared/more-link';
import { OpeningStatus } from '../shared/opening-status';
import { PageHead } from '../head/page-head';
import { ArrivalPlate } from '../shared/spec-card';
import { ProofStrip } from '../proof/proof-strip';
import { RecentPosts } from './recent-posts';
import { Section } from '../shared/section';
import { ServiceReach } from '../location/service-reach';
import { Testimonials } from './testimonials';
import type { BrandCategory } from '../../content/brand-categories';
import { business } from '../../content/business';
import type { DrawingName } from '../../content/drawings/drawings';
import { industries, type IndustrySlug } from '../../content/industries';
import { services } from '../../content/services';
import { testimonials } from '../../content/testimonials';
import { businessNode } from '../head/business-node';
import type { Page } from '../../pages';
import { description, heading, questions, title } from '../../content/main-pages/home';

const sheets: Record<IndustrySlug, { drawing: DrawingName; category: BrandCategory }> = {
  construction: { drawing: 'excavator', category: 'construction' },
  delivery: { drawing: 'van', category: 'van' },
  'utilities-energy': { drawing: 'bucket-truck', category: 'lift' },
  agriculture: { drawing: 'tractor', category: 'ag' },
};

export function HomePage({ page }: { page: Page }) {
  return (
    <>
      <PageHead {...page} title={title} description={description} business={businessNode()} />
      <Hero />
      <Section heading="Check your machine and location" ground="night" wide>
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
          <div>
            <h3 className="mb-4 text-2xl">Do we work on your brand?</h3>
            <BrandFinder />
          </div>
          <div>
            <h3 className="mb-4 text-2xl">Do we cover your area?</h3>
            <AreaCheck />
          </div>
        </div>
      </Section>
      <Section
        heading="Fleets we work for"
        lead="Construction, delivery, utilities and farms. Pick yours to see what we fix and when to service it."
        wide
      >
        <IndustrySheets />
      </Section>
      <HowItWorks />
      <Section
        heading="Recent blog posts"
        lead="Fault guides, recalls, DOT rules and seasonal checks, with dates and sources."
        ground="sheet"
      >
        <RecentPosts kind="general" />
        <MoreLink to="/blog">All articles</MoreLink>
      </Section>
      <Section heading="What customers say" wide>
        <Testimonials items={testimonials} />
      </Section>
      <Section
        heading="Our three services"
        lead="Emergency repair, planned maintenance and DOT inspections. We do all three at your location."
        ground="sheet"
        wide
      >
        <ServiceBoxes />
        <MoreLink to="/services">Compare our services</MoreLink>
      </Section>
      <Section
        heading="Recent brand posts"
        lead="Guides for one brand at a time: what fails, what got recalled, what to check first."
      >
        <RecentPosts kind="aboutBrands" />
        <MoreLink to="/brands">All brands we repair</MoreLink>
      </Section>
      <AboutBusiness />
      <Section heading="Questions about mobile repair" id="questions">
        <FaqList items={questions} />
      </Section>
      <Coverage />
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
            <p className="mb-2 font-heading font-bold text-signal">We come to you, 24/7</p>
            <h1 tabIndex={-1}>
              {/* A line that ends in the middle of "Heavy-Equipment" reads badly. */}
              {heading.split(/(\S+-\S+)/).map((part) =>
                part.includes('-') ? (
                  <span key={part} className="sm:whitespace-nowrap">
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </h1>
            <p className="mt-3 max-w-2xl text-lg leading-snug text-slate md:mt-5 md:text-xl md:leading-normal">
              Truck, van, forklift, lift or heavy equipment down? We fix 60+ brands at your yard, jobsite or
              roadside within {business.serviceRadiusMiles} miles of {business.location.city}. Same-day
              emergency service
              <span className="max-sm:hidden">, maintenance plans and DOT inspections</span>.
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
          <ArrivalPlate />
        </div>
      </div>
      <ServiceReach />
    </header>
  );
}

/** The industries, each on a small drawing sheet with its own machine. */
function IndustrySheets() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4">
      {industries.map(({ slug, name, description, path }) => (
        <li key={slug} data-category={sheets[slug].category} className="flex">
          <Link
            to={path}
            className="group flex w-full rounded border-2 border-ink bg-white text-ink hover:outline-2 hover:outline-ink sm:flex-col"
          >
            <span className="squared-paper flex flex-none items-center border-ink px-2 max-sm:w-1/3 max-sm:border-r-2 sm:block sm:border-b-2 sm:px-6 sm:pt-6">
              <DrawingThumbnail name={sheets[slug].drawing} className="w-full" />
            </span>
            <span className="block grow border-accent p-4 max-sm:border-l-8 sm:border-t-8 sm:p-5">
              <span className="font-heading text-xl leading-tight font-bold underline decoration-1 underline-offset-4">
                {name}
              </span>
              <span className="mt-2 block text-base leading-snug text-slate sm:leading-normal">
                {description}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The services as the boxes of a work order, to tick the one you need. */
function ServiceBoxes() {
  return (
    <ul className="grid grid-cols-1 gap-px rounded border border-ink sm:grid-cols-2 lg:grid-cols-3">
      {services.map(({ slug, name, description, path }) => (
        <li key={slug} className="flex bg-white outline outline-ink sm:max-lg:last:odd:col-span-2">
          <Link
            to={path}
            className="group flex w-full gap-4 p-6 text-ink -outline-offset-4! hover:bg-paper hover:outline-2 hover:outline-ink md:p-8"
          >
            <span
              aria-hidden="true"
              className="relative mt-0.5 size-8 shrink-0 rounded border-[3px] border-ink bg-white group-hover:bg-amber"
            />
            <span>
              <span className="font-heading text-2xl leading-tight font-bold underline decoration-1 underline-offset-4">
                {name}
              </span>
              <span className="mt-3 block text-base text-slate">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
