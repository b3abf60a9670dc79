/** What the picture for sharing shows of each page. */
import { posts } from '../src/content/articles/post-index';
import { brands } from '../src/content/brands';
import type { DrawingName } from '../src/content/drawings/drawings';
import { lineUps } from '../src/content/drawings/industry-machines';
import { serviceDrawings } from '../src/content/drawings/service-drawings';
import { industries } from '../src/content/industries';
import { localPages } from '../src/content/local-pages';
import * as blog from '../src/content/main-pages/blog';
import * as brandList from '../src/content/main-pages/brands';
import * as contact from '../src/content/main-pages/contact';
import * as home from '../src/content/main-pages/home';
import * as locations from '../src/content/main-pages/locations';
import * as resources from '../src/content/main-pages/resources';
import * as serviceList from '../src/content/main-pages/services';
import * as sitemap from '../src/content/main-pages/sitemap';
import { policies } from '../src/content/policies';
import { services } from '../src/content/services';
import { loadContent } from '../src/page-content';
import type { PageKind } from '../src/pages';
import { findEntry } from '../src/site/shared/find-entry';
import type { SocialCard } from './social-image';

const makeMainCard =
  ({ title }: { title: string }, machine?: DrawingName) =>
  () => ({ title, machine });

/** The card of a page of each kind, by the page's slug. */
const cards: Record<PageKind | 'post', (slug: string) => SocialCard | Promise<SocialCard>> = {
  home: makeMainCard(home, 'service-truck'),
  services: makeMainCard(serviceList, 'excavator'),
  brands: makeMainCard(brandList),
  locations: makeMainCard(locations, 'truck'),
  resources: makeMainCard(resources),
  blog: makeMainCard(blog, 'engine'),
  contact: makeMainCard(contact),
  sitemap: makeMainCard(sitemap),
  policy(slug) {
    const policyList = Object.entries(policies).map(([key, { title }]) => ({ slug: key, title }));
    return { title: findEntry(policyList, slug).title };
  },
  service(slug) {
    const service = findEntry(services, slug);
    return { title: service.title, machine: serviceDrawings[service.slug].name };
  },
  industry(slug) {
    const { title, category, slug: name } = findEntry(industries, slug);
    return { title, category, machine: lineUps[name][0].name };
  },
  async location(slug) {
    const { drawing } = await loadContent('location', slug);
    return { title: findEntry(localPages, slug).name, category: drawing.category, machine: drawing.name };
  },
  async brand(slug) {
    const { title, drawing } = await loadContent('brand', slug);
    return { title, category: findEntry(brands, slug).category, machine: drawing };
  },
  post(slug) {
    const post = findEntry(posts, slug);
    const brand = brands.find((candidate) => candidate.slug === post.brand);
    return { title: post.title, category: brand?.category, machine: post.drawing };
  },
};

export const describeCard = async ({
  kind,
  slug,
}: {
  kind: PageKind | 'post';
  slug: string;
}): Promise<SocialCard> => cards[kind](slug);
