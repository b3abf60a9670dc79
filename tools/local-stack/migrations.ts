/** The migrations in supabase/migrations, the roles that they expect, and the access rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './data-folder.ts';

export type Migration = { version: string; name: string; sql: string };

/** The roles that every hosted project has, for a database that is only PostgreSQL. */
export const hostedRoles = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin;
      create role authenticated nologin;
      create role service_role nologin bypassrls;
    end if;
  end $$;`;

/** All migrations of the project in that folder, in the order of their versions. */
export function readMigrations(root = projectRoot): Migration[] {
  const folder = join(root, 'supabase', 'migrations');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        return [];
      }
      return [{ version, name, sql: readFileSync(join(folder, file), 'utf8') }];
    });
}

/** The file with all grants and row rules. It can run again at any time. */
export const accessFile = 'supabase/schemas/90_access.sql';

export const readAccessRules = (): string => readFileSync(join(projectRoot, accessFile), 'utf8');
