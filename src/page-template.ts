import type { ReactElement } from 'react';
import type { Page } from './site';

/**
 * What every file in pages/ exports: fetches the page's content, then answers the finished page.
 * The router awaits it before showing anything, the prerenderer before writing the file, so a
 * page never renders half loaded. Null means that there is no such page.
 */
export type PageTemplate = (page: Page) => ReactElement | Promise<ReactElement | null>;
