/** Supabase Realtime's schema as in a hosted project, as far as our SQL uses it. `send` only stores. */
export const realtimeSchema = `
  create schema realtime;
  grant usage on schema realtime to anon, authenticated, service_role;
  create table realtime.messages (
    id uuid not null default gen_random_uuid(), topic text not null, extension text not null, payload jsonb,
    event text, private boolean default false, inserted_at timestamp not null default now(),
    primary key (id, inserted_at)
  ) partition by range (inserted_at);
  create table realtime.messages_default partition of realtime.messages default;
  alter table realtime.messages enable row level security;
  grant select, insert, update on realtime.messages to anon, authenticated, service_role;
  create function realtime.topic() returns text language sql stable as $$
    select nullif(current_setting('realtime.topic', true), '')
  $$;
  create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql as $$
  begin
    perform set_config('realtime.topic', topic, true);
    insert into realtime.messages (payload, event, topic, private, extension)
    values (payload, event, topic, private, 'broadcast');
  end;
  $$;`;
