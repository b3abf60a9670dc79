import type { Plugin } from 'vite';

/** Serves the machines' drawings in development; the build's are written by src/prerender.tsx. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!/^\/drawings\/[a-z-]+\.svg$/.test(path)) {
          next();
          return;
        }
        server
          .ssrLoadModule('/src/drawing-files.tsx')
          .then(({ drawingFiles }: { drawingFiles?: unknown }) => {
            const files = typeof drawingFiles === 'object' && drawingFiles !== null ? drawingFiles : {};
            const content: unknown = Reflect.get(files, path);
            if (typeof content !== 'string') {
              response.statusCode = 404;
              response.end();
              return;
            }
            response.setHeader('Content-Type', 'image/svg+xml');
            response.end(content);
          })
          .catch(next);
      });
    },
  };
}
