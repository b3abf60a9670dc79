/**
 * Delays the app's script, so that a prerendered page paints first. A short inline script loads it after `load`
 * and an idle moment, or at the first touch or key. It also keeps an early tap on a button (early-tap.ts).
 * docs/performance.md shows the gain.
 */

/** Enough for the first paint on a slow phone. */
const pauseMs = 400;
const idleTimeoutMs = 2000;
/** The pause before script is asked for again where it could not be fetched. */
export const retryMs = 3000;

const entryTag = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/;
const preloadTags = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;

/**
 * Replaces the script tags of a built HTML file with the inline script. It is the same on every page, so that
 * the content security policy needs one hash. `data-chunks` names the page's own files.
 */
export function startLate(html: string): string {
  const [tag, entry] = entryTag.exec(html) ?? [];
  if (tag === undefined || entry === undefined) throw new Error('index.html has lost its script.');
  const shared = [...html.matchAll(preloadTags)].map(([, href]) => href);
  const script = [
    '(()=>{',
    'let started=0;const early=window.earlyTap={target:null};',
    'const add=(tag,more)=>document.head.append(Object.assign(document.createElement(tag),more));',
    'const start=()=>{if(started)return;started=1;',
    'const own=document.getElementById("root").dataset.chunks;',
    `for(const href of ${JSON.stringify(shared)}.concat(own?own.split(" "):[]))add("link",{rel:"modulepreload",href});`,
    `add("script",{type:"module",src:${JSON.stringify(entry)},onerror:()=>setTimeout(()=>{started=0;start()},${retryMs})})};`,
    'early.note=e=>{const b=e.target.closest("popover"in HTMLElement.prototype?"button:not([popovertarget])":"button");if(b)early.target=b};',
    'addEventListener("click",early.note,true);',
    'for(const type of ["pointerdown","touchstart","keydown"])addEventListener(type,start,{once:true,passive:true});',
    `addEventListener("load",()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:${idleTimeoutMs}}):start(),${pauseMs}))`,
    '})()',
  ].join('');
  return html
    .replace(preloadTags, '')
    .replace(tag, '')
    .replace('</body>', () => `<script>${script}</script></body>`);
}
