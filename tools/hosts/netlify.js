/** Serves a folder with Netlify's own code, on a free port that it prints: `node netlify.js <folder>`. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';

const folder = resolve(argv[2] ?? 'dist');
const projectDir = dirname(folder);
const configPath = join(projectDir, 'netlify.toml');

const files = new StaticHandler({ directory: folder });
const redirects = new RedirectsHandler({
  configPath,
  configRedirects: [],
  jwtRoleClaim: '',
  jwtSecret: '',
  projectDir,
  publicDir: folder,
});
const headers = new HeadersHandler({ configPath, projectDir, publishDir: folder, logger: console });

const findFile = async (request) => (await files.match(request))?.handle;

async function answer(request) {
  const redirect = await redirects.match(request);
  const redirected = redirect && (await redirects.handle(request, redirect, findFile));
  const sendFile = await findFile(request);
  const response =
    redirected ??
    (await sendFile?.()) ??
    new Response(await readFile(join(folder, '404.html')), {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  const changeable = new Response(response.body, response);
  await headers.apply(request, changeable);
  return changeable;
}

const server = createServer((request, response) => {
  void answer(new Request(`http://${request.headers.host}${request.url}`))
    .then(async (answered) => {
      response.writeHead(answered.status, Object.fromEntries(answered.headers));
      response.end(new Uint8Array(await answered.arrayBuffer()));
    })
    .catch((error) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => console.log(`Ready on http://127.0.0.1:${server.address().port}`));
