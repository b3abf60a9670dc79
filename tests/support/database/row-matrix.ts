/**
 * The row matrix: every person tries every verb on every table and calls every function with their role and
 * claims, as through the data API. The results and the catalog must match row-rules.ts; nothing is kept.
 */
import { catalogueRules } from './catalogue-rules';
import type { HostedDatabase } from './hosted-database';
import * as rules from './row-rules';

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
const literal = (value: rules.Value) => {
  if (value === null) {
    return 'null';
  }
  return quoted(typeof value === 'object' ? JSON.stringify(value) : value.toString());
};

function insertion(table: string, row: rules.Sample['added']): string {
  return `insert into public.${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')})`;
}

function assignment(changed: rules.Sample['changed']): string {
  return Object.entries(changed)
    .map(([column, value]) => `${column} = ${literal(value)}`)
    .join(', ');
}

/** Null if the table has no such statement. */
function statement(table: string, verb: rules.Verb): string | null {
  const sample = rules.samples[table];
  if (!sample) {
    throw new Error(`tests/support/database/row-rules.ts has no rows to try ${table} with`);
  }
  switch (verb) {
    case 'select':
      return `select * from public.${table}`;
    case 'insert':
      return insertion(table, sample.added);
    case 'update':
      return `update public.${table} set ${assignment(sample.changed)}`;
    case 'upsert':
      if (sample.key === null) {
        return null;
      }
      return `${insertion(table, sample.existing)} on conflict (${sample.key ?? 'id'}) do update set ${assignment(sample.changed)}`;
    case 'delete':
      return `delete from public.${table}`;
    case 'truncate':
      return `truncate public.${table} cascade`;
  }
}

/** `expected` is the number of rows, an SQLSTATE, or `any` for every result but a refusal. */
type Probe = { who: rules.Identity; does: string; sql: string; expected: string };

const refused = '42501';

/** The expected result of a verb on a table with `total` rows: the affected rows, or a refusal. */
function chooseExpected(who: rules.Identity, table: string, verb: rules.Verb, total: number): string {
  const { party } = who;
  const allowed = party === 'visitor' ? undefined : rules.tableRules[table]?.[party]?.[verb];
  const outcome: rules.Outcome = allowed ?? 'refused';
  const all = verb === 'insert' || verb === 'upsert' ? 1 : total;
  return { refused, nothing: '0', own: '1', done: String(all) }[outcome];
}

const mayCall = ({ party }: rules.Identity, name: string) =>
  (rules.functionRules[name] ?? ['service']).includes(party);

