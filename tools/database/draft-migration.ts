/**
 * `npm run migration -- NAME`: drafts the next migration from what supabase/schemas says and the migrations don't do yet.
 * The draft is for review: finish it by hand, as CONTRIBUTING.md says.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../command';
import { CommandError } from '../command-error';
import { projectRoot } from '../local-stack/data-folder';
import { diffDatabases, splitMigration, readSchemas, startSchemaServer } from './schema-databases';

const usage = 'Usage: npm run migration -- NAME, such as add_job_notes';

/** A migration gives way to texts instead of holding them up (docs/deploy.md, "Upgrading"). */
const header = `set lock_timeout = '500ms';\n\n`;

/** The version of a migration that is written now: `YYYYMMDDhhmmss`, UTC. */
const makeVersion = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14);

await runCommand(import.meta.url, usage, async (args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0 || !/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new UsageError('NAME is lowercase letters, digits and underscores.');
  }
  const server = await startSchemaServer();
  try {
    const migrated = await server.open('migrated', splitMigration());
    const declared = await server.open('declared', readSchemas());
    const draft = diffDatabases(migrated, declared);
    if (draft === '') {
      console.log('The migrations already lead to what supabase/schemas says. Nothing was written.');
      return true;
    }
    const file = join('supabase', 'migrations', `${makeVersion()}_${name}.sql`);
    if (existsSync(join(projectRoot, file))) {
      throw new CommandError(`${file} is there already.`);
    }
    writeFileSync(join(projectRoot, file), `${header}${draft}\n`);
    console.log(`Wrote ${file}. It is a draft: read it, finish it by hand, and run npm run test:full.`);
    return true;
  } finally {
    await server.stop();
  }
});
