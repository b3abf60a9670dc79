/** Checks the public site's headers against `dist/_headers`, if there is one, and against a minimum. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, type Answered } from '../local-stack/ask';
import { findHeaders, parseHeaders, type HeaderRule } from '../local-stack/static-host';
import { judge, reportUnchecked, reportWrong, type Finding } from './finding';

const longEnough = 31_536_000;

/** The minimum for each header. `secureOnly`: the header has no effect without https. */
const required: { name: string; isFine: (value: string) => boolean; secureOnly?: true }[] = [
  {
    name: 'content-security-policy',
    isFine: (value) => {
      const directives = new Map(value.split(';').map((part) => [part.trim().split(/\s+/)[0] ?? '', part]));
      const scripts = directives.get('script-src') ?? directives.get('default-src') ?? "'unsafe-inline'";
      return (
        directives.has('frame-ancestors') && !scripts.includes("'unsafe-inline'") && !scripts.includes('*')
      );
    },
  },
  {
    name: 'strict-transport-security',
    isFine: (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= longEnough,
    secureOnly: true,
  },
  { name: 'x-content-type-options', isFine: (value) => value === 'nosniff' },
  { name: 'x-frame-options', isFine: (value) => /^(DENY|SAMEORIGIN)$/i.test(value) },
  { name: 'referrer-policy', isFine: (value) => value !== '' && value !== 'unsafe-url' },
  { name: 'permissions-policy', isFine: (value) => value !== '' },
];

/** Headers for caching, which are not checked. */
const isAboutCaches = (name: string) => ['cache-control', 'link'].includes(name);

type Visited = { path: string; answer: Answered };

function findHeaderProblems(
  name: string,
  visited: Visited[],
  rules: HeaderRule[],
  isSecure: boolean,
): string[] {
  const rule = required.find((candidate) => candidate.name === name);
  return visited.flatMap(({ path, answer }) => {
    const value = answer.headers.get(name);
    const built = findHeaders(rules, path).get(name);
    if (value === null) {
      return built === undefined && (rule === undefined || (rule.secureOnly && !isSecure))
        ? []
        : [`missing on ${path}`];
    }
    if (rule && !rule.isFine(value)) {
      return [`too weak on ${path}`];
    }
    return built !== undefined && value !== built ? [`on ${path} not what dist/_headers says`] : [];
  });
}

/** `dist`: the folder of the build that the site should serve. */
export async function checkSite(site: string, dist: string): Promise<Finding[]> {
  const home = await ask(site);
  if (home.status !== 200) {
    return [
      reportWrong(
        'Site',
        `${site} answers with ${home.status}`,
        'Publish dist/, and put the site first in ALLOWED_ORIGINS.',
      ),
    ];
  }
  if (home.text.includes('/@vite/client')) {
    return [
      reportUnchecked('Site', 'this is the development server: npm run preview has production’s headers'),
    ];
  }
  const asset = /\/assets\/[\w.-]+\.(?:js|css)/.exec(home.text)?.[0];
  const paths = ['/contact', '/admin/dashboard', '/doctor-finds-nothing-here', ...(asset ? [asset] : [])];
  const visited: Visited[] = [
    { path: '/', answer: home },
    ...(await Promise.all(paths.map(async (path) => ({ path, answer: await ask(site + path) })))),
  ];
  const file = join(dist, '_headers');
  const rules = existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
  const names = new Set([
    ...required.map(({ name }) => name),
    ...[...findHeaders(rules, '/').keys()].filter((name) => !isAboutCaches(name)),
  ]);
  const isSecure = site.startsWith('https:');
  const missingPage = visited.find(({ path }) => path === '/doctor-finds-nothing-here');
  return [
    ...[...names].map((name) =>
      judge(
        `Header ${name}`,
        findHeaderProblems(name, visited, rules, isSecure),
        `on ${visited.length} addresses`,
        'Publish dist/ of this build to a host that reads _headers, or give the host these headers by its own settings.',
      ),
    ),
    judge(
      'A page that does not exist',
      missingPage?.answer.status === 404 ? [] : [`is answered with ${missingPage?.answer.status}`],
      'is answered with 404',
      'Let the host answer unknown addresses with 404.html and status 404.',
    ),
  ];
}
