/** Renders a page to HTML with the same routes and components as in the browser. */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { business } from './content/business';
import { routes } from './routes';

const handler = createStaticHandler(routes);

/** Returns the tags of the page's head, then its markup. Throws when any part fails to render. */
export async function renderPage(path: string): Promise<string> {
  const context = await handler.query(new Request(new URL(path, business.url)));
  if (context instanceof Response) throw new Error(`${path} is a redirect.`);
  const errors: unknown[] = Object.values(context.errors ?? {});
  const { prelude } = await prerenderToNodeStream(
    <HelmetProvider>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </HelmetProvider>,
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const rendered = await text(prelude);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} can't be rendered.`, { cause: error });
  return rendered;
}
