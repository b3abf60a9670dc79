-- Personal data has an end: what is older than the period goes by itself, a person can be erased, and a
-- STOP outlives both. And what `npm run doctor` has to know of a database.

create table private.retention (
  id boolean primary key default true check (id),
  months integer not null default 24 check (months between 1 and 120),
  last_run_at timestamptz
);
insert into private.retention default values;

-- STOP of people of whom nothing else is left. In plain text: the numbers of a country can all be tried,
-- so a hash would hide nothing from whoever can read this database, and its key would have to lie beside it.
create table private.opt_outs (
  other_number text primary key,
  opted_out_by text not null check (opted_out_by in ('contact', 'office')),
  opted_out_changed_at timestamptz
);

-- However a conversation goes, its STOP stays: with the other conversations of that number, or else alone.
create function private.keep_opt_out() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.conversations c set
    opted_out = true,
    opted_out_by = case when 'contact' in (c.opted_out_by, old.opted_out_by) then 'contact' else old.opted_out_by end,
    opted_out_changed_at = greatest(c.opted_out_changed_at, old.opted_out_changed_at)
  where c.other_number = old.other_number;
  if not found then
    insert into private.opt_outs as kept (other_number, opted_out_by, opted_out_changed_at)
    values (old.other_number, old.opted_out_by, old.opted_out_changed_at)
    on conflict (other_number) do update set
      opted_out_by = case
        when 'contact' in (kept.opted_out_by, excluded.opted_out_by) then 'contact'
        else excluded.opted_out_by
      end,
      opted_out_changed_at = greatest(kept.opted_out_changed_at, excluded.opted_out_changed_at);
  end if;
  return null;
end;
$$;
create trigger keep_opt_out after delete on public.conversations
for each row when (old.opted_out) execute function private.keep_opt_out();

create function private.recall_opt_out() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_kept private.opt_outs;
begin
  delete from private.opt_outs o where o.other_number = new.other_number returning * into v_kept;
  if v_kept.other_number is not null then
    new.opted_out := true;
    new.opted_out_by := v_kept.opted_out_by;
    new.opted_out_changed_at := v_kept.opted_out_changed_at;
  end if;
  return new;
end;
$$;
create trigger recall_opt_out before insert on public.conversations
for each row execute function private.recall_opt_out();

-- Deletes what is older than the period; answers how many rows of each. A quote request with consent to
-- texts stays as its proof for as long as its conversation goes on.
create function public.delete_expired() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_before timestamptz := now() - (select make_interval(months => r.months) from private.retention r);
  v_messages integer;
  v_conversations integer;
  v_quotes integer;
  v_voicemails integer;
  v_lines integer;
  v_limits integer;
  v_counts jsonb;
begin
  delete from public.messages m where m.created_at < v_before;
  get diagnostics v_messages = row_count;
  -- What was never seen and is gone now can't be counted as unread any more.
  update public.conversations c set unread_count = remaining.total
  from (
    select o.id, count(m.id)::integer as total
    from public.conversations o
    left join public.messages m on m.conversation_id = o.id and m.direction = 'inbound'
    where o.unread_count > 0
    group by o.id
  ) remaining
  where c.id = remaining.id and c.unread_count > remaining.total;
  -- The dates are looked at again when a text has come in meanwhile, the messages are not.
  delete from public.conversations c
  where c.last_message_at < v_before and c.created_at < v_before
    and not exists (select from public.messages m where m.conversation_id = c.id);
  get diagnostics v_conversations = row_count;
  delete from public.quote_requests q
  where q.created_at < v_before and not (q.sms_consent and q.conversation_id is not null);
  get diagnostics v_quotes = row_count;
  delete from public.voicemails v where v.created_at < v_before;
  get diagnostics v_voicemails = row_count;
  delete from public.audit_log a where a.happened_at < v_before;
  get diagnostics v_lines = row_count;
  delete from private.rate_limits r where r.ends_at <= now();
  get diagnostics v_limits = row_count;
  update private.retention r set last_run_at = now();

  v_counts := jsonb_build_object(
    'messages', v_messages, 'conversations', v_conversations, 'quote_requests', v_quotes,
    'voicemails', v_voicemails, 'audit_lines', v_lines);
  if v_messages + v_conversations + v_quotes + v_voicemails + v_lines > 0 then
    insert into public.audit_log (action, new_value) values ('retention.run', v_counts::text);
  end if;
  return v_counts || jsonb_build_object('rate_limits', v_limits);
end;
$$;

-- Sets the period; answers it.
create function public.set_retention(p_months integer) returns integer
language sql security definer set search_path = ''
as $$
  update private.retention set months = p_months returning months;
