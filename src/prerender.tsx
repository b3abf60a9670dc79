/** Renders a page to HTML with the same routes and components as in the browser. */
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { HelmetProvider } from 'react-helmet-async';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { business } from './content/business';
import { routes } from './routes';

const handler = createStaticHandler(routes);

/** The tags of a page's head, and the markup of its body. */
export type RenderedPage = { head: string; body: string };

/** What React writes around the parts of a document without attributes. */
const documentParts = /^<!DOCTYPE html><html><head>(?<head>.*?)<\/head><body>(?<body>.*)<\/body><\/html>$/s;

/** Throws when any part fails to render. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(path, business.url)));
  if (context instanceof Response) {
    throw new Error(`${path} is a redirect.`);
  }
  const errors: unknown[] = Object.values(context.errors ?? {});
  // In a document, React puts the tags of the head where they belong. A head of ours beside the body would change
  // the ids of React's useId.
  const { prelude } = await prerenderToNodeStream(
    <html>
      <body>
        <HelmetProvider>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </HelmetProvider>
      </body>
    </html>,
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { head, body } = documentParts.exec(await text(prelude))?.groups ?? {};
  const [error] = errors;
  if (error !== undefined || head === undefined || body === undefined) {
    throw new Error(`${path} can't be rendered.`, { cause: error });
  }
  return { head, body };
}
