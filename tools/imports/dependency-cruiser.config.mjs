/** The rules of tools/imports/floors.mjs and a few doors between the rooms, as dependency-cruiser reads them. */
import { rooms } from './floors.mjs';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches a file, or everything in a folder. */
const matchPlace = (root, name) => `^${escape(`${root}/${name}`)}${name.includes('.') ? '$' : '/'}`;

/** For each folder: it must not import what stands in its room and not on a lower floor. */
function makeFloorRules({ root, floors }) {
  return floors.flatMap((floor, level) =>
    floor.map((name) => {
      const allowed = [name, ...floors.slice(level + 1).flat()].map((lower) => matchPlace(root, lower));
      return {
        name: `${root}/${name}`,
        comment: `${root}/${name} imports from lower floors only (tools/imports/floors.mjs).`,
        severity: 'error',
        from: { path: matchPlace(root, name) },
        to: { path: `^${escape(root)}/`, pathNot: allowed },
      };
    }),
  );
}

/** Every folder and file of a room stands on a floor, so that nothing escapes the rules. */
function makeHomelessRule({ root, floors }) {
  return {
    name: `${root} has a floor for everything`,
    comment: 'Name the new folder or file in tools/imports/floors.mjs.',
    severity: 'error',
    from: { path: `^${escape(root)}/`, pathNot: floors.flat().map((name) => matchPlace(root, name)) },
    to: {},
  };
}

const notDeployed = '^(build|tools|tests)/';
const functionsRoot = '^supabase/functions/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms.flatMap((room) => [...makeFloorRules(room), makeHomelessRule(room)]),
    {
      name: 'what deploys stands alone',
      comment: 'What deploys imports nothing from build, tools or tests.',
      severity: 'error',
      from: { path: '^(src|supabase)/' },
      to: { path: notDeployed },
    },
    {
      name: 'the functions stand without the site',
      severity: 'error',
      from: { path: '^supabase/' },
      to: { path: '^src/' },
    },
    {
      name: 'the browser knows the contract',
      comment: 'The browser takes only the contract and the rules of the domain from the functions.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: functionsRoot, pathNot: '^supabase/functions/_shared/(contract|domain)/' },
    },
    {
      name: 'content is data',
      comment: 'Content imports nothing but content, and what the functions say of the business, too.',
      severity: 'error',
      from: { path: '^src/content/' },
      to: {
        path: '^(src|supabase)/',
        pathNot: '^(src/content/|supabase/functions/_shared/domain/business[.]ts$)',
      },
    },
    {
      name: 'only the office talks to the backend',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/office/' },
      to: { path: '^(src/office/api/|node_modules/@supabase/)' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(tools/[^/]+/node_modules|dist|supabase/\\.temp)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    reporterOptions: {},
  },
};
