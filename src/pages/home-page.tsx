import { Link } from 'react-router-dom';
import { CallToAction } from '../components/call-to-action';
import { CardGrid } from '../components/card-grid';
import { Coverage } from '../components/coverage';
import { OpeningStatus } from '../components/opening-status';
import { PageHead } from '../components/page-head';
import { PhoneLink } from '../components/phone-link';
import { deferredPosts, RecentPosts } from '../components/recent-posts';
import { Section } from '../components/section';
import { Stamp } from '../components/stamp';
import { Testimonials } from '../components/testimonials';
import { business, serviceAreaTiers } from '../content/business';
import { industries } from '../content/industries';
import { services } from '../content/services';
import { testimonials } from '../content/testimonials';
import type { PageTemplate } from '../page-template';

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
          items={industries.map(({ name, description, path }) => ({ title: name, text: description, path }))}
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
      <Section heading="What customers say">
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
    <header className="border-b border-line">
      <div className="page-width grid items-start gap-8 py-8 md:py-14 lg:grid-cols-[3fr_2fr]">
        <div>
          <div className="border-l-4 border-signal pl-4 md:pl-6">
            <p className="mb-3">
              <Stamp className="text-signal">We come to the machine</Stamp>
            </p>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="mt-4 max-w-measure text-lg text-slate md:text-xl">
              Trucks, vans, lifts, forklifts and heavy equipment of 60+ makes, repaired at your yard, jobsite
              or roadside. Same-day emergency service, maintenance plans and DOT inspections within{' '}
              {business.serviceRadiusMiles} miles of {business.location.city}.
            </p>
          </div>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <PhoneLink className="button text-lg" label="Call" />
            <Link to="/contact" className="button button-outline text-lg">
              Request a Service Quote
            </Link>
          </div>
          <div className="mt-4">
            <OpeningStatus />
          </div>
        </div>
        <WorkOrder />
      </div>
    </header>
  );
}

/** The offer as the head of a work order: the plate with its fields. */
function WorkOrder() {
  const { city, state } = business.location;
  const { metro, oklahomaCity, regional } = serviceAreaTiers;
  const fields = [
    { term: 'Work', value: 'On site: yard, jobsite, roadside' },
    { term: 'Base', value: `${city}, ${state}` },
    { term: 'Radius', value: `${business.serviceRadiusMiles} miles, straight line` },
    ...[metro, oklahomaCity, regional].map((tier) => ({ term: tier.title, value: tier.responseTime })),
    { term: business.hours.emergency.label, value: business.hours.emergency.display },
  ];
  return (
    <div className="rounded border-2 border-ink bg-white">
      <p className="border-b-2 border-ink px-4 py-2 font-heading font-bold tracking-wide uppercase">
        Work order
      </p>
      <dl>
        {fields.map(({ term, value }) => (
          <div key={term} className="flex justify-between gap-4 border-b border-line px-4 py-2 last:border-0">
            <dt className="text-steel">{term}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t-2 border-ink px-4 py-2 text-sm text-slate">
        Times are typical arrivals. Call to confirm yours.
      </p>
    </div>
  );
}
