import { createSharedValue } from './shared-value';

const { set: setSlot, useValue } = createSharedValue<HTMLElement | null>(null);

/** An empty place at the end of the site's header. The office fills it by a portal, so the site doesn't load it. */
export const HeaderSlot = () => <div ref={setSlot} className="header-slot empty:hidden" />;

/** The place's element. Null until it is on the page. */
export const useHeaderSlot = useValue;
