/** Addresses that nobody wrote in good faith, against the host. Against the router: tests/site/routes.test.ts. */
import { createServer, request as ask } from 'node:http';
import { expect, test } from '@playwright/test';
import { createStaticHost } from '../../../tools/local-stack/static-host';
import { noteFigure } from '../../support/fuzz';
import { hostilePaths as paths } from '../../support/hostile-paths';

type Reply = { status: number; location: string; body: string };

/** Sends the path as it is: a browser or fetch would mend it first. */
const raw = (port: number, path: string) =>
  new Promise<Reply>((resolve, reject) => {
    const request = ask({ port, host: 'localhost', path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', body }),
      );
    });
    request.on('error', reject);
    request.end();
  });

type Host = Parameters<typeof createServer>[1];

/** The paths that lead to another origin, to a file outside, or to an answer that is no answer. */
async function wrongAnswers(host: Host): Promise<string[]> {
  const server = createServer({}, host);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const wrong: string[] = [];
  for (const path of paths) {
    const { status, location, body } = await raw(port, path);
    const isOurs = location === '' || new URL(location, 'http://site.test').origin === 'http://site.test';
    const isLeak = /"devDependencies"|jwtSecret|\[core\]|Content-Security-Policy:/.test(body);
    const isAnswer = [200, 301, 400, 404].includes(status) && !/\bat .+:\d+:\d+/.test(body);
    if (!isOurs || isLeak || !isAnswer) wrong.push(`${path.slice(0, 80)}: ${status} ${location}`);
  }
  await new Promise((resolve) => server.close(resolve));
  return wrong;
}

test.describe('T47, T48 hostile addresses', () => {
  test('lead nowhere else and show no file and no trace, whatever the host is asked', async () => {
    expect(paths.length).toBeGreaterThanOrEqual(200);
    expect(new Set(paths).size).toBe(paths.length);
    expect(await wrongAnswers(createStaticHost('dist'))).toEqual([]);
    noteFigure({
      target: 'T48',
      figure: `${paths.length} hostile addresses: 0 off the site, 0 files, 0 traces`,
    });
  });
});