/** All probes. `totals` has the number of rows of each table, `calls` a call of each function. */
function probes(totals: Map<string, number>, calls: { name: string; sql: string }[]): Probe[] {
  const list: Probe[] = [];
  for (const who of rules.identities) {
    for (const table of Object.keys(rules.tableRules)) {
      for (const verb of rules.verbs) {
        const sql = statement(table, verb);
        if (sql === null) {
          continue;
        }
        const expected = chooseExpected(who, table, verb, totals.get(table) ?? 0);
        list.push({ who, does: `${verb} ${table}`, sql, expected });
      }
    }
    for (const { name, sql } of calls) {
      list.push({ who, does: `call ${name}`, sql, expected: mayCall(who, name) ? 'any' : refused });
    }
    const { sub } = who.claims;
    const user_id = typeof sub === 'string' ? sub : rules.accounts.boaster.id;
    const promotion = insertion('user_roles', { user_id, role: 'admin' });
    const attempts: Record<string, string> = {
      'promote themselves': promotion,
      'promote themselves by upsert': `${promotion} on conflict (user_id, role) do update set role = excluded.role`,
      'take over the role of another': `update public.user_roles set user_id = ${quoted(rules.accounts.user.id)} where user_id = ${quoted(rules.accounts.secondAdmin.id)}`,
      'read who has an account': 'select id, email from auth.users',
      'write an account': `update auth.users set email_confirmed_at = now()`,
      'wind the log’s numbers on': "select setval('public.audit_log_id_seq', 1000)",
      'make a table': 'create table public.theirs (id integer)',
      'make a function': 'create function public.theirs() returns integer language sql as $f$ select 1 $f$',
      'read who needs a second factor': 'select * from private.admin_access',
      'read a table that was added without grants': 'select * from public.added_later',
      'call a function that was added without grants': 'select public.called_later()',
    };
    for (const [does, sql] of Object.entries(attempts)) {
      list.push({ who, does, sql, expected: refused });
    }
    const hidden = 'rate_limits alert_settings alert_throttle alert_queue job_texts reminders feeds';
    for (const table of hidden.split(' ')) {
      const expected = who.party === 'service' ? '0' : refused;
      list.push({ who, does: `read private.${table}`, sql: `select * from private.${table}`, expected });
    }
    list.push({
      who,
      does: 'learn from the news',
      sql: `select from public.inbox_news() news
        where (news ->> 'unread')::integer > 0 or jsonb_array_length(news -> 'changes') > 0`,
      expected: who.party === 'admin' || who.party === 'dispatcher' ? '1' : refused,
    });
    const readers: rules.Party[] = ['admin', 'dispatcher', 'service'];
    const mayRead = who.party === 'visitor' ? refused : readers.includes(who.party) ? '1' : '0';
    const { contactColumns } = rules;
    list.push({
      who,
      does: 'read the list',
      sql: `select ${contactColumns} from public.contacts`,
      expected: mayRead,
    });
    if (who.party !== 'service') {
      const columns = [
        'email',
        'permission_note',
        'permission_noted_by',
        'opted_out_by_contact',
        'last_message',
      ];
      for (const column of columns) {
        const sql = `select ${column} from public.contacts`;
        list.push({ who, does: `read ${column} of contacts`, sql, expected: refused });
      }
    }
    // Realtime checks with the same statements who may join a topic and who may send.
    const hears = ['admin', 'dispatcher', 'service'].includes(who.party) ? '1' : '0';
    list.push({ who, does: 'hear of news', sql: 'select from realtime.messages', expected: hears });
    list.push({ who, does: 'send news', sql: told, expected: who.party === 'service' ? '1' : refused });
    if (who.party === 'admin' || who.party === 'service') {
      list.push(...malformed.map((one) => ({ who, ...one })));
    }
  }
  return list;
}

const setting = (key: string | null, value: string | null) =>
  insertion('business_settings', { setting_key: key, setting_value: value });
const check = '23514';
const unknownSettings = ['', 'role', 'TWILIO_PHONE_NUMBER', 'twilio_phone_number ', 'twilio_auth_token'];

/** Malformed values, which are refused even from people who may write. */
const malformed: Omit<Probe, 'who'>[] = [
  ...rules.badNumbers.flatMap((value) => {
    const does = `save ${JSON.stringify(value.slice(0, 40))}`;
    const update = `update public.business_settings set setting_value = ${quoted(value)}`;
    return [
      { does, sql: setting('call_forwarding_number', value), expected: check },
      { does: `${does} over another`, sql: update, expected: check },
    ];
  }),
  ...unknownSettings.map((key) => {
    return { does: `save the setting "${key}"`, sql: setting(key, '+19185550177'), expected: check };
  }),
  { does: 'save one twice', sql: setting('twilio_phone_number', '+19185550177'), expected: '23505' },
  { does: 'save a setting of no name', sql: setting(null, '+1918'), expected: '23502' },
  { does: 'save one of no value', sql: setting('call_forwarding_number', null), expected: '23502' },
];

/**
 * Runs statements one by one under a role and a token's claims, as the data API does, and undoes each one.
 * Returns the number of rows, or the SQLSTATE.
 */
const runner = `
  create function pg_temp.try(tried jsonb) returns jsonb language plpgsql as $try$
  declare
    v_one jsonb;
    v_rows bigint;
    v_outcomes jsonb := '[]';
  begin
    for v_one in select value from jsonb_array_elements(tried) loop
      begin
        perform set_config('request.jwt.claims', v_one ->> 'claims', true);
        perform set_config('role', v_one ->> 'role', true);
        execute v_one ->> 'sql';
        get diagnostics v_rows = row_count;
        raise exception using errcode = 'TAKEN', message = v_rows::text;
      exception
        when sqlstate 'TAKEN' then v_outcomes := v_outcomes || to_jsonb(sqlerrm);
        when others then v_outcomes := v_outcomes || to_jsonb(sqlstate);
      end;
    end loop;
    return v_outcomes;
  end;
  $try$;`;

