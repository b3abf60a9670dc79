/** What each page shows when it is shared, by its address: drawn and written by the prerenderer. */
import type { SocialCard } from './social-image';
import tailwind from '../tailwind.config';
import { posts } from '../src/content/articles/post-index';
import { type BrandCategory, brandCategories } from '../src/content/brand-categories';
import { brands } from '../src/content/brands';
import { business } from '../src/content/business';
import { type DrawingName, drawings } from '../src/content/drawings/drawings';
import { industries } from '../src/content/industries';
import { industryCategories, lineUps } from '../src/content/drawings/industry-machines';
import { localPages } from '../src/content/local-pages';
import { locationDrawings } from '../src/content/drawings/location-drawings';
import { serviceDrawings } from '../src/content/drawings/service-drawings';
import { services } from '../src/content/services';
import type { PageKind } from '../src/pages';
import { entryOf } from '../src/site/shared/entry-of';
import { loadWords } from '../src/words';

/** What a card is made from. */
type SharedPage = { kind: PageKind | 'post'; slug: string; title: string };

const { signal, category: categoryColors } = tailwind.theme.extend.colors;

type Subject = { tag: string; machines?: readonly DrawingName[]; category?: BrandCategory | undefined };

const { city, state } = business.location;
const trade = `${city}, ${state}`;

/** The page's subject: its tag, the machines of its own drawing, its color. */
async function subjectOf({ kind, slug }: SharedPage): Promise<Subject> {
  switch (kind) {
    case 'brand': {
      const { category } = entryOf(brands, slug);
      return {
        tag: brandCategories[category],
        machines: [(await loadWords('brand', slug)).drawing],
        category,
      };
    }
    case 'location': {
      const local = entryOf(localPages, slug);
      const { name, category } = locationDrawings[local.slug];
      return { tag: `${local.city}, ${state}`, machines: [name], category };
    }
    case 'industry': {
      const industry = entryOf(industries, slug);
      const machines = lineUps[industry.slug].map(({ name }) => name);
      return { tag: industry.name, machines, category: industryCategories[industry.slug] };
    }
    case 'service': {
      const service = entryOf(services, slug);
      return { tag: service.name, machines: [serviceDrawings[service.slug].name] };
    }
    case 'post': {
      const post = entryOf(posts, slug);
      const brand = brands.find((candidate) => candidate.slug === post.brand);
      return { tag: post.category, machines: [post.drawing], category: brand?.category };
    }
    case 'services':
      return { tag: trade, machines: services.map((service) => serviceDrawings[service.slug].name) };
    case 'blog':
      return { tag: 'Articles', machines: [...new Set(posts.map(({ drawing }) => drawing))].slice(0, 4) };
    case 'contact':
      return { tag: 'Call or write', machines: ['van'] };
    case 'resources':
      return { tag: 'Checklists', machines: ['truck', 'forklift', 'scissor-lift', 'van'] };
    case 'brands':
      return { tag: trade, machines: ['truck', 'excavator', 'tractor', 'boom-lift'] };
    default:
      return { tag: trade };
  }
}

/** A page that is about no single machine shows those that stand for the fleet. */
const defaultMachines = ['excavator', 'van', 'bucket-truck', 'tractor'] satisfies DrawingName[];

export async function socialCard(page: SharedPage): Promise<SocialCard> {
  const { tag, machines = defaultMachines, category } = await subjectOf(page);
  const [first] = machines;
  return {
    title: page.title,
    tag,
    accent: category ? categoryColors[category] : signal.DEFAULT,
    machines,
    unit:
      machines.length === 1 && first
        ? `${drawings[first].unit}, ${drawings[first].view.toLowerCase()}`
        : 'Mixed fleet, side views',
    reach: `Repaired where it stands, within ${business.serviceRadiusMiles} miles`,
    name: business.name,
    phone: business.phone.display,
  };
}
