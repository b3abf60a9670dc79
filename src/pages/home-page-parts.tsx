/** The parts of the home page that only its drawing needs: a page taken over from its file does without. */
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '../blog';
import { CallToAction } from '../components/call-to-action';
import { Coverage } from '../components/coverage';
import { DrawingThumbnail } from '../components/drawing-thumbnail';
import { deferredPosts, RecentPosts } from '../components/recent-posts';
import { ServiceReach } from '../components/service-reach';
import type { BrandCategory } from '../content/brand-categories';
import type { DrawingName } from '../content/drawings';
import { industries, type IndustrySlug } from '../content/industries';
import { services } from '../content/services';

const sheets: Record<IndustrySlug, { drawing: DrawingName; category: BrandCategory }> = {
  construction: { drawing: 'excavator', category: 'construction' },
  delivery: { drawing: 'van', category: 'van' },
  'utilities-energy': { drawing: 'bucket-truck', category: 'lift' },
  agriculture: { drawing: 'tractor', category: 'ag' },
};

const posts = deferredPosts(async () => (await import('../blog')).posts);

/** Whether the page is the visit's first, or being prerendered, so that it must be complete. */
const isFirstPage = () =>
  typeof document === 'undefined' || !document.documentElement.hasAttribute('data-hydrated');

/** The newest articles of a kind; the list is waited for where the page must be complete. */
async function recentPosts(include: (post: Post) => boolean, emptyText: string): Promise<ReactElement> {
  if (isFirstPage()) await posts.load();
  return <RecentPosts posts={posts} include={include} emptyText={emptyText} />;
}

export const articles = () =>
  recentPosts(({ brand }) => brand === undefined, 'No articles yet. The first ones are being written.');

export const brandArticles = () =>
  recentPosts(
    ({ brand }) => brand !== undefined,
    'No articles about single makes yet. Every make has its own page under Brands.',
  );

export const reach = <ServiceReach />;

export const ending = (
  <>
    <Coverage />
    <CallToAction />
  </>
);

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
    <ul className="plate-grid lg:grid-cols-3">
      {services.map(({ slug, name, description, path }) => (
        <li key={slug} className="flex bg-white sm:max-lg:last:odd:col-span-2">
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

export const industrySheets = <IndustrySheets />;

export const serviceBoxes = <ServiceBoxes />;
