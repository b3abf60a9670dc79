/** What the line over a saved page looks like: the page's own policy lets these rules in by their hash. */
export const noticeStyles =
  // Ink on amber, as in tailwind.config.ts.
  '#offline{background:#f2a71b;color:#14202b;padding:12px 16px;line-height:1.6}#offline a{color:inherit}#offline [href^=tel]{font-weight:700;white-space:nowrap}';
