/**
 * The default Trusted Types policy (https://www.w3.org/TR/trusted-types/). It allows text without markup, JSON and
 * the site's own scripts. Articles have their own policy (src/site/blog/post-page.tsx). The build puts this script
 * into each page, before the scripts that it restricts (build/html-shell.ts).
 */
import { widgetOrigins } from '../content/widget-origins';

/** React creates a script element from exactly this text. */
const harmlessHtml = /^([^<]*|<script><\/script>)$/;

const ownScript = /^\/(assets\/[\w.-]+|offline-worker|admin\/office-worker)\.js$/;

const isAllowedScript = (address: string) =>
  ownScript.test(address) || widgetOrigins.some((origin) => address.startsWith(`${origin}/`));

globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (harmlessHtml.test(html) ? html : null),
  createScriptURL: (address) => (isAllowedScript(address) ? address : null),
  createScript(text) {
    // For structured data. JSON does nothing when it runs as script.
    JSON.parse(text);
    return text;
  },
});
