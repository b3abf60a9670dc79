import { documentTitle } from '../lib/seo';

/** The head of a page that no search engine should list. */
export function OfficeHead({ title }: { title: string }) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
