import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The lower part of a page. After a click it follows a moment later, so that the heading shows sooner. `above`: the
 * hash of a section that stands above it; with any other hash it shows at once, because the link may lead into it.
 */
export function BelowFold({ above = '', children }: { above?: string; children: ReactNode }) {
  const isClicked = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  const isShown = useDeferredValue(true, !isClicked || (hash !== '' && hash !== above));
  return isShown ? children : <div className="min-h-screen" />;
}
