/** Compares the access rules of the schema `public` with those of the newest access migration. */
import { readMigrations } from '../local-stack/migrations';
import type { DeploymentState } from './deployment-state';
import { judged, type Finding } from './finding';

type Rights = Pick<DeploymentState, 'policies' | 'grants' | 'functions'>;

const browserRoles = ['anon', 'authenticated'];
const words = (list: string) => list.split(',').map((word) => word.trim());

/** The tables of `public` among a grant's objects. */
const tablesOf = (objects: string): string[] =>
  objects.startsWith('function') ? [] : [...objects.matchAll(/public\.(\w+)/g)].map(([, name = '']) => name);

/** Turns `select, update (name)` into `select table` and `update table.name`. */
const rightsOn = (table: string, verbs: string): string[] =>
  [...verbs.matchAll(/([a-z]+)(?:\s*\(([^)]*)\))?/g)].flatMap(([, verb, columns]) =>
    columns === undefined
      ? [`${verb} ${table}`]
      : words(columns).map((column) => `${verb} ${table}.${column}`),
  );

/** Reads the rules from the SQL, so that they are written only once. */
function intendedRights(sql: string): Rights {
  const policies = [...sql.matchAll(/create policy "([^"]+)" on public\.(\w+)/g)].map(
    ([, name, table]) => `${table}: ${name}`,
  );
  const given = [...sql.matchAll(/^grant ([^;]+?)\s+on\s+((?!schema)[^;]+?)\s+to ([\w, ]+);/gm)];
  const grants = given.flatMap(([, verbs = '', objects = '', roles = '']) =>
    words(roles).flatMap((role) =>
      tablesOf(objects).flatMap((table) => rightsOn(table, verbs).map((right) => `${role} ${right}`)),
    ),
  );
  const functions = given.flatMap(([, , objects = '', roles = '']) =>
    words(roles).flatMap((role) =>
      [...objects.matchAll(/public\.(\w+)\(/g)].map(([, name]) => `${role} ${name}`),
    ),
  );
  const ofBrowsers = (right: string) => browserRoles.includes(right.split(' ')[0] ?? '');
  return { policies, grants: grants.filter(ofBrowsers), functions: functions.filter(ofBrowsers) };
}

const kinds = { policies: 'row rule', grants: 'right', functions: 'right to call' } as const;

export function checkRowRules(state: DeploymentState): Finding {
  const newest = readMigrations().findLast(({ name }) => name.endsWith('access'));
  const intended = intendedRights(newest?.sql ?? '');
  const problems = state.tables.flatMap(({ name, has_row_rules: isOn }) =>
    isOn ? [] : [`row rules are off for ${name}`],
  );
  for (const kind of ['policies', 'grants', 'functions'] as const) {
    const missing = intended[kind].filter((right) => !state[kind].includes(right));
    const extra = state[kind].filter((right) => !intended[kind].includes(right));
    problems.push(...missing.map((right) => `${kinds[kind]} missing (${right})`));
    problems.push(...extra.map((right) => `${kinds[kind]} too many (${right})`));
  }
  return judged(
    'Row rules',
    problems,
    `${state.policies.length} rules over ${state.tables.length} tables, as the migrations say`,
    `Run supabase/migrations/${newest?.version}_${newest?.name}.sql once more (SQL editor, or psql); drop what it doesn't name.`,
  );
}
