/**
 * Lets a prerendered page paint before its script is even requested: in place of the entry's tags
 * stands a short inline script that fetches it after `load`, a pause and an idle moment, or at the
 * first sign of a visitor's hand. A tap on a button that nothing listens to yet is kept, and made
 * again once React has taken over (early-tap.ts); links, the menu and tel: need no script.
 * `docs/performance.md` has what this gains.
 */

/** Long enough for the first paint to be over on a slow phone, too short to be noticed. */
const pauseMs = 400;
const idleTimeoutMs = 2000;

const entryTag = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/;
const preloadTags = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;

/**
 * Defers the entry of a built HTML file. The script is the same for every page, so that one hash in the
 * policy allows it; what a page needs besides the entry is named in its `data-chunks`. Throws when the
 * file has no entry.
 */
export function startLate(html: string): { html: string; script: string } {
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
    `add("script",{type:"module",src:${JSON.stringify(entry)}})};`,
    'early.note=e=>{const b=e.target.closest("popover"in HTMLElement.prototype?"button:not([popovertarget])":"button");if(b)early.target=b};',
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
    script,
  };
}
