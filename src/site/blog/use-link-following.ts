import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Files, unlike pages, have an ending: the browser opens them itself. */
const isFile = (pathname: string) => /\.\w+$/.test(pathname);

/** A click handler for markup that React didn't draw: its links to our own pages go through the router. */
export function useLinkFollowing(): (event: MouseEvent) => void {
  const navigate = useNavigate();

  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const changed = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || changed || link.origin !== window.location.origin || isFile(link.pathname)) return;
    const isJump = link.hash !== '' && link.pathname === window.location.pathname;
    if (isJump) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
