/**
 * The default Trusted Types policy (https://www.w3.org/TR/trusted-types/). It allows text without markup, JSON
 * and the site's own scripts. Articles have their own policy (src/site/blog/post-page.tsx).
 */
const policy = (scriptOrigins: readonly string[]) => [
  'window.trustedTypes&&trustedTypes.createPolicy("default",{',
  // React creates a script element from exactly this text.
  'createHTML:t=>/^([^<]*|<script><\\/script>)$/.test(t)?t:null,',
  'createScriptURL:t=>/^\\/(assets\\/[\\w.-]+|offline-worker|admin\\/office-worker)\\.js$/.test(t)',
  ...scriptOrigins.map((origin) => `||t.startsWith("${origin}/")`),
  '?t:null,',
  // For structured data. JSON does nothing when it runs as script.
  'createScript:t=>(JSON.parse(t),t)})',
];

/** Adds the policy to a page, before the scripts that it restricts. `scriptOrigins` are allowed too. */
export const addTrustedTypesPolicy = (html: string, scriptOrigins: readonly string[]) =>
  html.replace('</body>', () => `<script>${policy(scriptOrigins).join('')}</script></body>`);
