/**
 * The default policy for trusted types (https://www.w3.org/TR/trusted-types/). It lets through text without
 * markup, JSON, and the addresses of the site's own scripts; anything else throws. HTML that was written at
 * build has a policy of its own (src/site/blog/article-body.tsx).
 */
const policy = (scriptOrigins: readonly string[]) => [
  'window.trustedTypes&&trustedTypes.createPolicy("default",{',
  // React creates script elements from exactly this text.
  'createHTML:t=>/^([^<]*|<script><\\/script>)$/.test(t)?t:null,',
  'createScriptURL:t=>/^\\/(assets\\/[\\w.-]+|offline-worker|admin\\/office-worker)\\.js$/.test(t)',
  ...scriptOrigins.map((origin) => `||t.startsWith("${origin}/")`),
  '?t:null,',
  // Structured data; JSON does nothing when it is run.
  'createScript:t=>(JSON.parse(t),t)})',
];

/**
 * Puts the rules into a page, as an inline script in front of the scripts that they apply to.
 * `scriptOrigins`: other origins whose scripts may run.
 */
export function demandTrustedTypes(
  html: string,
  scriptOrigins: readonly string[] = [],
): { html: string; script: string } {
  const script = policy(scriptOrigins).join('');
  return { html: html.replace('</body>', () => `<script>${script}</script></body>`), script };
}
