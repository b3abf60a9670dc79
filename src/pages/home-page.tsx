import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { CallButtons } from '../components/call-buttons';
import { CallToAction } from '../components/call-to-action';
import { CardGrid } from '../components/card-grid';
import { Coverage } from '../components/coverage';
import { excavator } from '../components/drawings/earthmovers';
import { tractor } from '../components/drawings/farm-machines';
import { Outline } from '../components/drawings/outline';
import { bucketTruck, truck, van } from '../components/drawings/road-vehicles';
import { OpeningStatus } from '../components/opening-status';
import { PageHead } from '../components/page-head';
import { ArrivalPlate } from '../components/plate';
import { deferredPosts, RecentPosts } from '../components/recent-posts';
import { Section } from '../components/section';
import { Stamp } from '../components/stamp';
import { Testimonials } from '../components/testimonials';
import { business } from '../content/business';
import { industries, type IndustrySlug } from '../content/industries';
import { services } from '../content/services';
import { testimonials } from '../content/testimonials';
import type { PageTemplate } from '../page-template';

const industryOutlines: Record<IndustrySlug, ReactElement> = {
  construction: excavator.outline,
  delivery: van.outline,
  'utilities-energy': bucketTruck.outline,
  agriculture: tractor.outline,
};

const posts = deferredPosts(async () => (await import('../blog')).posts);

/** Whether the page is being prerendered or taken over from its file, so that it must be complete. */
const isFirstPage = () =>
  typeof document === 'undefined' || !document.documentElement.hasAttribute('data-hydrated');

export const homePage: PageTemplate = async (page) => {
  if (isFirstPage()) await posts.load();
  return (
    <>
      <PageHead page={page} />
      <Hero title={page.title} />
      <Section
        heading="Fleets we look after"
        lead="Each has its own calendar: pours and lane closures, routes, PTO hours, harvest."
      >
        <CardGrid
          items={industries.map(({ slug, name, description, path }) => ({
            title: name,
            text: description,
            path,
            picture: <Outline outline={industryOutlines[slug]} className="mb-4 w-36" />,
          }))}
        />
      </Section>
      <Section heading="Recent blog posts" lead="Recalls, rules and seasons, dated and with their sources.">
        <RecentPosts
          posts={posts}
          include={({ brand }) => brand === undefined}
          emptyText="No articles yet. The first ones are being written."
        />
        <MoreLink to="/blog">All articles</MoreLink>
      </Section>
      <Section heading="What customers say" wide>
        <Testimonials items={testimonials} />
      </Section>
      <Section
        heading="Three services"
        lead="Repair now, maintenance on a calendar, and the inspection the law asks for."
      >
        <CardGrid
          items={services.map(({ name, description, path }) => ({ title: name, text: description, path }))}
        />
        <MoreLink to="/services">Compare the services</MoreLink>
      </Section>
      <Section
        heading="Recent brand posts"
        lead="Articles about one make: what fails, what was recalled, what to check first."
      >
        <RecentPosts
          posts={posts}
          include={({ brand }) => brand !== undefined}
          emptyText="No articles about single makes yet. Every make has its own page under Brands."
        />
        <MoreLink to="/brands">All brands we repair</MoreLink>
      </Section>
      <Coverage />
      <CallToAction />
    </>
  );
};

function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-4">
      <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
        {children}
      </Link>
    </p>
  );
}

function Hero({ title }: { title: string }) {
  return (
    <header className="page-width">
      <div className="hero-row py-6 md:pt-12 md:pb-8">
        <div>
          <div className="border-l-4 border-signal pl-4 md:pl-6">
            <p className="mb-3">
              <Stamp className="text-signal">We come to the machine</Stamp>
            </p>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="mt-4 max-w-measure text-lg text-slate md:text-xl">
              Trucks, vans, lifts, forklifts and heavy equipment of 60+ makes, repaired at your yard, jobsite
              or roadside.{' '}
              <span className="max-sm:hidden">
                Same-day emergency service, maintenance plans and DOT inspections within{' '}
                {business.serviceRadiusMiles} miles of {business.location.city}.
              </span>
            </p>
          </div>
          <div className="mt-6 mb-4">
            <CallButtons className="text-lg" />
          </div>
          <OpeningStatus />
        </div>
        <ArrivalPlate />
      </div>
      <TravelDrawing />
    </header>
  );
}

/** The service van, the distance and the machine that waits, measured as on a drawing. */
function TravelDrawing() {
  const { city, state } = business.location;
  return (
    <figure className="pb-8 text-sm sm:text-base md:pb-12">
      <div className="flex items-end border-b-2 border-ink">
        <Outline outline={van.outline} className="w-1/4 max-w-60" flipped />
        <div className="mb-3 grow self-end px-2 sm:mb-6 sm:px-6">
          <p className="text-center font-heading leading-tight font-bold">
            up to {business.serviceRadiusMiles} miles
          </p>
          <div aria-hidden="true" className="dimension-line mt-1" />
        </div>
        <Outline outline={truck.outline} className="w-1/3 max-w-72" />
      </div>
      <figcaption className="flex justify-between gap-4 pt-2 text-slate">
        <span>
          Base: {city}, {state}
        </span>
        <span className="text-right">Your machine, where it stands</span>
      </figcaption>
    </figure>
  );
}