$$;

-- Erases a person by number (E.164) or e-mail address, and answers how many rows of each that concerns,
-- with the recordings of theirs that Twilio holds. Without p_really everything is undone again, so that
-- what is listed beforehand is what would be done. A STOP of theirs stays (private.opt_outs), with nothing
-- but the number. An address goes with the requests that named it and what they left in Messages; the
-- conversation of a number that such a request gave as well stays: anybody can put any number into the form.
create function public.erase_person(p_contact text, p_really boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_contact text := case when position('@' in p_contact) > 0 then lower(trim(p_contact)) else trim(p_contact) end;
  v_conversations integer;
  v_messages integer;
  v_web integer;
  v_quotes integer;
  v_names integer;
  v_voicemails integer;
  v_lines integer;
  v_opted_out boolean;
  v_recordings jsonb;
  v_accounts integer;
begin
  select coalesce(jsonb_agg(v.recording_sid order by v.recording_sid), '[]'::jsonb) into v_recordings
  from public.voicemails v where v.caller = v_contact;
  select count(*) into v_accounts from auth.users u where lower(u.email) = v_contact;
  select exists (select from public.conversations c where c.other_number = v_contact and c.opted_out)
    or exists (select from private.opt_outs o where o.other_number = v_contact)
  into v_opted_out;
  begin
    -- A request and its entry in Messages were written in one transaction, hence at one time.
    delete from public.messages m
    using public.quote_requests q
    where lower(q.email) = v_contact and m.conversation_id = q.conversation_id
      and m.source = 'web' and m.created_at = q.created_at;
    get diagnostics v_web = row_count;
    delete from public.quote_requests q
    where q.phone = v_contact or lower(q.email) = v_contact
      or q.conversation_id in (select c.id from public.conversations c where c.other_number = v_contact);
    get diagnostics v_quotes = row_count;
    delete from public.messages m
    where m.conversation_id in (select c.id from public.conversations c where c.other_number = v_contact);
    get diagnostics v_messages = row_count;
    delete from public.conversations c where c.other_number = v_contact;
    get diagnostics v_conversations = row_count;
    -- What the list shows of the conversations that stay may have been the entry that is gone.
    update public.conversations c set
      contact_email = null,
      last_message = coalesce((
        select private.summary_of(m.body, m.media) from public.messages m
        where m.conversation_id = c.id order by m.created_at desc, m.id desc limit 1
      ), ''),
      unread_count = least(c.unread_count, (
        select count(*)::integer from public.messages m where m.conversation_id = c.id and m.direction = 'inbound'
      ))
    where lower(c.contact_email) = v_contact;
    get diagnostics v_names = row_count;
    delete from public.voicemails v where v.caller = v_contact;
    get diagnostics v_voicemails = row_count;
    update public.audit_log a set
      subject = case when a.subject = v_contact then 'erased' else a.subject end,
      old_value = case when a.old_value = v_contact then 'erased' else a.old_value end,
      new_value = case when a.new_value = v_contact then 'erased' else a.new_value end
    where v_contact in (a.subject, a.old_value, a.new_value);
    get diagnostics v_lines = row_count;
    if not p_really then raise sqlstate 'RB001'; end if;
    insert into public.audit_log (action) values ('person.erase');
  exception when sqlstate 'RB001' then null;
  end;
  return jsonb_build_object(
    'conversations', v_conversations, 'messages', v_messages + v_web, 'quote_requests', v_quotes,
    'addresses_in_other_conversations', v_names, 'voicemails', v_voicemails, 'audit_lines', v_lines,
    'accounts', v_accounts, 'opted_out', v_opted_out, 'recordings', v_recordings);
end;
$$;

-- What a deployment is checked by: migrations, admins, the saved number, retention, and who may do what
-- in `public` as the catalogue has it.
create function public.deployment_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_migrations jsonb := '[]';
  v_job jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select coalesce(jsonb_agg(version order by version), ''[]'') from supabase_migrations.schema_migrations'
      into v_migrations;
  end if;
  if to_regclass('cron.job') is not null then
    execute 'select jsonb_build_object(''schedule'', schedule, ''is_active'', active) from cron.job where jobname = $1'
      into v_job using 'delete-expired';
  end if;
  return jsonb_build_object(
    'migrations', v_migrations,
    'admins', (select count(*) from public.user_roles r where r.role = 'admin'),
    'confirmed_admins', (
      select count(*) from public.user_roles r
      join auth.users u on u.id::text = r.user_id::text
      where r.role = 'admin' and u.email_confirmed_at is not null and u.deleted_at is null
    ),
    'business_number', (
      select s.setting_value from public.business_settings s where s.setting_key = 'twilio_phone_number'
    ),
    'retention', (
      select jsonb_build_object('months', r.months, 'last_run_at', r.last_run_at, 'job', v_job)
      from private.retention r
    ),
    'tables', (
      -- needed: a column that no row may leave empty.
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', c.relname,
        'has_row_rules', c.relrowsecurity,
        'needed', (
          select a.attname from pg_catalog.pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and a.attidentity = ''
          order by a.atthasdef, a.attnum limit 1
        )
      ) order by c.relname), '[]')
      from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    ),
    'policies', (
      select coalesce(jsonb_agg(p.tablename || ': ' || p.policyname order by p.tablename, p.policyname), '[]')
      from pg_catalog.pg_policies p where p.schemaname = 'public'
    ),
    'grants', (
      select coalesce(jsonb_agg(g.grantee || ' ' || lower(g.privilege_type) || ' ' || g.table_name
        order by g.grantee, g.table_name, g.privilege_type), '[]')
      from information_schema.role_table_grants g
      where g.table_schema = 'public' and g.grantee in ('anon', 'authenticated', 'PUBLIC')
    ),
    'functions', (
      select coalesce(jsonb_agg(r.role || ' ' || f.proname order by r.role, f.proname), '[]')
      from pg_catalog.pg_proc f
      cross join (values ('anon'), ('authenticated')) r (role)
      where f.pronamespace = 'public'::regnamespace
        and has_function_privilege(r.role, f.oid, 'execute')
    )
  );
