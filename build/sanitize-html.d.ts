/** What the build uses of sanitize-html; its published types bring seven packages along. */
declare module 'sanitize-html' {
  type Transformer = { tagName: string; attribs: Record<string, string> };
  type Options = {
    allowedTags: string[];
    allowedAttributes: Record<string, string[]>;
    allowedSchemes: string[];
    transformTags: Record<string, Transformer>;
  };
  function sanitizeHtml(html: string, options: Options): string;
  namespace sanitizeHtml {
    function simpleTransform(tag: string, attributes: Record<string, string>): Transformer;
  }
  export default sanitizeHtml;
}
