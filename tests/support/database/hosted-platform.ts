import { hostedRoles } from '../../../tools/local-stack/migrations';
import { realtimeSchema } from './realtime-schema';

/** What the Auth server adds to a database, as far as our SQL uses it, and the publication of Realtime. */
export const hostedAuth = `
  grant usage on schema public to anon, authenticated, service_role;
  create schema auth;
  grant usage on schema auth to anon, authenticated, service_role;
  create table auth.users (
    id uuid primary key, email varchar(255), email_confirmed_at timestamptz, raw_app_meta_data jsonb,
    raw_user_meta_data jsonb, is_anonymous boolean not null default false,
    created_at timestamptz default now(), deleted_at timestamptz
  );
  alter table auth.users enable row level security;
  create function auth.jwt() returns jsonb language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb
  $$;
  create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
  create function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;
  create publication supabase_realtime;`;

/** What a new hosted project has before our SQL, as far as our SQL uses it: roles, auth, storage and Realtime. */
export const hostedPlatform = `
  ${hostedRoles}
  ${hostedAuth}
  create schema storage;
  grant usage on schema storage to anon, authenticated, service_role;
  create table storage.buckets (
    id text primary key, name text not null unique, public boolean default false, file_size_limit bigint,
    allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text,
    created_at timestamptz default now(), metadata jsonb
  );
  alter table storage.objects enable row level security;
  ${realtimeSchema}`;
