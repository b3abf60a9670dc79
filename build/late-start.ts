/**
 * Lets a prerendered page paint before its script is even requested: in place of the entry's tags
 * stands a short inline script that fetches it after `load`, a pause and an idle moment, or at the
 * first sign of a visitor's hand. A tap on a button that nothing listens to yet is kept, and made
 * again once React has taken over (src/main.tsx); links, the menu and tel: need no script. The page
 * has only its own rules; what fetches the whole style sheet is left for the app (src/whole-styles.ts).
 */
import { stylesheetOf } from './html-shell.ts';
import { policyHash } from './policy-hash.ts';

/** Long enough for the first paint to be over on a slow phone, too short to be noticed. */
const pauseMs = 400;
const idleTimeoutMs = 2000;

const entryTag = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/;
const preloadTags = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;

export type LateShell = {
  html: string;
  /** The address of the script that it fetches. */
  entry: string;
  /** The inline script's hash, as the page's policy names it. */
  hash: string;
};

/** Defers the entry of a built HTML file. Throws when the file has none. */
export function startLate(html: string): LateShell {
  const [tag, entry] = entryTag.exec(html) ?? [];
  if (tag === undefined || entry === undefined) throw new Error('index.html has lost its script.');
  const chunks = [...html.matchAll(preloadTags)].map(([, href]) => href);
  const script = [
    '(()=>{',
    'let started=0,styled;const early=window.earlyTap={target:null};',
    `window.wholeStyles=()=>styled??=new Promise(r=>{const l=document.createElement("link");l.rel="stylesheet";l.href=${JSON.stringify(stylesheetOf(html))};l.onload=l.onerror=r;document.head.append(l)});`,
    'const start=()=>{if(started)return;started=1;',
    `for(const href of ${JSON.stringify(chunks)}){const l=document.createElement("link");l.rel="modulepreload";l.href=href;document.head.append(l)}`,
    `const s=document.createElement("script");s.type="module";s.src=${JSON.stringify(entry)};document.head.append(s)};`,
    'early.note=e=>{const b=e.target.closest("button:not([popovertarget])");if(b)early.target=b};',
    'addEventListener("click",early.note,true);',
    'for(const type of ["pointerdown","touchstart","keydown"])addEventListener(type,start,{once:true,passive:true});',
    `addEventListener("load",()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:${idleTimeoutMs}}):start(),${pauseMs}))`,
    '})()',
  ].join('');
  return {
    html: html
      .replace(preloadTags, '')
      .replace(tag, '')
      .replace('</body>', () => `<script>${script}</script></body>`),
    entry,
    hash: policyHash(script),
  };
}
