import { posts } from '../blog';
import { ArticleList } from '../components/article-list';
import { CallToAction } from '../components/call-to-action';
import { PageHead } from '../components/page-head';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import type { PageTemplate } from '../page-template';

export const blogPage: PageTemplate = (page) => (
  <>
    <PageHead page={page} />
    <PageHeader title={page.title} lead={page.description} tag="Shop notes" />
    <Section heading="Articles">
      {posts.length === 0 ? (
        <p>No articles yet. The resources page has the checklists.</p>
      ) : (
        <ArticleList posts={posts} />
      )}
    </Section>
    <CallToAction />
  </>
);