end;
$$;

-- An erased person's STOP counts for the automatic text as well: there is no conversation to ask then.
create or replace function public.begin_text_back(
  p_business_number text,
  p_other_number text,
  p_body text,
  p_call_sid text,
  p_limit integer
) returns table (message_id uuid, created boolean, refusal text)
language plpgsql security invoker set search_path = '' set lock_timeout = '2s'
as $$
declare
  v_key uuid := substr(p_call_sid, 3)::uuid;
  v_since timestamptz := now() - interval '24 hours';
  v_conversation uuid;
  v_message uuid;
  v_refusal text;
begin
  -- One after the other, so that two calls at once are counted right.
  perform pg_advisory_xact_lock(hashtextextended('text back', 0));

  select m.id into v_message from public.messages m where m.idempotency_key = v_key;
  if v_message is not null then
    return query select v_message, false, null::text;
    return;
  end if;

  v_refusal := case
    when exists (
      select 1 from public.conversations c where c.other_number = p_other_number and c.opted_out
    ) or exists (select 1 from private.opt_outs o where o.other_number = p_other_number) then 'opted_out'
    when p_other_number = p_business_number
      or exists (select 1 from public.conversations c where c.business_number = p_other_number)
      or exists (select 1 from public.business_settings s where s.setting_value = p_other_number)
      or exists (select 1 from public.call_handling h where h.after_hours_number = p_other_number)
      then 'own_number'
    when exists (
      select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
      where c.other_number = p_other_number and m.direction = 'outbound'
        and m.error_code in (21211, 21612, 21614, 21635, 30005, 30006)
    ) then 'unreachable'
    when exists (
      select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
      where c.other_number = p_other_number and m.source = 'auto' and m.created_at > v_since
    ) then 'texted_already'
    when (select count(*) from public.messages m where m.source = 'auto' and m.created_at > v_since) >= p_limit
      then 'limit_reached'
  end;
  if v_refusal is not null then
    return query select null::uuid, false, v_refusal;
    return;
  end if;

  insert into public.conversations (business_number, other_number)
  values (p_business_number, p_other_number)
  on conflict (business_number, other_number) do update set other_number = excluded.other_number
  returning id into v_conversation;
  insert into public.messages (conversation_id, direction, body, status, idempotency_key, source)
  values (v_conversation, 'outbound', p_body, 'pending', v_key, 'auto')
  returning id into v_message;
  update public.conversations c
  set last_message = left(p_body, 200), last_message_at = now(), last_source = 'sms'
  where c.id = v_conversation;
  return query select v_message, true, null::text;
end;
$$;

-- Every night at half past three or four in Tulsa, where the platform can. Elsewhere `npm run retention`
-- has to be run by a clock of one's own; the doctor says when nothing has run.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('delete-expired', '23 9 * * *', 'select public.delete_expired()');
  end if;
exception when others then
  raise warning 'pg_cron can''t be used here (%): run "npm run retention" every day instead', sqlerrm;
end;
$$;
