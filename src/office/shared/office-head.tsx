import { buildDocumentTitle } from '../../ui/seo';

/** The head of an office page. */
export function OfficeHead({ title }: { title: string }) {
  return (
    <>
      <title>{buildDocumentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