/** The rows that are in the database while the matrix runs. */
const people = Object.values(rules.accounts)
  .map(
    ({ id, email, isConfirmed, metadata }) =>
      `(${quoted(id)}, ${quoted(email)}, ${isConfirmed ? 'now()' : 'null'}, ${literal(metadata)})`,
  )
  .join(', ');
const rows = Object.entries(rules.samples)
  // Its migration inserts the only row.
  .filter(([table]) => table !== 'call_handling' && table !== 'job_settings')
  .map(([table, { existing }]) => insertion(table, existing));
const population = `
  insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ${people};
  ${rows.join(';\n')};
  insert into public.user_roles (user_id, role, begins_at) values
    (${quoted(rules.accounts.secondAdmin.id)}, 'admin', null),
    (${quoted(rules.accounts.dispatcher.id)}, 'dispatcher', null),
    (${quoted(rules.accounts.newAdmin.id)}, 'admin', to_timestamp(${rules.roleStart}));`;

/** A message on the topic that every office joins. */
const told = `insert into realtime.messages (topic, extension) values (realtime.topic(), 'broadcast')`;
const onTopic = `
  select set_config('realtime.topic', private.news_topic(), true);
  delete from realtime.messages;
  ${told};`;

/** A new account whose metadata claims every kind of role. */
const newcomer = (id: string, email: string) => `
  insert into auth.users (id, email, raw_user_meta_data, raw_app_meta_data) values (
    ${quoted(id)}, ${quoted(email)},
    '{"role": "admin", "is_admin": true, "roles": ["admin"], "user_role": "admin"}',
    '{"provider": "email"}');`;

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Tries each statement and returns the number of rows, or the SQLSTATE. Needs `runner` in the session. */
async function attempt(database: HostedDatabase, list: Pick<Probe, 'who' | 'sql'>[]): Promise<string[]> {
  const tried = list.map(({ who, sql }) => ({ role: who.role, claims: JSON.stringify(who.claims), sql }));
  const [answer] = await database.run(`select pg_temp.try(${quoted(JSON.stringify(tried))}) as outcomes`);
  return Array.isArray(answer?.outcomes) ? answer.outcomes.map(readText) : [];
}

/**
 * Examines a database with the probes and the catalog's rules.
 *
 * @param change SQL to run on top of the migrations; it is rolled back afterward
 */
export async function examineRows(database: HostedDatabase, change = '') {
  await database.run(`begin; ${change};`);
  try {
    const complaints = await database.run(catalogueRules);

    await database.run(`savepoint empty;
      ${newcomer(rules.accounts.user.id, rules.accounts.user.email)}
      ${newcomer(rules.accounts.colleague.id, rules.accounts.colleague.email)}`);
    const [signUps] = await database.run('select count(*)::integer as roles from public.user_roles');
    await database.run('rollback to empty');

    await database.run(`${population}
      ${onTopic}
      ${runner}
      create table public.added_later as select 1 as id;
      create function public.called_later() returns integer language sql as 'select 1';`);
    const totals = await database.run(
      Object.keys(rules.tableRules)
        .map((table) => `select '${table}' as name, count(*)::integer as total from public.${table}`)
        .join(' union all '),
    );
    const calls = await database.run(`
      select proname as name, format('select * from public.%I(%s)', proname, coalesce((
        select string_agg('null::' || format_type(type, null), ', ' order by place)
        from unnest(proargtypes) with ordinality as arguments (type, place)), '')) as sql
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
        and prorettype <> 'trigger'::regtype and proname <> 'called_later'`);
    const list = probes(
      new Map(totals.map(({ name, total }) => [readText(name), Number(total)])),
      calls.map(({ name, sql }) => ({ name: readText(name), sql: readText(sql) })),
    );
    const outcomes = await attempt(database, list);
    /** Probes whose result differs from the rules. */
    const byProbes = list.flatMap(({ who, does, expected }, index) => {
      const outcome = outcomes[index] ?? '';
      const isExpected = expected === 'any' ? outcome !== '' && outcome !== refused : outcome === expected;
      return isExpected ? [] : [`${who.name}: ${does}: ${outcome} instead of ${expected}`];
    });
    if (signUps?.roles !== 0) {
      byProbes.push('new accounts got a role at sign-up');
    }
    return { probes: list.length, byProbes, byCatalogue: complaints.map(({ finding }) => readText(finding)) };
  } finally {
    await database.run('rollback');
  }
}
