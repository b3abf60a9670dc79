import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { AreaCheck } from '../components/area-check';
import { BrandFinderCompact } from '../components/brand-finder-compact';
import { CallButtons } from '../components/call-buttons';
import { OpeningStatus } from '../components/opening-status';
import { ArrivalPlate } from '../components/plate';
import { Section } from '../components/section';
import { Stamp } from '../components/stamp';
import { staticHead, staticPart } from '../components/static-part';
import { Testimonials } from '../components/testimonials';
import { business } from '../content/business';
import { testimonials } from '../content/testimonials';
import type { PageTemplate } from '../page-template';

/** A part without anything to operate; it stands inside its section, whose rule looks at its neighbours. */
const part = (
  name: string,
  draw: (parts: typeof import('./home-page-parts')) => ReactElement | Promise<ReactElement>,
) => staticPart(name, async () => draw(await import('./home-page-parts')));

export const homePage: PageTemplate = async (page) => {
  const [head, reach, industries, articles, services, brandArticles, ending] = await Promise.all([
    staticHead(page),
    part('reach', ({ reach }) => reach),
    part('industries', ({ industrySheets }) => industrySheets),
    part('articles', ({ articles }) => articles()),
    part('services', ({ serviceBoxes }) => serviceBoxes),
    part('brand-articles', ({ brandArticles }) => brandArticles()),
    part('ending', ({ ending }) => ending),
  ]);
  return (
    <>
      {head}
      <Hero title={page.title} reach={reach} />
      <Section heading="Two questions before you call" ground="night" wide>
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
          <div>
            <h3 className="mb-4 text-2xl">Is your machine one of ours?</h3>
            <BrandFinderCompact />
          </div>
          <div>
            <h3 className="mb-4 text-2xl">Are you inside the circle?</h3>
            <AreaCheck />
          </div>
        </div>
      </Section>
      <Section
        heading="Fleets we work for"
        lead="Each has its own calendar: pours and lane closures, routes, PTO hours, harvest."
        wide
      >
        {industries}
      </Section>
      <Section
        heading="Recent blog posts"
        lead="Recalls, rules and seasons, dated and with their sources."
        ground="sheet"
      >
        {articles}
        <MoreLink to="/blog">All articles</MoreLink>
      </Section>
      <Section heading="What customers say" wide>
        <Testimonials items={testimonials} />
      </Section>
      <Section
        heading="Three services"
        lead="Repair now, maintenance on a calendar, and the inspection the law asks for."
        ground="sheet"
        wide
      >
        {services}
        <MoreLink to="/services">Compare the services</MoreLink>
      </Section>
      <Section
        heading="Recent brand posts"
        lead="Articles about one make: what fails, what was recalled, what to check first."
      >
        {brandArticles}
        <MoreLink to="/brands">All brands we repair</MoreLink>
      </Section>
      {ending}
    </>
  );
};

function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="mt-6">
      <Link to={to} className="link inline-flex min-h-11 items-center font-semibold">
        {children}
      </Link>
    </p>
  );
}

function Hero({ title, reach }: { title: string; reach: ReactElement }) {
  return (
    <header className="page-width pb-14 md:pb-20">
      <div className="hero-row py-6 md:pt-12 md:pb-10">
        <div className="lg:row-span-2">
          <div className="border-l-8 border-signal pl-4 md:pl-8">
            <p className="mb-4 text-signal md:mb-6">
              <Stamp>We come to the machine</Stamp>
            </p>
            <h1 tabIndex={-1}>
              {/* A line that ends in the middle of "Heavy-Equipment" reads badly. */}
              {title.split(/(\S+-\S+)/).map((part) =>
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
              Trucks, vans, lifts, forklifts and heavy equipment of 60+ makes, repaired at your yard, jobsite
              or roadside within {business.serviceRadiusMiles} miles of {business.location.city}.{' '}
              <span className="max-sm:hidden">
                Same-day emergency service, maintenance plans and DOT inspections.
              </span>
            </p>
          </div>
          <div className="mt-5 md:mt-8">
            <CallButtons className="text-lg" />
          </div>
        </div>
        <div className="max-lg:mt-4! lg:col-start-2 lg:row-start-2 lg:pt-4">
          <OpeningStatus />
        </div>
        <div className="lg:col-start-2 lg:row-start-1">
          <ArrivalPlate />
        </div>
      </div>
      {reach}
    </header>
  );
}
